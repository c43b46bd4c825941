import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { facts } from '../schema/index.ts';

/** For an act on the whole course, or one that creates a row: readers continue; the seed and all editors wait. */
export async function lockCourse(tx: Db): Promise<void> {
  await tx.select().from(facts).where(eq(facts.key, 'course')).for('update');
  await tx.execute(sql`lock table sections, subsections, lessons, words in share row exclusive mode`);
  await noteEdition(tx);
}

/**
 * For an act on single rows, which it locks itself: editors of other rows continue; the seed and the import wait. The
 * act ends with `noteEdition`.
 */
export async function lockCourseShared(tx: Db): Promise<void> {
  await tx.select().from(facts).where(eq(facts.key, 'course')).for('share');
}

/**
 * The course is another one from here on: whoever remembers the former sees it by `courseEdition`. Editors of different
 * rows wait for each other from this point, so it is the last thing that they do.
 */
export async function noteEdition(tx: Db): Promise<void> {
  await tx
    .insert(facts)
    .values({ key: editionKey, value: {} })
    .onConflictDoUpdate({ target: facts.key, set: { revision: sql`${facts.revision} + 1` } });
}

const editionKey = 'course-edition';

/** A number that every change of the course raises, as an expression. */
export const courseEdition: SQL = sql`
  coalesce((select revision from facts where key = ${sql.raw(`'${editionKey}'`)}), 0)`;
