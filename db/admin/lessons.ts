import { and, asc, eq, isNull } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { checkCourse } from '../../core/hebrew/check/course.ts';
import type { LessonContent, LessonLevel, SectionContent, WordContent } from '../../core/lesson/content.ts';
import { createWordKeys } from '../../core/lesson/course-file/word-key.ts';
import type { DraftProblem } from '../../core/lesson/draft-problem.ts';
import {
  checkDraft,
  completeDraft,
  type DraftWord,
  type LessonDraft,
  refusalOf,
} from '../../core/lesson/edit.ts';
import { lessonTemplates, type TemplateType } from '../../core/lesson/templates.ts';
import { findingText } from '../../core/texts/course-file.ts';
import type { Db } from '../client.ts';
import type { StoredLesson, StoredWord } from '../course/stored.ts';
import { lessons, words } from '../schema/index.ts';
import { findLastEdit } from './actions.ts';
import { type CourseNow, changeCourse, mapCourse, ownKey } from './course-change.ts';
import { linkUploads, requireUploads, type WordFiles } from './word-files.ts';

/** A word as an editor sends it. With an id it is the word that stands under it, whatever else changes. */
export type EditedWord = DraftWord & WordFiles & { id?: number | undefined };
export type EditedLesson = Omit<LessonDraft, 'words'> & { words: readonly EditedWord[] };

export type SavedLesson = {
  id: number;
  revision: number;
  isPublished: boolean;
  /** In the order of the words. */
  wordIds: number[];
  warnings: DraftProblem[];
  /** The event that was to make it had made it before. */
  isRepeat?: true;
};

/**
 * A new lesson at the end of its subsection. Sent again with the same `eventId` it changes nothing and answers the lesson
 * that is there, unless that was deleted meanwhile: then it is made anew. Throws 'invalid' with a code of `draftCodes` and `data.problems`, or with
 * the field of an upload that is not there; 'not-found' subsection_not_found.
 */
export async function createLesson(
  db: Db,
  input: { adminId: number; lesson: EditedLesson; eventId?: string | undefined },
  now: Date,
): Promise<SavedLesson> {
  const edit = () => ({ lesson: input.lesson, row: undefined });
  return saveLesson(db, { ...input, action: 'lesson.create', edit }, now);
}

/** A draft with the words of a template, in the given subsection or where the course has that theme. */
export async function createFromTemplate(
  db: Db,
  input: { adminId: number; type: TemplateType; subsectionId?: number | undefined },
  now: Date,
): Promise<SavedLesson> {
  const { type } = input;
  const edit = ({ stored }: CourseNow): Edited => {
    const living = stored.lessons.filter(({ deletedAt }) => deletedAt === null);
    const subsectionId =
      input.subsectionId ??
      living.find(({ template }) => template === type)?.subsectionId ??
      stored.subsections.find(({ deletedAt }) => deletedAt === null)?.id ??
      null;
    const lesson: EditedLesson = {
      ...lessonTemplates[type],
      subsectionId,
      lessonNumber: living.reduce((max, { lessonNumber }) => Math.max(max, lessonNumber), 0) + 1,
      isFree: true,
      isPublished: false,
      authorName: null,
      authorLink: null,
    };
    return { lesson, row: undefined };
  };
  return saveLesson(db, { adminId: input.adminId, template: type, action: 'lesson.template', edit }, now);
}

/**
 * Changes the given fields of a lesson. `revision` is the one that the editor read; it may be missing where only
 * `isPublished` changes. Words that are not sent any more are deleted softly; learners keep their points and progress.
 * Throws as `createLesson`, 'not-found' lesson_not_found, and 'conflict' stale_revision with the revision of now and
 * who made it.
 */
export async function changeLesson(
  db: Db,
  input: { adminId: number; lessonId: number; revision?: number | undefined; change: Partial<EditedLesson> },
  now: Date,
): Promise<SavedLesson> {
  const { lessonId, revision, change, adminId } = input;
  const isOnlyPublishing = Object.keys(change).every((field) => field === 'isPublished');
  if (revision === undefined && !isOnlyPublishing) throw new DomainError('invalid', { field: 'revision' });
  const edit = async ({ stored }: CourseNow, tx: Db): Promise<Edited> => {
    const row = livingLesson(stored.lessons, lessonId);
    if (revision !== undefined && revision !== row.revision) {
      const data = {
        revision: row.revision,
        lastEdit: await findLastEdit(tx, { kind: 'lesson', id: lessonId }),
      };
      throw new DomainError('conflict', { code: 'stale_revision', data });
    }
    const own = stored.words.filter((word) => word.lessonId === lessonId && word.deletedAt === null);
    return { lesson: { ...editedLesson(row, own), ...change }, row };
  };
  const publishing = change.isPublished ? 'lesson.publish' : 'lesson.unpublish';
  const action = isOnlyPublishing && change.isPublished !== undefined ? publishing : 'lesson.edit';
  // What learners see now may be taken from them whatever is wrong with it.
  return saveLesson(db, { adminId, action, edit, isTrusted: action === 'lesson.unpublish' }, now);
}

