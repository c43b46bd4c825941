import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { plans, type ShelfPlan } from '../../core/payments/plans.ts';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { readPremium } from '../entitlements.ts';
import { workOutRights } from '../payments/rights.ts';
import { entitlements } from '../schema/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Gives premium: the time of a plan on top of what there is, or forever. The learner's row is locked by the caller. Throws
 * 'conflict' premium_given_for_ever where nothing can be added.
 */
export async function grantPremium(
  tx: Db,
  input: { adminId: number; userId: number; plan: ShelfPlan },
  now: Date,
): Promise<void> {
  const { adminId, userId, plan } = input;
  const { isPremium, until } = await readPremium(tx, userId, now);
  if (isPremium && until === null) throw new DomainError('conflict', { code: 'premium_given_for_ever' });
  const { days } = plans[plan];
  const startsAt = days === null ? now : (until ?? now);
  const endsAt = days === null ? null : new Date(startsAt.getTime() + days * dayMs);
  const [granted] = await tx
    .insert(entitlements)
    .values({ id: sql`gen_random_uuid()`, userId, plan, startsAt, endsAt, grantedBy: adminId })
    .returning({ id: entitlements.id });
  await workOutRights(tx, userId);
  const target = `user:${userId}`;
  const before = { plan: null, isPremium, endsAt: until };
  const after = { ...granted, plan, isPremium: true, startsAt, endsAt };
  await noteAct(tx, { adminId, action: 'premium.grant', target, before, after }, now);
}

/**
 * Takes back every gift of premium that is still valid. What was paid for stays: it ends when its stars go back. The
 * learner's row is locked by the caller. Throws 'conflict' premium_paid when there is nothing but what was paid for.
 */
export async function revokeGrants(
  tx: Db,
  input: { adminId: number; userId: number },
  now: Date,
): Promise<void> {
  const { adminId, userId } = input;
  const isLiving = and(
    eq(entitlements.userId, userId),
    isNull(entitlements.revokedAt),
    or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now)),
  );
  const revoked = await tx
    .update(entitlements)
    .set({ revokedAt: now })
    .where(and(isLiving, isNull(entitlements.chargeId)))
    .returning({ id: entitlements.id, plan: entitlements.plan, endsAt: entitlements.endsAt });
  if (revoked.length === 0) {
    const [paid] = await tx
      .select({ id: entitlements.id })
      .from(entitlements)
      .where(and(isLiving, isNotNull(entitlements.chargeId)));
    if (paid) throw new DomainError('conflict', { code: 'premium_paid' });
    return;
  }
  await workOutRights(tx, userId);
  const target = `user:${userId}`;
  const after = { revokedAt: now };
  await noteAct(tx, { adminId, action: 'premium.revoke', target, before: { grants: revoked }, after }, now);
}
