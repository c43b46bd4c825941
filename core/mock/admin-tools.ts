import { note } from './admin-records.ts';
import type { MockTable } from './answer.ts';

/** Tools of admins: there is nothing to repair in a mock, and they say so. */
export const toolAnswers: MockTable<
  | 'POST /admin/import'
  | 'POST /admin/leaderboard'
  | 'POST /admin/reconcile'
  | 'GET /audio/voices'
  | 'POST /audio/missing'
> = {
  // The file is not read: the mock's course is its own.
  'POST /admin/import': ({ query }) => ({
    applied: query.dryRun !== 'true',
    summary: 'Изменений нет.',
    total: 0,
    changes: [],
  }),
  'POST /admin/leaderboard': (_, { world: { records }, now }) => {
    note(records, { action: 'leaderboard.rebuild', target: 'leaderboard' }, now);
    return { rankedPoints: records.people.length + 1 };
  },
  'POST /admin/reconcile': (_, { world: { records }, now }) => {
    note(records, { action: 'payments.reconcile', target: 'payments' }, now);
    return { read: records.charges.length, charges: 0, refunds: 0, isComplete: true };
  },
  'GET /audio/voices': () => ({ voices: [] }),
  'POST /audio/missing': () => ({ rendered: 0, failed: [], left: 0 }),
};
