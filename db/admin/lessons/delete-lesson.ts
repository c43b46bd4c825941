import { and, eq, isNull } from 'drizzle-orm';
import { DomainError } from '../../../core/errors.ts';
import { noteAct } from '../../audit.ts';
import type { Db } from '../../connection/client.ts';
import { lockCourse } from '../../course/lock-course.ts';
import { renumberLessons } from '../../course/renumber.ts';
import { lessons } from '../../schema/index.ts';

/** Removes a lesson from the course; an import can bring it back. Throws 'not-found' lesson_not_found. */
export async function deleteLesson(
  db: Db,
  { adminId, lessonId }: { adminId: number; lessonId: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCourse(tx);
    const [gone] = await tx
      .update(lessons)
      .set({ deletedAt: now, editedAt: now })
      .where(and(eq(lessons.id, lessonId), isNull(lessons.deletedAt)))
      .returning({ key: lessons.key });
    if (!gone) throw new DomainError('not-found', { code: 'lesson_not_found' });
    await renumberLessons(tx);
    const act = { adminId, action: 'lesson.delete', target: `lesson:${lessonId}` };
    await noteAct(tx, { ...act, before: { [`lesson ${gone.key}`]: {} }, after: {} }, now);
  });
}
