import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../../db/client.ts';
import { refreshRankHistogram } from '../../db/rank.ts';
import { rankHistogram } from '../../db/schema/index.ts';
import { openTestDatabase } from '../support/database.ts';

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
beforeEach(() => db.execute(sql`delete from users`));
afterAll(() => database.close());

const people = (points: number[]) =>
  db.execute(sql`insert into users (id, first_name, timezone, points, created_at, last_seen_at)
    select row_number() over (), 'А', 'UTC', p, now(), now() from unnest(${`{${points.join(',')}}`}::int[]) p`);
const histogram = () => db.select().from(rankHistogram).orderBy(rankHistogram.points);

describe('the ranks', () => {
  it('count for each number of points how many have it, and how many have more', async () => {
    await people([0, 0, 5, 5, 5, 9]);
    expect(await refreshRankHistogram(db)).toBe(3);
    expect(await histogram()).toEqual([
      { points: 0, learners: 2, ahead: 4 },
      { points: 5, learners: 3, ahead: 1 },
      { points: 9, learners: 1, ahead: 0 },
    ]);
  });

  it('are counted anew: numbers that nobody has any more go', async () => {
    await people([1, 2]);
    await refreshRankHistogram(db);
    await db.execute(sql`update users set points = 7 where points = 2`);
    await refreshRankHistogram(db);
    expect(await histogram()).toEqual([
      { points: 1, learners: 1, ahead: 1 },
      { points: 7, learners: 1, ahead: 0 },
    ]);
  });

  it('leave out those who were shut out, and may be empty', async () => {
    await people([3]);
    await db.execute(sql`update users set blocked_at = now()`);
    expect(await refreshRankHistogram(db)).toBe(0);
    expect(await histogram()).toEqual([]);
  });

  it('two refreshes at the same moment give the same', async () => {
    await people([0, 1, 2, 3]);
    await Promise.all([refreshRankHistogram(db), refreshRankHistogram(db), refreshRankHistogram(db)]);
    expect((await histogram()).map(({ ahead }) => ahead)).toEqual([3, 2, 1, 0]);
  });
});
