import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PaymentSource } from '../../core/payments/charges.ts';
import type { OrderStatus, PaymentIssue } from '../../core/payments/orders.ts';
import type { PlanId } from '../../core/payments/plans.ts';
import type { Db } from '../connection/client.ts';
import { keptCharges, orders, starPayments, users } from '../schema/index.ts';

/** One charge with what we know about it. */
export type PaymentRecord = {
  chargeId: string;
  orderId: string | null;
  orderStatus: OrderStatus | null;
  /** For whom the order is; the payer may be somebody else. */
  orderUserId: number | null;
  /** Of the order. */
  plan: PlanId | null;
  /** Who paid. */
  userId: number | null;
  userName: string | null;
  stars: number;
  source: PaymentSource;
  issue: PaymentIssue | null;
  isSurplus: boolean;
  paidAt: Date;
  refundedAt: Date | null;
};

const record = {
  chargeId: starPayments.telegramPaymentChargeId,
  orderId: starPayments.orderId,
  orderStatus: orders.status,
  orderUserId: orders.userId,
  plan: orders.plan,
  userId: starPayments.userId,
  userName: users.firstName,
  stars: starPayments.stars,
  source: starPayments.source,
  issue: starPayments.issue,
  isSurplus: starPayments.isSurplus,
  paidAt: starPayments.paidAt,
  refundedAt: starPayments.refundedAt,
};

/** One payment; of somebody who was deleted, what is kept of it. */
export async function readPayment(db: Db, chargeId: string): Promise<PaymentRecord | undefined> {
  const [payment] = await select(db, eq(starPayments.telegramPaymentChargeId, chargeId), 1);
  return payment ?? (await readKept(db, eq(keptCharges.telegramPaymentChargeId, chargeId)))[0];
}

/** Found by the MD5 of its charge id: a button has no space for the id itself. */
export async function readPaymentByDigest(db: Db, digest: string): Promise<PaymentRecord | undefined> {
  const [payment] = await select(db, sql`md5(${starPayments.telegramPaymentChargeId}) = ${digest}`, 1);
  return payment ?? (await readKept(db, sql`md5(${keptCharges.telegramPaymentChargeId}) = ${digest}`))[0];
}

/** Payments of somebody who was deleted, newest first. */
export async function listKeptPayments(db: Db, payerId: number): Promise<PaymentRecord[]> {
  return readKept(db, eq(keptCharges.payerId, payerId));
}

async function readKept(db: Db, where: SQL): Promise<PaymentRecord[]> {
  const rows = await db.select().from(keptCharges).where(where).orderBy(desc(keptCharges.paidAt));
  return rows.map(({ telegramPaymentChargeId: chargeId, payerId: userId, ...row }) => ({
    ...nothingElse,
    ...row,
    chargeId,
    userId,
  }));
}

/** What is not kept of the charge of somebody who was deleted. */
const nothingElse = {
  orderId: null,
  orderStatus: null,
  orderUserId: null,
  userName: null,
  source: 'webhook',
  issue: null,
  isSurplus: false,
} as const;

/** What somebody paid, newest first. */
export async function listPayments(
  db: Db,
  { userId }: { userId: number },
  limit: number,
): Promise<PaymentRecord[]> {
  return select(db, eq(starPayments.userId, userId), limit);
}

/** Charges on top of premium forever whose stars have not gone back yet. */
export async function listSurplus(db: Db, limit: number): Promise<PaymentRecord[]> {
  return select(db, and(starPayments.isSurplus, isNull(starPayments.refundedAt)), limit);
}

/** Payments of one order, newest first. */
export async function paymentsOfOrder(db: Db, orderId: string): Promise<PaymentRecord[]> {
  return select(db, eq(starPayments.orderId, orderId), 20);
}

/** Whole stars of all payments that were not refunded, those of deleted people too. */
export async function totalStars(db: Db): Promise<number> {
  const { rows } = await db.execute<{ stars: string }>(sql`select coalesce(sum(stars), 0) as stars from (
    select stars from ${starPayments} where refunded_at is null
    union all select stars from ${keptCharges} where refunded_at is null) s`);
  return Number(rows[0]?.stars ?? 0);
}

/**
 * Takes the payments that admins have not been notified of, and marks them as reported; `tellAgain` removes the mark.
 */
export async function takeUnreported(db: Db, limit: number, now: Date): Promise<PaymentRecord[]> {
  const waiting = db
    .select({ id: starPayments.telegramPaymentChargeId })
    .from(starPayments)
    .where(
      and(isNotNull(starPayments.issue), isNull(starPayments.refundedAt), isNull(starPayments.reportedAt)),
    )
    .orderBy(starPayments.paidAt)
    .limit(limit);
  const taken = await db
    .update(starPayments)
    .set({ reportedAt: now })
    .where(and(sql`${starPayments.telegramPaymentChargeId} in ${waiting}`, isNull(starPayments.reportedAt)))
    .returning({ chargeId: starPayments.telegramPaymentChargeId });
  const payments: PaymentRecord[] = [];
  for (const { chargeId } of taken) {
    const payment = await readPayment(db, chargeId);
    if (payment) payments.push(payment);
  }
  return payments;
}

export async function tellAgain(db: Db, chargeId: string): Promise<void> {
  await db
    .update(starPayments)
    .set({ reportedAt: null })
    .where(eq(starPayments.telegramPaymentChargeId, chargeId));
}

function select(db: Db, where: SQL | undefined, limit: number): Promise<PaymentRecord[]> {
  return db
    .select(record)
    .from(starPayments)
    .leftJoin(orders, eq(orders.id, starPayments.orderId))
    .leftJoin(users, eq(users.id, starPayments.userId))
    .where(where)
    .orderBy(desc(starPayments.paidAt), desc(starPayments.telegramPaymentChargeId))
    .limit(limit);
}
