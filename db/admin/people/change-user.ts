import { eq, inArray } from 'drizzle-orm';
import type { UserChange } from '../../../core/contracts/admin/admin.ts';
import { DomainError } from '../../../core/errors.ts';
import { isAdminUser } from '../../../core/people/admin.ts';
import { noteAct } from '../../audit.ts';
import type { Db } from '../../connection/client.ts';
import { users } from '../../schema/index.ts';
import { giveSpeaker, takeSpeaker } from '../../voices/speakers.ts';
import { grantPremium, revokeGrants } from '../premium.ts';

type Account = { id: number; role: 'learner' | 'admin'; blockedAt: Date | null; firstName: string };

/**
 * Applies what an admin changes about a person; each change is a row of the audit log in the same transaction. Throws
 * 'not-found' user_not_found; 'forbidden' when the admin no longer is one; 'conflict' own_role and own_block (nobody
 * blocks themselves by accident, so one admin always stays), admin_by_env (ADMIN_IDS is not ours to change),
 * admin_to_block (the role goes first), premium_paid, premium_given_for_ever.
 */
export async function changeUser(
  db: Db,
  input: { adminId: number; userId: number; change: UserChange; adminIds: ReadonlySet<number> },
  now: Date,
): Promise<void> {
  const { adminId, userId, change, adminIds } = input;
  await db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, [adminId, userId]);
    // Two admins who take each other's role at once: the second finds their own gone.
    if (!isAdminUser({ id: adminId, role: accounts.get(adminId)?.role }, adminIds)) {
      throw new DomainError('forbidden', { code: 'admin_required' });
    }
    const account = accounts.get(userId);
    if (!account) throw new DomainError('not-found', { code: 'user_not_found' });
    const target = `user:${userId}`;
    const reason = change.reason?.trim() ? { reason: change.reason.trim() } : {};
    if (change.role !== undefined && change.role !== account.role) {
      requireTakeable(input, change.role);
      await tx.update(users).set({ role: change.role }).where(eq(users.id, userId));
      const [before, after] = [{ role: account.role }, { role: change.role, ...reason }];
      await noteAct(tx, { adminId, action: 'user.role', target, before, after }, now);
    }
    if (change.blocked !== undefined && change.blocked !== (account.blockedAt !== null)) {
      if (change.blocked) requireBlockable(input, change.role ?? account.role);
      const blockedAt = change.blocked ? now : null;
      await tx.update(users).set({ blockedAt }).where(eq(users.id, userId));
      const action = change.blocked ? 'user.block' : 'user.unblock';
      const [before, after] = [{ blockedAt: account.blockedAt }, { blockedAt, ...reason }];
      await noteAct(tx, { adminId, action, target, before, after }, now);
    }
    if (change.voice === 'none') await takeSpeaker(tx, { adminId, userId }, now);
    else if (change.voice) {
      const speaker = { adminId, userId, name: account.firstName, gender: change.voice };
      await giveSpeaker(tx, speaker, now);
    }
    if (change.premium === 'none') await revokeGrants(tx, { adminId, userId }, now);
    else if (change.premium) await grantPremium(tx, { adminId, userId, plan: change.premium }, now);
  });
}

/** Both rows, locked in the order of their ids: two admins never wait for each other. */
async function lockAccounts(tx: Db, ids: number[]): Promise<Map<number, Account>> {
  const rows = await tx
    .select({ id: users.id, role: users.role, blockedAt: users.blockedAt, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

type Changing = { adminId: number; userId: number; adminIds: ReadonlySet<number> };

function requireTakeable({ adminId, userId, adminIds }: Changing, role: 'learner' | 'admin'): void {
  if (role === 'admin') return;
  if (adminIds.has(userId)) throw new DomainError('conflict', { code: 'admin_by_env' });
  if (adminId === userId) throw new DomainError('conflict', { code: 'own_role' });
}

function requireBlockable({ adminId, userId, adminIds }: Changing, role: 'learner' | 'admin'): void {
  if (adminId === userId) throw new DomainError('conflict', { code: 'own_block' });
  if (adminIds.has(userId)) throw new DomainError('conflict', { code: 'admin_by_env' });
  if (role === 'admin') throw new DomainError('conflict', { code: 'admin_to_block' });
}
