import { eq } from 'drizzle-orm';
import { DomainError } from '../../../core/errors.ts';
import type { Db } from '../../connection/client.ts';
import { lockCourse, lockCourseShared, noteEdition } from '../../course/lock-course.ts';
import { lessons } from '../../schema/index.ts';
import { findLastEdit } from '../actions.ts';
import { type EditedLesson, editedLesson } from './edited-lesson.ts';
import { lockLesson } from './lock-lesson.ts';
import { type SavedLesson, saveLesson } from './save-lesson.ts';

/**
 * Changes the given fields of a lesson. `revision` is the one that the editor read; it may be missing where only
 * `isPublished` changes. Words that are not sent any more are deleted softly; learners keep their points and progress.
 * Throws as `saveLesson`, 'not-found' lesson_not_found, and 'conflict' stale_revision with the present revision and
 * who made it.
 */
export async function changeLesson(
  db: Db,
  input: {
    adminId: number;
    lessonId: number;
    revision?: number | undefined;
    change: Partial<EditedLesson>;
    keepsTranscriptions?: boolean | undefined;
  },
  now: Date,
): Promise<SavedLesson> {
  const { lessonId, revision, change, adminId, keepsTranscriptions } = input;
  const isOnlyPublishing = Object.keys(change).every((field) => field === 'isPublished');
  if (revision === undefined && !isOnlyPublishing) throw new DomainError('invalid', { field: 'revision' });
  const publishing = change.isPublished ? 'lesson.publish' : 'lesson.unpublish';
  const action = isOnlyPublishing && change.isPublished !== undefined ? publishing : 'lesson.edit';
  return db.transaction(async (tx) => {
    // A move changes the numbers of other lessons too.
    const moves = await isMove(tx, lessonId, change);
    await (moves ? lockCourse(tx) : lockCourseShared(tx));
    const stored = await lockLesson(tx, lessonId);
    const { row } = stored;
    if (revision !== undefined && revision !== row.revision) {
      const lastEdit = await findLastEdit(tx, { kind: 'lesson', id: lessonId });
      throw new DomainError('conflict', {
        code: 'stale_revision',
        data: { revision: row.revision, lastEdit },
      });
    }
    const living = stored.words.filter(({ deletedAt }) => deletedAt === null);
    const lesson = { ...editedLesson(row, living), ...change };
    // What learners see now may be taken from them whatever is wrong with it.
    const isTrusted = action === 'lesson.unpublish';
    const saved = await saveLesson(
      tx,
      { adminId, action, lesson, stored, isTrusted, keepsTranscriptions },
      now,
    );
    if (!moves) await noteEdition(tx);
    return saved;
  });
}

async function isMove(tx: Db, lessonId: number, { subsectionId }: Partial<EditedLesson>): Promise<boolean> {
  if (subsectionId === undefined || subsectionId === null) return false;
  const [row] = await tx
    .select({ subsectionId: lessons.subsectionId })
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  return row !== undefined && row.subsectionId !== subsectionId;
}
