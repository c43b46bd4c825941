import type { VerbDetail } from '../../../core/contracts/catalogue.ts';
import type { ResponseData } from '../../../core/contracts/endpoints.ts';
import { type FormKey, formKeys } from '../../../core/hebrew/conjugation/forms.ts';
import { canOpenLesson } from '../../../core/lesson/access.ts';
import { ownLessonId } from '../../../core/own-words/limits.ts';
import type { Background, Clock, Store } from '../../../core/ports.ts';
import { findLastEdit } from '../../../db/admin/actions.ts';
import { patientStatementMs } from '../../../db/admin/bounded.ts';
import { recentLessonFigures } from '../../../db/admin/lesson-stats.ts';
import type { Db } from '../../../db/connection/client.ts';
import { type Catalogue, lessonsOf } from '../../../db/course/catalogue.ts';
import { isLessonOpenTo } from '../../../db/course/course-words.ts';
import { type LessonData, readLesson } from '../../../db/course/lessons.ts';
import { readPhraseParts } from '../../../db/course/phrase-parts.ts';
import { readVerb, type VerbOfWord, verbLineOf } from '../../../db/course/verbs.ts';
import { type Relative, readFamily } from '../../../db/course/word-family.ts';
import type { Visitor } from '../../../db/entitlements.ts';
import { readFormSentences } from '../../../db/forms/sentences.ts';
import { letterKeysOf } from '../../../db/letters/read-letters.ts';
import { signFormAddress } from '../../_auth/addresses.ts';
import { type Handlers, visitorOf } from '../../_call.ts';
import { figurePorts } from '../../_figure-ports.ts';
import { lessonStats } from '../admin/shapes.ts';
import { ownLesson } from '../shapes/own-word-shape.ts';
import { categoryShapes, lessonSummary, publicSections, wordProgressShape } from '../shapes/shapes.ts';
import { placedSentenceShape, proofShapes, type Signing, verbName, wordShape } from '../shapes/word-shape.ts';
import { findVoicing, lessonVoices, voicedSentence, voicedWord } from '../voice/heard-voices.ts';
import type { PublishedCourse } from './course.ts';

/** What editors see of a lesson, and the mark that they edit it. */
type Editors = { db: Db; figuresDb: Db; store: Store; clock: Clock; background: Background };

export const catalogueHandlers: Handlers<
  'GET /sections' | 'GET /categories' | 'GET /lessons' | 'GET /lessons/{id}' | 'GET /verbs/{wordId}'
> = {
  'GET /sections': async ({ deps }) => shapesOf(await deps.catalogue.get(deps.db)).sections,

  'GET /categories': async ({ deps }) => shapesOf(await deps.catalogue.get(deps.db)).categories,

  'GET /lessons': async ({ deps }) => shapesOf(await deps.catalogue.get(deps.db)).lessons,

  'GET /lessons/{id}': async ({ params, owner, deps, now }) => {
    if (params.id === ownLessonId) return ownLesson(deps, { userId: owner.userId, now });
    const input = { ...visitorOf(deps, owner), lessonId: params.id, editing: true };
    const lesson = await readLesson(deps.db, input, now);
    return lessonShape(deps, lesson, now);
  },

  'GET /verbs/{wordId}': async ({ params, owner, deps, now }) => {
    const visitor = visitorOf(deps, owner);
    const found = await readVerb(deps.db, { ...visitor, wordId: params.wordId }, now);
    const family = await readFamily(deps.db, { ...visitor, verb: found.verb }, now);
    const detail = {
      ...verbShape(deps, found, now),
      examples: await examplesOf(deps, found, { visitor, now }),
      family: familyShape(deps, family, now),
    };
    return withVerbVoices(deps.db, detail, owner.userId);
  },
};

/** An open lesson as it is shown: with the sounds that its reader hears, and the way to the next one. */
export async function lessonShape(
  deps: Signing & Editors & PublishedCourse,
  lesson: LessonData,
  now: Date,
): Promise<ResponseData<'GET /lessons/{id}'>> {
  const voiced = lessonVoices(lesson);
  const parts = await readPhraseParts(deps.db, lesson.words, lesson);
  return {
    id: lesson.id,
    name: lesson.name,
    description: lesson.description,
    topic: lesson.topic,
    level: lesson.level,
    category: lesson.section,
    subcategory: lesson.subsection,
    subsection_id: lesson.subsectionId,
    lesson_number: lesson.lessonNumber,
    lessonNumber: lesson.lessonNumber,
    is_free: lesson.isFree,
    isPublished: lesson.isPublished,
    author_name: lesson.authorName,
    author_link: lesson.authorLink,
    words: lesson.words.map((word) => ({
      ...voicedWord(wordShape(deps, lesson.id, word, now), voiced),
      ...(parts.has(word.id) ? { parts: parts.get(word.id) } : {}),
      ...(lesson.isEditing
        ? { audioUploaded: word.isRecorded, transcriptionKept: word.transcriptionKept, ...verbLine(word) }
        : {}),
    })),
    proofs: proofShapes(deps, lesson, now).map((sentence) => voicedSentence(sentence, voiced)),
    letters: letterKeysOf(lesson.key),
    rules: lesson.rules,
    progress: lesson.progress.map(wordProgressShape),
    quizPassed: lesson.quizPassed,
    known: lesson.known,
    nextLessonId: await nextLessonId(deps, lesson),
    ...(lesson.isEditing ? await editorsPart(deps, lesson) : {}),
  };
}