/** Takes a lesson out of the course; it can be brought back by an import. Throws 'not-found' lesson_not_found. */
export async function deleteLesson(
  db: Db,
  input: { adminId: number; lessonId: number },
  now: Date,
): Promise<void> {
  const plan = async ({ stored, course }: CourseNow) => {
    const { id, key } = livingLesson(stored.lessons, input.lessonId);
    return {
      target: mapCourse(course, { lessons: (list) => list.filter((lesson) => lesson.key !== key) }),
      action: 'lesson.delete',
      auditTarget: async () => `lesson:${id}`,
    };
  };
  await changeCourse(db, { adminId: input.adminId, plan }, now);
}

function livingLesson(rows: readonly StoredLesson[], lessonId: number): StoredLesson {
  const row = rows.find(({ id, deletedAt }) => id === lessonId && deletedAt === null);
  if (!row) throw new DomainError('not-found', { code: 'lesson_not_found' });
  return row;
}

function editedLesson(row: StoredLesson, own: readonly StoredWord[]): EditedLesson {
  const { name, subsectionId, lessonNumber, description, topic, level, isFree, isPublished } = row;
  const words = own.map(({ id, hebrew, pronunciation, transcription, russian, ...word }): EditedWord => {
    const { gender, plural, feminine, variants } = word;
    return {
      id,
      ...{ hebrew, pronunciation, transcription, russian, variants },
      ...(gender === null ? {} : { gender }),
      ...(plural === null ? {} : { plural }),
      ...(feminine === null ? {} : { feminine }),
    };
  });
  const { authorName, authorLink } = row;
  return {
    ...{
      name,
      subsectionId,
      lessonNumber,
      description,
      topic,
      isFree,
      isPublished,
      authorName,
      authorLink,
      words,
    },
    level: level as LessonLevel, // every writer of the table takes it from a checked value of this type
  };
}

type Edited = { lesson: EditedLesson; row: StoredLesson | undefined };
type Saving = {
  adminId: number;
  action: string;
  template?: TemplateType;
  /** Names the making of a new lesson. */
  eventId?: string | undefined;
  edit: (now: CourseNow, tx: Db) => Edited | Promise<Edited>;
  /** The rules are not asked. */
  isTrusted?: boolean;
};

async function saveLesson(db: Db, input: Saving, now: Date): Promise<SavedLesson> {
  let saved: SavedLesson | undefined;
  const plan = async (course: CourseNow, tx: Db) => {
    const known = livingRowOf(course, input.eventId);
    if (known) {
      saved = { ...(await readSaved(tx, known.key)), warnings: [], isRepeat: true };
      return unchanged(course, input.action);
    }
    const { lesson, row } = await input.edit(course, tx);
    const subsection = course.stored.subsections.find(
      ({ id, deletedAt }) => id === lesson.subsectionId && deletedAt === null,
    );
    const checked = checkDraft(lesson);
    const code = input.isTrusted ? undefined : refusalOf(checked.problems);
    if (code) throw new DomainError('invalid', { code, data: { problems: checked.problems } });
    if (!subsection) throw new DomainError('not-found', { code: 'subsection_not_found' });
    await requireUploads(tx, lesson.words);

    // A trusted lesson stays as it is: cleaning would empty what is wrong.
    const asStored = { ...lesson, lessonNumber: Number(lesson.lessonNumber) };
    const draft = input.isTrusted ? asStored : completeDraft(checked.draft, subsection.name);
    const key = row?.key ?? ownKey(course.stored.lessons);
    const content: LessonContent = {
      key,
      number: draft.lessonNumber,
      name: draft.name,
      description: draft.description,
      topic: draft.topic,
      level: draft.level,
      isFree: draft.isFree,
      ...(draft.isPublished ? {} : { isDraft: true }),
      ...templateOf(row, input.template),
      ...(draft.authorName === null ? {} : { authorName: draft.authorName }),
      ...(draft.authorLink === null ? {} : { authorLink: draft.authorLink }),
      words: withKeys(
        draft.words,
        lesson.words,
        course.stored.words.filter((word) => word.lessonId === row?.id),
      ),
    };
    const target = placed(course.course, content, subsection.key);
    return {
      target,
      action: input.action,
      auditTarget: async () => `lesson:${saved?.id}`,
      finish: async (finishing: Db) => {
        const files = await linkUploads(
          finishing,
          { key, words: lesson.words, keys: content.words, row },
          now,
        );
        if (input.eventId !== undefined) await nameEvent(finishing, key, input.eventId);
        saved = { ...(await readSaved(finishing, key)), warnings: warningsOf(checked.problems, target, key) };
        return files;
      },
    };
  };
  await changeCourse(db, { adminId: input.adminId, plan }, now);
  if (!saved) throw new Error('a saved lesson was not read back');
  return saved;
}

