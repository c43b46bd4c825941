import { randomUUID } from 'node:crypto';
import { and, asc, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import { starsCurrency } from '../../core/payments/orders.ts';
import type { PlanId } from '../../core/payments/plans.ts';
import type { Db } from '../../db/connection/client.ts';
import { recordCharge, recordRefund } from '../../db/payments/charges.ts';
import { createOrder, markChecked } from '../../db/payments/orders.ts';
import { entitlements, users } from '../../db/schema/index.ts';
import type { PastPayment } from '../local-telegram/simulation/stars.ts';
import { localIds } from './local-data.ts';

type Purchase = { plan: PlanId; daysAgo: number; refundedDaysAgo?: number };

/** Inside the month of the charts and before it, one of them given back. */
const purchases: readonly Purchase[] = [
  { plan: 'year', daysAgo: 34 },
  { plan: 'year', daysAgo: 21 },
  { plan: 'lifetime', daysAgo: 13 },
  { plan: 'year', daysAgo: 8, refundedDaysAgo: 6 },
  { plan: 'year', daysAgo: 3 },
];

/**
 * Records payments for premium by some of the crowd, through the verbs that every payment takes: order, charge, refund.
 * Payers are learners who were here by then, and to whom no admin has given anything. Returns the payments, oldest
 * first.
 */
export async function fillLocalPayments(db: Db, now: Date): Promise<PastPayment[]> {
  const hasRight = db
    .select({ one: sql`1` })
    .from(entitlements)
    .where(sql`${entitlements.userId} = ${users.id}`);
  const payers = await db
    .select({ id: users.id, firstName: users.firstName, createdAt: users.createdAt })
    .from(users)
    .where(and(notInArray(users.id, Object.values(localIds)), isNull(users.blockedAt), notExists(hasRight)))
    .orderBy(asc(users.createdAt), asc(users.id));
  const paid: PastPayment[] = [];
  for (const purchase of purchases) {
    const at = daysBefore(now, purchase.daysAgo);
    const place = payers.findIndex(({ createdAt }) => createdAt < at);
    const [payer] = place < 0 ? [] : payers.splice(place, 1);
    if (payer) paid.push(await buy(db, payer, purchase, now));
  }
  return paid;
}

async function buy(
  db: Db,
  { id: userId, firstName }: { id: number; firstName: string },
  { plan, daysAgo, refundedDaysAgo }: Purchase,
  now: Date,
): Promise<PastPayment> {
  const paidAt = daysBefore(now, daysAgo);
  const { id: payload, priceStars: stars } = await createOrder(
    db,
    { id: randomUUID(), userId, plan },
    paidAt,
  );
  await markChecked(db, { id: `local-${payload}`, orderId: payload }, paidAt);
  const chargeId = `stx-local-${payload}`;
  const message = {
    currency: starsCurrency,
    total_amount: stars,
    invoice_payload: payload,
    telegram_payment_charge_id: chargeId,
    provider_payment_charge_id: `${userId}_local`,
  };
  const charge = {
    ...{ chargeId, payload, payerId: userId, stars, currency: starsCurrency, isRecurring: false, paidAt },
    source: 'webhook' as const,
    raw: message,
  };
  await recordCharge(db, { charge }, paidAt);
  const payment = { chargeId, userId, firstName, payload, stars, paidAt };
  if (refundedDaysAgo === undefined) return payment;
  const refundedAt = daysBefore(now, refundedDaysAgo);
  await recordRefund(db, { refund: { chargeId, refundedAt, charge } }, refundedAt);
  return { ...payment, refundedAt };
}

/** Whole seconds, as Telegram counts. */
const daysBefore = (now: Date, days: number): Date =>
  new Date(Math.floor(now.getTime() / 1000) * 1000 - days * 86_400_000);