/** All forms of a verb, each with the address of its sound; that of the word itself is the word's own. */
function verbShape(
  deps: Signing,
  { lessonId, word, verb, key, forms }: VerbOfWord,
  now: Date,
): Omit<VerbDetail, 'family' | 'examples'> {
  const place = { lessonId, wordId: word.id };
  const shape = (name: FormKey) => {
    const form = forms[name];
    if (!form) return null;
    const own = name === key ? wordShape(deps, lessonId, word, now) : undefined;
    const audio = own?.audio ?? signFormAddress(place, name, deps.signingSecret, now);
    return { ...form, audio, ...(own?.voice ? { voice: own.voice } : {}) };
  };
  const shapes = Object.fromEntries(formKeys.map((name) => [name, shape(name)]));
  return {
    ...verbName(verb),
    forms: shapes as VerbDetail['forms'], // every key is listed
    imperfective: verb.imperfective,
    perfective: verb.perfective,
    government: verb.government ?? null,
  };
}

/** All that sounds on a verb's card with published voices, found by one statement. */
async function withVerbVoices(db: Db, detail: VerbDetail, listener: number): Promise<VerbDetail> {
  const { forms, examples, family } = detail;
  const said = Object.values(forms).flatMap((form) => (form ? [toSpoken(form)] : []));
  const words = family.flatMap(({ word }) => word ?? []);
  const voiced = await findVoicing({ db }, [...said, ...words, ...examples], { listener });
  const withVoice = (form: NonNullable<VerbDetail['forms'][FormKey]>) => {
    const { pronunciation: _, ...heard } = voiced(toSpoken(form));
    return heard;
  };
  const shapes = Object.entries(forms).map(([key, form]) => [key, form && withVoice(form)]);
  return {
    ...detail,
    forms: Object.fromEntries(shapes) as VerbDetail['forms'], // the keys are the same
    examples: examples.map((sentence) => voicedSentence(sentence, voiced)),
    family: family.map((relative) => ({ ...relative, word: relative.word && voiced(relative.word) })),
  };
}

const toSpoken = <F extends { pointed: string }>(form: F) => ({ ...form, pronunciation: form.pointed });

/** A sentence for each form that lessons open to the visitor say. */
async function examplesOf(
  deps: Signing & { db: Db },
  { verb, forms }: VerbOfWord,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<VerbDetail['examples']> {
  const wanted = formKeys.map((key) => ({ verb, forms, key }));
  const found = await readFormSentences(deps.db, wanted, isLessonOpenTo(visitor, now));
  return wanted.flatMap((one) => {
    const sentence = found.get(one);
    return sentence ? [{ ...placedSentenceShape(deps, sentence.placed, now), form: one.key }] : [];
  });
}

/** Of a locked lesson only what the catalogue tells, and once. */
function familyShape(deps: Signing, family: readonly Relative[], now: Date): VerbDetail['family'] {
  const locked = new Set<number>();
  return family.flatMap(({ lesson: { isOpen, ...lesson }, isLearned, word }): VerbDetail['family'] => {
    if (isOpen) return [{ lesson, isLearned, word: wordShape(deps, lesson.id, word, now) }];
    if (locked.has(lesson.id)) return [];
    locked.add(lesson.id);
    return [{ lesson, isLearned: false, word: null }];
  });
}

/** The verb of a word as its editor sees it. */
function verbLine(word: LessonData['words'][number]) {
  const line = verbLineOf(word);
  return line === undefined ? {} : { verbLine: line };
}

/** What an admin sees of a lesson in addition to the learner's part. */
async function editorsPart(deps: Editors, { id, revision }: LessonData) {
  const lastEdit = await findLastEdit(deps.db, { kind: 'lesson', id });
  const figures = await recentLessonFigures(figurePorts(deps), id);
  // A lesson with very many learners: the figures are there on the next request.
  if (!figures) deps.background(recentLessonFigures(figurePorts(deps), id, { limitMs: patientStatementMs }));
  return { revision, lastEdit, ...(figures ? { stats: lessonStats(figures) } : {}) };
}

type Shapes = ReturnType<typeof shape>;
const shapes = new WeakMap<Catalogue, Shapes>();

/** The shared answers of one catalogue, built once. */
function shapesOf(catalogue: Catalogue): Shapes {
  const known = shapes.get(catalogue) ?? shape(catalogue);
  shapes.set(catalogue, known);
  return known;
}

function shape(catalogue: Catalogue) {
  const lessons = catalogue.sections.flatMap((section) =>
    section.subsections.flatMap((subsection) =>
      subsection.lessons.map((lesson) => ({
        ...lessonSummary(lesson),
        category: section.name,
        subsection_id: subsection.id,
      })),
    ),
  );
  return { sections: publicSections(catalogue), categories: categoryShapes(catalogue), lessons };
}

async function nextLessonId(deps: PublishedCourse, lesson: LessonData): Promise<number | null> {
  const all = lessonsOf(await deps.catalogue.get(deps.db));
  const place = all.findIndex(({ id }) => id === lesson.id);
  return all.slice(place + 1).find((next) => canOpenLesson(next, lesson))?.id ?? null;
}
