import { and, asc, eq, isNull } from 'drizzle-orm';
import { DomainError } from '../../../core/errors.ts';
import type { Db } from '../../connection/client.ts';
import { lessons, words } from '../../schema/index.ts';
import type { StoredLessonRows } from './write-lesson.ts';

/**
 * The rows of a lesson, locked against other editors until the transaction ends. Throws 'not-found' lesson_not_found.
 */
export async function lockLesson(tx: Db, lessonId: number): Promise<StoredLessonRows> {
  const isLiving = and(eq(lessons.id, lessonId), isNull(lessons.deletedAt));
  const [row] = await tx.select().from(lessons).where(isLiving).for('update');
  if (!row) throw new DomainError('not-found', { code: 'lesson_not_found' });
  const ofLesson = tx.select().from(words).where(eq(words.lessonId, lessonId));
  return { row, words: await ofLesson.orderBy(asc(words.position), asc(words.id)) };
}
