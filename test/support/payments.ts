import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Charge } from '../../core/payments/charges.ts';
import { type PlanId, plans } from '../../core/payments/plans.ts';
import type { Db } from '../../db/connection/client.ts';
import { createOrder, markChecked } from '../../db/payments/orders.ts';
import { entitlements, orders, starPayments } from '../../db/schema/index.ts';
import { welcomeUser } from '../../db/users.ts';

let people = 10_000;

/** A new learner with a fresh id. */
export async function newLearner(db: Db, now: Date, firstName = 'Покупатель'): Promise<number> {
  people += 1;
  const person = { id: people, firstName };
  await welcomeUser(db, { person, timezone: 'Asia/Jerusalem', fallbackZone: 'UTC' }, now);
  return people;
}

export function openTestOrder(db: Db, input: { userId: number; plan: PlanId }, now: Date) {
  return createOrder(db, { id: randomUUID(), ...input }, now);
}

/** Telegram has asked about the order, and we have agreed. */
export function checkOrder(db: Db, orderId: string, now: Date): Promise<void> {
  return markChecked(db, { id: randomUUID(), orderId }, now);
}

/** The charge that pays an order correctly. */
export function chargeFor(
  order: { id: string; userId: number; plan: PlanId },
  changes: Partial<Charge> = {},
): Charge {
  return {
    chargeId: `charge-${order.id}`,
    payload: order.id,
    payerId: order.userId,
    stars: plans[order.plan].priceStars,
    currency: 'XTR',
    isRecurring: false,
    paidAt: new Date('2026-11-21T09:00:00Z'),
    source: 'webhook',
    raw: { payload: order.id },
    ...changes,
  };
}

/** All rows about a learner's purchases. */
export async function readMoney(db: Db, userId: number) {
  return {
    orders: await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdAt),
    payments: await db
      .select()
      .from(starPayments)
      .where(eq(starPayments.userId, userId))
      .orderBy(starPayments.telegramPaymentChargeId),
    entitlements: await db
      .select()
      .from(entitlements)
      .where(eq(entitlements.userId, userId))
      .orderBy(entitlements.startsAt, entitlements.chargeId),
  };
}
