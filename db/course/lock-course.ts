import { eq, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { facts } from '../schema/index.ts';

/** For an act on the whole course, or one that creates a row: readers continue; the seed and all editors wait. */
export async function lockCourse(tx: Db): Promise<void> {
  await tx.select().from(facts).where(eq(facts.key, 'course')).for('update');
  await tx.execute(sql`lock table sections, subsections, lessons, words in share row exclusive mode`);
}

/** For an act on single rows, which it locks itself: editors of other rows continue; the seed and the import wait. */
export async function lockCourseShared(tx: Db): Promise<void> {
  await tx.select().from(facts).where(eq(facts.key, 'course')).for('share');
}
