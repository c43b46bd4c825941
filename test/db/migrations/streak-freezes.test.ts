import { expect, it } from 'vitest';
import { setupDatabaseBefore } from '../../support/database-before.ts';

const database = setupDatabaseBefore('0010_streak_freezes');

/** Learner 1 has two runs, learner 2 a long one, 3 has never come, 4 a day that the streak has not heard of. */
const past = `
  insert into users (id, first_name, timezone, created_at, last_seen_at, streak_length, streak_last_date, best_streak)
  values (1, 'А', 'UTC', now(), now(), 2, '2026-11-21', 4), (2, 'Б', 'UTC', now(), now(), 22, '2026-11-20', 22),
    (3, 'В', 'UTC', now(), now(), 0, null, 0), (4, 'Г', 'UTC', now(), now(), 1, '2026-11-20', 1);
  insert into activity_days (user_id, date) values
    (1, '2026-11-10'), (1, '2026-11-11'), (1, '2026-11-12'), (1, '2026-11-13'), (1, '2026-11-20'), (1, '2026-11-21'),
    (4, '2026-11-20'), (4, '2026-11-21');
  insert into activity_days (user_id, date) select 2, date '2026-11-20' - n from generate_series(0, 21) n;
  insert into settings (user_id, values, updated_at) values
    (1, '{"shabbatRest": true}', now()), (2, '{"shabbatRest": false}', now()), (4, '{"dailyGoal": 3}', now());`;

it('gives every day so far its run, each seven days of one their freeze, and changes no streak', async () => {
  const client = database.client();
  await client.exec(past);
  await database.migrate();
  const days = await client.query(
    `select user_id, json_agg(run_length order by date) as runs, json_agg(freezes order by date) as freezes
    from activity_days group by 1 order by 1`,
  );
  expect(days.rows).toEqual([
    { user_id: 1, runs: [1, 2, 3, 4, 1, 2], freezes: [0, 0, 0, 0, 0, 0] },
    {
      user_id: 2,
      runs: Array.from({ length: 22 }, (_, index) => index + 1),
      freezes: Array.from({ length: 22 }, (_, index) => Math.min(2, Math.floor((index + 1) / 7))),
    },
    { user_id: 4, runs: [1, 0], freezes: [0, 0] },
  ]);
  const people = await client.query(
    `select id, streak_length as length, best_streak as best, streak_freezes as freezes, active_days as days,
      rest_switches::text as rests from users order by id`,
  );
  expect(people.rows).toEqual([
    { id: 1, length: 2, best: 4, freezes: 0, days: 6, rests: '{2026-11-21}' },
    { id: 2, length: 22, best: 22, freezes: 2, days: 22, rests: '{}' },
    { id: 3, length: 0, best: 0, freezes: 0, days: 0, rests: '{}' },
    { id: 4, length: 1, best: 1, freezes: 0, days: 1, rests: '{}' },
  ]);
});
