import type { DeletionState } from '../../core/contracts/my-data.ts';
import { DomainError } from '../../core/errors.ts';
import type { Db } from '../../db/connection/client.ts';
import { readDeletion } from '../../db/people/read-deletion.ts';
import { requestDeletion } from '../../db/people/request-deletion.ts';
import { takeBackDeletion } from '../../db/people/take-back-deletion.ts';
import type { Handlers } from '../_call.ts';

export const myDataHandlers: Handlers<'GET /me/deletion' | 'POST /me/deletion' | 'DELETE /me/deletion'> = {
  'GET /me/deletion': ({ owner, deps, now }) => stateOf(deps.db, owner.userId, now),

  'POST /me/deletion': async ({ owner, deps, now }) => {
    await requestDeletion(deps.db, { userId: owner.userId }, now);
    return stateOf(deps.db, owner.userId, now);
  },

  'DELETE /me/deletion': async ({ owner, deps, now }) => {
    await takeBackDeletion(deps.db, { userId: owner.userId }, now);
    return stateOf(deps.db, owner.userId, now);
  },
};

async function stateOf(db: Db, userId: number, now: Date): Promise<DeletionState> {
  const state = await readDeletion(db, userId, now);
  if (!state) throw new DomainError('unauthorised', { code: 'token_invalid' });
  return {
    due_at: state.dueAt === null ? null : new Date(state.dueAt).toISOString(),
    is_premium: state.isPremium,
    premium_until: state.premiumUntil,
    is_paid: state.isPaid,
    recordings: state.recordings,
  };
}
