import { eq } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { users } from '../schema/index.ts';
import type { DeletionInput } from './request-deletion.ts';

/**
 * The person stays. Taken back again, or without a request, nothing changes. As long as nothing has been deleted it can
 * be taken back, also when the day is over and the timer is late. Throws 'not-found' user_not_found, 'conflict'
 * deletion_begun.
 */
export async function takeBackDeletion(db: Db, input: DeletionInput, now: Date): Promise<void> {
  const { userId, adminId } = input;
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ dueAt: users.deletionDueAt, erasingSince: users.erasingSince })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) throw new DomainError('not-found', { code: 'user_not_found' });
    if (user.erasingSince) throw new DomainError('conflict', { code: 'deletion_begun' });
    if (!user.dueAt) return;
    await tx.update(users).set({ deletionDueAt: null }).where(eq(users.id, userId));
    if (adminId !== undefined) {
      const act = { adminId, action: 'user.keep', target: `user:${userId}` };
      await noteAct(tx, { ...act, before: { dueAt: user.dueAt }, after: null }, now);
    }
  });
}
