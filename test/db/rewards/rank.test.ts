import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { leaderboardJson, ownRank, readLeaderboard, refreshRankHistogram } from '../../../db/rewards/rank.ts';
import { openTestDatabase } from '../../support/database.ts';
import { readJson } from '../../support/read-json.ts';

let database: OpenDatabase;
const learners = 5000;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`insert into users (id, first_name, timezone, ranked_points, created_at, last_seen_at)
    select n, 'Ученик ' || n, 'UTC', (n * 7919) % 1500, now(), now() from generate_series(1, ${learners}::int) n`);
  await database.db.execute(sql`analyze users`);
  await refreshRankHistogram(database.db);
});
afterAll(() => database.close());

describe('the table of the best', () => {
  it('is read by its index, not by reading every learner', async () => {
    // The order of the question once differed from the index's in its nulls alone, and a million learners were sorted.
    const explained = await database.db.execute(sql`explain select ${leaderboardJson} as data`);
    const { rows } = explained as { rows: Record<string, string>[] }; // both drivers answer rows; their common type does not say so
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('users_leaderboard');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).not.toContain('Sort');
  });

  it('gives everybody the rank that counting gives', async () => {
    const counted = await readJson<{ id: number; rank: number }[]>(
      database.db,
      'test_ranks',
      sql`select json_agg(json_build_object('id', u.id, 'rank',
        1 + (select count(*) from users o where o.ranked_points > u.ranked_points))) as data
        from users u where u.id in (1, 77, 1234, 4321, 5000)`,
    );
    for (const { id, rank } of counted) {
      const table = await readLeaderboard(database.db, { userId: id, limit: 20 });
      if (!table.top.some((entry) => entry.id === id)) expect(ownRank(table)).toBe(rank);
    }
  });

  it('counts nobody ahead of the best, whatever their number', async () => {
    const { top } = await readLeaderboard(database.db, { userId: 1, limit: 1 });
    const best = top[0]?.id ?? 0;
    const table = await readLeaderboard(database.db, { userId: best, limit: 20 });
    expect([table.ahead, ownRank(table)]).toEqual([0, 1]);
  });
});

describe('a rank below the table', () => {
  const entry = (id: number) => ({ id, name: 'x', points: 5 });
  const top = [entry(1), entry(2), entry(3)];

  it.each([
    ['stands in the table at its place', { id: 2, ahead: 0 }, 2],
    ['is one more than those ahead', { id: 9, ahead: 40 }, 41],
    ['never reaches into the table while the histogram lags', { id: 9, ahead: 0 }, 4],
  ])('%s', (_, { id, ahead }, rank) => {
    expect(ownRank({ user: { id, firstName: 'x', points: 5 }, top, ahead })).toBe(rank);
  });
});

it('a learner who is not there has no table', async () => {
  await expect(readLeaderboard(database.db, { userId: 999_999, limit: 20 })).rejects.toMatchObject({
    kind: 'unauthorised',
  });
});
