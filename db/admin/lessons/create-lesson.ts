import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../connection/client.ts';
import { lockCourse } from '../../course/lock-course.ts';
import { lessons, words } from '../../schema/index.ts';
import type { EditedLesson } from './edited-lesson.ts';
import { type SavedLesson, saveLesson } from './save-lesson.ts';

/**
 * Creates a lesson at the end of its subsection. Sent again with the same `eventId` it changes nothing and returns the
 * lesson that exists, unless that was deleted meanwhile: then it is created again. Throws as `saveLesson`.
 */
export async function createLesson(
  db: Db,
  input: {
    adminId: number;
    lesson: EditedLesson;
    eventId?: string | undefined;
    keepsTranscriptions?: boolean | undefined;
  },
  now: Date,
): Promise<SavedLesson> {
  const { adminId, lesson, eventId, keepsTranscriptions } = input;
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const made = eventId === undefined ? undefined : await findMade(tx, eventId);
    return (
      made ?? saveLesson(tx, { adminId, action: 'lesson.create', lesson, eventId, keepsTranscriptions }, now)
    );
  });
}

/** The lesson that an event created. A deleted one releases the event. */
async function findMade(tx: Db, eventId: string): Promise<SavedLesson | undefined> {
  const isMade = eq(lessons.createdByEvent, eventId);
  const [row] = await tx.select().from(lessons).where(isMade);
  if (!row) return undefined;
  if (row.deletedAt !== null) {
    await tx.update(lessons).set({ createdByEvent: null }).where(isMade);
    return undefined;
  }
  const own = await tx
    .select({ id: words.id })
    .from(words)
    .where(and(eq(words.lessonId, row.id), isNull(words.deletedAt)))
    .orderBy(asc(words.position), asc(words.id));
  const { id, revision, isPublished } = row;
  return { id, revision, isPublished, wordIds: own.map((word) => word.id), warnings: [], isRepeat: true };
}
