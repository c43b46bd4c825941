import { expect, it } from 'vitest';
import { setupDatabaseBefore } from '../../support/database-before.ts';

const before = setupDatabaseBefore('0035_inbox');

it('reports from before the inbox get a thread each: open ones an open one, closed ones one that was told of', async () => {
  const client = before.client();
  await client.exec(`insert into reports (user_id, event_ids, subject, subject_id, reason, words, question, answer,
      judgement, place, created_at, closed_at, closed_by, reply)
    values (7, '{a}', 'word', 1, 'sound', '', '', '', '', 'app', '2026-11-01T08:00:00Z', null, null, null),
      (8, '{b}', 'rule', 2, 'text', '', '', '', '', 'chat', '2026-11-02T08:00:00Z', '2026-11-03T08:00:00Z', 9, 'Да')`);
  await before.migrate();
  const { rows } = await client.query(`select user_id::int as "userId", kind, state, report_id as "reportId",
    closing_told_at = closed_at as "isNotified" from threads order by id`);
  expect(rows).toEqual([
    { userId: 7, kind: 'report', state: 'open', reportId: 1, isNotified: null },
    { userId: 8, kind: 'report', state: 'closed', reportId: 2, isNotified: true },
  ]);
});
