import { eq, max, sql } from 'drizzle-orm';
import {
  changeBack,
  type LessonHistory,
  type VersionChange,
  versionAt,
} from '../../core/acts/lesson-version.ts';
import { DomainError } from '../../core/errors.ts';
import { checkDraft, refusalOf } from '../../core/lesson/edit.ts';
import { type Wanted, writeBack } from '../acts/write-back.ts';
import { findLastEdit } from '../admin/actions.ts';
import { editedLesson } from '../admin/lessons/edited-lesson.ts';
import { lockLesson } from '../admin/lessons/lock-lesson.ts';
import { sentenceProblems } from '../admin/lessons/sentence-problems.ts';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { lockCourse } from '../course/lock-course.ts';
import { lessons } from '../schema/index.ts';
import { readHistory } from './read-history.ts';

type Restoring = {
  adminId: number;
  lessonId: number;
  /** The version as this act left it; null for the state before every act that is kept. */
  actId: number | null;
  /** The one that the admin has compared with. */
  revision: number;
};

/**
 * Gives a lesson the texts and words of an earlier version, as an act of its own; returns its number. Words keep their
 * ids, and learners what they have of them; whether learners see the lesson, and for what, stays. Throws 'not-found'
 * lesson_not_found, version_not_found; 'conflict' version_lesson_deleted, version_words_moved, version_same,
 * version_category_deleted, stale_revision as `changeLesson`, and what `writeBack` throws; 'invalid' as `saveLesson`.
 */
export async function restoreVersion(db: Db, restoring: Restoring, now: Date): Promise<number> {
  const { adminId, lessonId, actId, revision } = restoring;
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const history = await readHistory(tx, lessonId, now);
    requireCurrent(history);
    await requireRevision(tx, { lessonId, revision });
    const version = versionAt(history, actId);
    const change = changeBack(history.now, version, now);
    if (change === 'moved') throw new DomainError('conflict', { code: 'version_words_moved' });
    if (!change.lesson && change.words.length === 0)
      throw new DomainError('conflict', { code: 'version_same' });
    requireCategory(history, change);
    await writeBack(tx, await wantedOf(tx, lessonId, change), now);
    await requireRules(tx, lessonId, change);
    const noted = { before: null, after: { version: actId } };
    return noteAct(tx, { adminId, action: 'lesson.version', target: `lesson:${lessonId}`, ...noted }, now);
  });
}

function requireCurrent({ now }: LessonHistory): void {
  if (now.lesson.deleted_at !== null) throw new DomainError('conflict', { code: 'version_lesson_deleted' });
}

async function requireRevision(
  tx: Db,
  { lessonId, revision }: { lessonId: number; revision: number },
): Promise<void> {
  const { row } = await lockLesson(tx, lessonId);
  if (row.revision === revision) return;
  const lastEdit = await findLastEdit(tx, { kind: 'lesson', id: lessonId });
  throw new DomainError('conflict', { code: 'stale_revision', data: { revision: row.revision, lastEdit } });
}

function requireCategory({ categories }: LessonHistory, { lesson }: VersionChange): void {
  if (lesson?.subsection_id === undefined) return;
  const category = categories.get(Number(lesson.subsection_id));
  if (!category || category.isDeleted) {
    throw new DomainError('conflict', { code: 'version_category_deleted' });
  }
}

async function wantedOf(tx: Db, lessonId: number, { lesson, words }: VersionChange): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  if (lesson) {
    const { subsection_id: subsectionId } = lesson;
    // Its former place may be taken: it comes last in its former subcategory.
    const place = subsectionId === undefined ? {} : { position: await freePlace(tx, Number(subsectionId)) };
    wanted.push({ table: 'lessons', rows: rowsOf([{ id: lessonId, value: { ...lesson, ...place } }]) });
  }
  if (words.length > 0) wanted.push({ table: 'words', rows: rowsOf(words) });
  return wanted;
}

async function freePlace(tx: Db, subsectionId: number): Promise<number> {
  const [last] = await tx
    .select({ position: max(lessons.position) })
    .from(lessons)
    .where(eq(lessons.subsectionId, subsectionId));
  return (last?.position ?? -1) + 1;
}

const rowsOf = (rows: VersionChange['words']) =>
  sql`select (one->>'id')::int as row_id, one->'value' as value
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one`;

/** The rules of the editor hold for a version that learners would see. */
async function requireRules(tx: Db, lessonId: number, change: VersionChange): Promise<void> {
  const stored = await lockLesson(tx, lessonId);
  const living = stored.words.filter(({ deletedAt }) => deletedAt === null);
  const { problems } = checkDraft(editedLesson(stored.row, living));
  const code = refusalOf(problems);
  if (code) throw new DomainError('invalid', { code, data: { problems } });
  const keysWith = (column: string) =>
    new Set(
      living
        .filter(({ id }) => change.words.some((word) => word.id === id && column in word.value))
        .map(({ key }) => key),
    );
  const isDescriptionChanged =
    change.lesson !== null && ('description' in change.lesson || 'topic' in change.lesson);
  const rewritten = { sentences: keysWith('examples'), glosses: keysWith('russian'), isDescriptionChanged };
  const ofSentences = await sentenceProblems(tx, { lesson: stored.row.key, rewritten });
  if (ofSentences.some(({ level }) => level === 'error')) {
    throw new DomainError('invalid', { code: 'lesson_words', data: { problems: ofSentences } });
  }
}
