import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readLesson } from '../../../db/course/lessons.ts';
import { literalsOf } from '../../../scripts/bench/scale/plans.ts';
import { statementOf } from '../../../scripts/bench/scale/statements.ts';
import { openTestDatabase } from '../../support/database.ts';

/** PostgreSQL compiles dearer statements before it runs them (`jit_above_cost`), which takes half a second each time. */
const compiledAbove = 100_000;

it('a lesson is never so dear to the planner that the server compiles its statement', async () => {
  const { db, close } = await openTestDatabase();
  try {
    // As in a database that was just filled: nothing is known of its tables yet.
    const { text, values } = await statementOf(db, (watched) =>
      readLesson(watched, { userId: 1, lessonId: 1 }, new Date(0)),
    );
    await db.execute(sql.raw(`prepare costly as ${text}`));
    const explained = await db.execute(sql.raw(`explain execute costly${literalsOf(values)}`));
    const { rows } = explained as { rows: Record<string, string>[] }; // both drivers answer rows; their common type does not say so
    const cost = Number(/cost=[\d.]+\.\.([\d.]+)/.exec(rows[0]?.['QUERY PLAN'] ?? '')?.[1]);
    expect(cost).toBeLessThan(compiledAbove / 10);
  } finally {
    await close();
  }
});
