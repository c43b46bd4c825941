import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { type Purchase, rightsOf } from '../../core/payments/rights.ts';
import type { Db } from '../connection/client.ts';
import { entitlements, orders, starPayments } from '../schema/index.ts';

/**
 * Rewrites the learner's rights from their payments and the gifts of admins; the caller locks the learner's row.
 * Returns the charges that give nothing because the learner had premium forever.
 */
export async function workOutRights(tx: Db, userId: number): Promise<string[]> {
  const purchases: Purchase[] = await tx
    .select({
      chargeId: starPayments.telegramPaymentChargeId,
      plan: orders.plan,
      paidAt: starPayments.paidAt,
      refundedAt: starPayments.refundedAt,
    })
    .from(starPayments)
    .innerJoin(orders, eq(orders.id, starPayments.orderId))
    .where(and(eq(orders.userId, userId), isNull(starPayments.issue)));
  if (purchases.length === 0) return [];
  const grants = await tx
    .select({ startsAt: entitlements.startsAt, endsAt: entitlements.endsAt })
    .from(entitlements)
    .where(
      and(eq(entitlements.userId, userId), isNull(entitlements.chargeId), isNull(entitlements.revokedAt)),
    );
  const { rights, surplus } = rightsOf(purchases, grants);
  const bought = purchases.map(({ chargeId }) => chargeId);
  await tx
    .delete(entitlements)
    .where(and(eq(entitlements.userId, userId), inArray(entitlements.chargeId, surplus)));
  if (rights.length > 0) {
    await tx
      .insert(entitlements)
      // The id follows from the charge: computed again it is the same row.
      .values(rights.map((right) => ({ ...right, userId, id: sql<string>`md5(${right.chargeId})::uuid` })))
      .onConflictDoUpdate({
        target: entitlements.chargeId,
        set: {
          plan: sql`excluded.plan`,
          startsAt: sql`excluded.starts_at`,
          endsAt: sql`excluded.ends_at`,
          revokedAt: sql`excluded.revoked_at`,
        },
      });
  }
  await markSurplus(tx, surplus, bought);
  return surplus;
}

async function markSurplus(tx: Db, surplus: string[], bought: string[]): Promise<void> {
  const { telegramPaymentChargeId: chargeId, isSurplus } = starPayments;
  await tx
    .update(starPayments)
    .set({ isSurplus: true })
    .where(and(inArray(chargeId, surplus), eq(isSurplus, false)));
  const others = and(inArray(chargeId, bought), notInArray(chargeId, surplus), eq(isSurplus, true));
  await tx.update(starPayments).set({ isSurplus: false }).where(others);
}
