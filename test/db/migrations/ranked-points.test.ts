import { expect, it } from 'vitest';
import { setupDatabaseBefore } from '../../support/database-before.ts';

const database = setupDatabaseBefore('0012_ranked_points');

/** Learner 1 once earned 500 points in a day, learner 2 is within the limit, learner 3 has nothing. */
const past = `
  insert into users (id, first_name, timezone, created_at, last_seen_at, points)
  values (1, 'А', 'UTC', now(), now(), 600), (2, 'Б', 'UTC', now(), now(), 52), (3, 'В', 'UTC', now(), now(), 0);
  insert into ledger (user_id, reason, ref, points, at) values
    (1, 'quiz', '1', 500, '2026-11-20T10:00:00Z'), (1, 'quiz', '2', 50, '2026-11-21T10:00:00Z'),
    (1, 'word_master', '50', 50, '2026-11-21T11:00:00Z'), (2, 'word_master', '50', 50, '2026-11-21T23:30:00Z'),
    (2, 'review', '7:2026-11-22', 1, '2026-11-22T01:00:00Z'), (2, 'review', '8:2026-11-22', 1, '2026-11-22T01:00:00Z');`;

it('counts for the leaderboard what was earned so far, at most 400 a day, and no balance changes', async () => {
  const client = database.client();
  await client.exec(past);
  await database.migrate();
  const { rows } = await client.query(
    `select id, points, ranked_points, points_day::text, day_points, day_reviews from users order by id`,
  );
  expect(rows).toEqual([
    { id: 1, points: 600, ranked_points: 500, points_day: '2026-11-21', day_points: 100, day_reviews: 0 },
    { id: 2, points: 52, ranked_points: 52, points_day: '2026-11-22', day_points: 2, day_reviews: 2 },
    { id: 3, points: 0, ranked_points: 0, points_day: null, day_points: 0, day_reviews: 0 },
  ]);
});
