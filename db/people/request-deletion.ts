import { eq } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { deletionDueAt } from '../../core/people/deletion.ts';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { users } from '../schema/index.ts';

export type DeletionInput = {
  userId: number;
  /** The admin who asks for somebody else; missing for the person's own wish. */
  adminId?: number | undefined;
};

/**
 * Notes that everything about a person is to be deleted, and returns when that begins. Requested again, the first
 * request stays. An admin's request goes into the audit log. Throws 'not-found' user_not_found.
 */
export async function requestDeletion(db: Db, input: DeletionInput, now: Date): Promise<Date> {
  const { userId, adminId } = input;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ dueAt: users.deletionDueAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) throw new DomainError('not-found', { code: 'user_not_found' });
    if (user.dueAt) return user.dueAt;
    const dueAt = deletionDueAt(now);
    await tx.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, userId));
    if (adminId !== undefined) {
      const act = { adminId, action: 'user.delete', target: `user:${userId}` };
      await noteAct(tx, { ...act, before: null, after: { dueAt } }, now);
    }
    return dueAt;
  });
}