/** The lesson that an event has made, if it is still there. */
function livingRowOf({ stored }: CourseNow, eventId: string | undefined): StoredLesson | undefined {
  if (eventId === undefined) return undefined;
  return stored.lessons.find((row) => row.createdByEvent === eventId && row.deletedAt === null);
}

const unchanged = ({ course }: CourseNow, action: string) => ({
  target: course,
  action,
  auditTarget: async () => '',
});

/** Notes the event at the lesson of `key`; a deleted one that it made before gives it up. */
async function nameEvent(tx: Db, key: string, eventId: string): Promise<void> {
  await tx.update(lessons).set({ createdByEvent: null }).where(eq(lessons.createdByEvent, eventId));
  await tx.update(lessons).set({ createdByEvent: eventId }).where(eq(lessons.key, key));
}

function templateOf(row: StoredLesson | undefined, template: TemplateType | undefined) {
  const name = (row?.template as TemplateType | null | undefined) ?? template; // written from a checked value
  return name ? { template: name } : {};
}

/** Words under the keys that they have; new ones under keys that no word of the lesson, deleted or not, ever had. */
function withKeys(
  words: readonly DraftWord[],
  sent: readonly EditedWord[],
  stored: readonly StoredWord[],
): WordContent[] {
  const living = new Map(stored.filter((row) => row.deletedAt === null).map((row) => [row.id, row.key]));
  const newKey = createWordKeys(new Set(stored.map(({ key }) => key)));
  const used = new Set<number>();
  return words.map((word, at) => {
    const id = sent[at]?.id;
    if (id === undefined) return { ...word, key: newKey(word.transcription) };
    const key = living.get(id);
    if (key === undefined || used.has(id)) throw new DomainError('invalid', { field: `words.${at}.id` });
    used.add(id);
    return { ...word, key };
  });
}

/** The course with a lesson in its place: where it stood, or at the end of the subsection that it is new to. */
function placed(
  course: readonly SectionContent[],
  lesson: LessonContent,
  subsection: string,
): SectionContent[] {
  return mapCourse(course, {
    lessons: (list, { key }) => {
      const isHere = list.some((other) => other.key === lesson.key);
      if (key !== subsection) return list.filter((other) => other.key !== lesson.key);
      return isHere ? list.map((other) => (other.key === lesson.key ? lesson : other)) : [...list, lesson];
    },
  });
}

/** What is doubtful about the lesson by itself and among the others. */
function warningsOf(
  problems: DraftProblem[],
  course: readonly SectionContent[],
  key: string,
): DraftProblem[] {
  const lesson = course
    .flatMap(({ subsections }) => subsections.flatMap(({ lessons: list }) => list))
    .find((it) => it.key === key);
  const placeOf = new Map(lesson?.words.map((word, at) => [word.key, at]));
  const amongOthers = new Set(['ambiguous-gloss', 'duplicate', 'letter-not-taught']);
  const further = checkCourse(course)
    .filter((finding) => finding.lesson === key && amongOthers.has(finding.rule))
    .map((finding): DraftProblem => {
      const field = `words.${placeOf.get(finding.word)}.${finding.field}`;
      return { level: 'warning', field, code: 'lesson_doubts', message: findingText(finding) };
    });
  return [...problems.filter(({ level }) => level === 'warning'), ...further];
}

async function readSaved(tx: Db, key: string): Promise<Omit<SavedLesson, 'warnings'>> {
  const [lesson] = await tx.select().from(lessons).where(eq(lessons.key, key));
  if (!lesson) throw new Error(`nothing was written under the key ${key}`);
  const own = await tx
    .select({ id: words.id })
    .from(words)
    .where(and(eq(words.lessonId, lesson.id), isNull(words.deletedAt)))
    .orderBy(asc(words.position), asc(words.id));
  const { id, revision, isPublished } = lesson;
  return { id, revision, isPublished, wordIds: own.map((word) => word.id) };
}
