import { and, eq, isNull } from 'drizzle-orm';
import { DomainError } from '../../../core/errors.ts';
import { readingDoubt } from '../../../core/hebrew/check/transcription.ts';
import type { CourseChange } from '../../../core/lesson/course-file/change.ts';
import type { DraftProblem } from '../../../core/lesson/draft-problem.ts';
import { checkDraft, completeDraft, refusalOf } from '../../../core/lesson/edit.ts';
import type { TemplateType } from '../../../core/lesson/templates.ts';
import { noteAct } from '../../audit.ts';
import type { Db } from '../../connection/client.ts';
import { subsections } from '../../schema/index.ts';
import { auditOf } from '../course-audit.ts';
import { doubtsAmongNeighbours } from './doubts-among-neighbours.ts';
import type { EditedLesson } from './edited-lesson.ts';
import { requireUploads } from './require-uploads.ts';
import { type Rewritten, sentenceProblems } from './sentence-problems.ts';
import { type StoredLessonRows, writeLesson } from './write-lesson.ts';

export type SavedLesson = {
  id: number;
  revision: number;
  isPublished: boolean;
  /** In the order of the words. */
  wordIds: number[];
  warnings: DraftProblem[];
  /** The event that was to create it had already created it. */
  isRepeat?: true;
};

export type LessonSaving = {
  adminId: number;
  action: string;
  lesson: EditedLesson;
  /** What is there; undefined for a new lesson. */
  stored?: StoredLessonRows;
  template?: TemplateType;
  /** Names the creation of a new lesson. */
  eventId?: string | undefined;
  /** The author has seen where the niqqud reads otherwise, and keeps every transcription. */
  keepsTranscriptions?: boolean | undefined;
  /** Saved regardless of the rules. */
  isTrusted?: boolean;
};

/**
 * Saves one lesson by the rules of the editor, with its row in the audit log; where nothing differs nothing is written.
 * Reads and writes the rows of this lesson, and reads those of other lessons that a doubt about it refers to. Needs an
 * open transaction in which the rows are locked. Throws 'invalid' with a code of `draftCodes` and `data.problems`, also for a
 * changed sentence with words that the course has not taught by then, or
 * with the field of an upload that does not exist; 'not-found' subsection_not_found.
 */
export async function saveLesson(tx: Db, saving: LessonSaving, now: Date): Promise<SavedLesson> {
  const { adminId, action, stored, template, eventId, isTrusted = false, keepsTranscriptions } = saving;
  const lesson = withReadings(saving.lesson, keepsTranscriptions);
  const { draft: cleaned, problems } = checkDraft(lesson);
  const code = isTrusted ? undefined : refusalOf(problems);
  if (code) throw new DomainError('invalid', { code, data: { problems } });
  const subsection = await findSubsection(tx, lesson.subsectionId);
  await requireUploads(tx, lesson.words);

  // A trusted lesson stays as it is: cleaning would empty what is wrong.
  const draft = isTrusted
    ? { ...lesson, lessonNumber: Number(lesson.lessonNumber) }
    : completeDraft(cleaned, subsection.name);
  const words = lesson.words.map((word, at) => ({ ...word, ...draft.words[at] }));
  const place = { ...draft, subsectionId: subsection.id };
  const written = await writeLesson(tx, { draft: place, words, stored, template, eventId }, now);
  const { id, key, revision, wordIds, changes } = written;
  const ofSentences = isTrusted
    ? []
    : await sentenceProblems(tx, { lesson: key, rewritten: rewrittenBy(changes) });
  if (ofSentences.some(({ level }) => level === 'error')) {
    throw new DomainError('invalid', {
      code: 'lesson_words',
      data: { problems: [...problems, ...ofSentences] },
    });
  }
  if (changes.length > 0) {
    await noteAct(tx, { adminId, action, target: `lesson:${id}`, ...auditOf(changes) }, now);
  }
  const doubts = [
    ...[...problems, ...ofSentences].filter(({ level }) => level === 'warning'),
    ...(await doubtsAmongNeighbours(tx, { key, subsection, words: draft.words })),
  ];
  return { id, revision, isPublished: draft.isPublished, wordIds, warnings: doubts };
}

/** A word is marked as kept only while its niqqud really reads otherwise. */
function withReadings(lesson: EditedLesson, keepsAll = false): EditedLesson {
  const words = lesson.words.map(({ transcriptionKept: isKept, ...word }) =>
    (isKept || keepsAll) && readingDoubt(word) ? { ...word, transcriptionKept: true } : word,
  );
  return { ...lesson, words };
}

const rewrittenBy = (changes: readonly CourseChange[]): Rewritten => ({
  sentences: changedWords(changes, 'examples'),
  glosses: changedWords(changes, 'russian'),
  isDescriptionChanged: changes.some(
    ({ kind, fields }) =>
      kind === 'lesson' && fields.some(({ field }) => field === 'description' || field === 'topic'),
  ),
});

/** Keys of the words of which this field was changed and is not empty. */
const changedWords = (changes: readonly CourseChange[], name: string): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ kind, name: place, fields }) =>
      kind === 'word' && fields.some(({ field, after }) => field === name && isFilled(after))
        ? [place.slice(place.indexOf('/') + 1)]
        : [],
    ),
  );

const isFilled = (value: unknown): boolean =>
  (Array.isArray(value) || typeof value === 'string') && value.length > 0;

/** Throws 'not-found' subsection_not_found. */
export async function findSubsection(tx: Db, id: number | null) {
  const isLiving = and(eq(subsections.id, id ?? 0), isNull(subsections.deletedAt));
  const [found] = await tx.select().from(subsections).where(isLiving);
  if (!found) throw new DomainError('not-found', { code: 'subsection_not_found' });
  return found;
}
