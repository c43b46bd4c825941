import { eq, sql } from 'drizzle-orm';
import type { Charge, Refund } from '../../core/payments/charges.ts';
import { type Order, paymentIssue } from '../../core/payments/orders.ts';
import { chargesKeptSince } from '../../core/people/deletion.ts';
import { type Act, noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { keptCharges, orders, starPayments } from '../schema/index.ts';
import { noteUpdate } from '../updates.ts';
import { closeOthers, findOrder, lockLearner } from './orders.ts';
import { type PaymentRecord, readPayment } from './records.ts';
import { workOutRights } from './rights.ts';

/** The Telegram update behind a change; missing when we requested the data ourselves. */
type FromUpdate = { updateId?: number | undefined };

export type Change = {
  /** False: we knew it before. */
  isNew: boolean;
  payment: PaymentRecord;
  /** The learner has paid on top of premium forever, by this charge or another: stars wait to go back. */
  hasSurplus: boolean;
};

/**
 * Keeps a charge, whatever is wrong with it, and gives what it bought: payment, order and rights in one transaction,
 * keyed by the charge's own id. A repeat changes nothing, and any order of charges, refunds, cancels and repeats leaves
 * the same rows. Returns undefined when this very update was handled before, and for a charge of somebody who was
 * deleted since: what is kept of it is there already, or its term is over.
 */
export async function recordCharge(
  db: Db,
  input: FromUpdate & { charge: Charge },
  now: Date,
): Promise<Change | undefined> {
  const { charge, updateId } = input;
  return db.transaction(async (tx) => {
    if (updateId !== undefined && !(await noteUpdate(tx, { updateId }, now))) return undefined;
    if (charge.paidAt < chargesKeptSince(now) || (await isKept(tx, charge.chargeId))) return undefined;
    return keepCharge(tx, charge, undefined);
  });
}

/**
 * Marks a charge as refunded and takes back what it gave. A refund of an unknown charge is kept with the charge that it
 * repeats. `act` goes into the audit log when an admin did it. Returns undefined for a repeated update, and when there
 * is nothing to keep.
 */
export async function recordRefund(
  db: Db,
  input: FromUpdate & { refund: Refund; act?: Omit<Act, 'before' | 'after'> | undefined },
  now: Date,
): Promise<Change | undefined> {
  const { refund, updateId, act } = input;
  return db.transaction(async (tx) => {
    if (updateId !== undefined && !(await noteUpdate(tx, { updateId }, now))) return undefined;
    if (await isKept(tx, refund.chargeId)) return refundKept(tx, { refund, act }, now);
    const before = await readPayment(tx, refund.chargeId);
    if (!before) return refund.charge && keepCharge(tx, refund.charge, refund.refundedAt);
    if (before.orderUserId !== null) await lockLearner(tx, before.orderUserId);
    await tx
      .update(starPayments)
      .set({ refundedAt: sql`least(${starPayments.refundedAt}, ${instant(refund.refundedAt)})` })
      .where(eq(starPayments.telegramPaymentChargeId, refund.chargeId));
    if (before.orderUserId !== null) await workOutRights(tx, before.orderUserId);
    const payment = await requirePayment(tx, refund.chargeId);
    if (act) {
      const shown = ({ refundedAt, isSurplus }: PaymentRecord) => ({ refundedAt, isSurplus });
      await noteAct(tx, { ...act, before: shown(before), after: shown(payment) }, now);
    }
    return { isNew: before.refundedAt === null, payment, hasSurplus: false };
  });
}

async function isKept(tx: Db, chargeId: string): Promise<boolean> {
  return (await tx.$count(keptCharges, eq(keptCharges.telegramPaymentChargeId, chargeId))) > 0;
}

/** Of a charge whose payer was deleted: there is nobody to take anything back from. */
async function refundKept(
  tx: Db,
  { refund, act }: { refund: Refund; act?: Omit<Act, 'before' | 'after'> | undefined },
  now: Date,
): Promise<Change> {
  const before = await requirePayment(tx, refund.chargeId);
  await tx
    .update(keptCharges)
    .set({ refundedAt: sql`least(${keptCharges.refundedAt}, ${instant(refund.refundedAt)})` })
    .where(eq(keptCharges.telegramPaymentChargeId, refund.chargeId));
  const payment = await requirePayment(tx, refund.chargeId);
  if (act) {
    const shown = ({ refundedAt }: PaymentRecord) => ({ refundedAt });
    await noteAct(tx, { ...act, before: shown(before), after: shown(payment) }, now);
  }
  return { isNew: before.refundedAt === null, payment, hasSurplus: false };
}

/** Several sources, one row: each fact is merged so that the order of the reports makes no difference. */
async function keepCharge(tx: Db, charge: Charge, refundedAt: Date | undefined): Promise<Change> {
  const order = await findOrder(tx, charge.payload);
  const issue = paymentIssue(order, charge) ?? null;
  if (order) await lockLearner(tx, order.userId);
  const [row] = await tx
    .insert(starPayments)
    .values({
      telegramPaymentChargeId: charge.chargeId,
      orderId: order?.id ?? null,
      userId: charge.payerId,
      stars: charge.stars,
      isRecurring: charge.isRecurring,
      source: charge.source,
      issue,
      raw: charge.raw,
      paidAt: charge.paidAt,
      refundedAt: refundedAt ?? null,
    })
    .onConflictDoUpdate({
      target: starPayments.telegramPaymentChargeId,
      set: {
        paidAt: sql`least(${starPayments.paidAt}, excluded.paid_at)`,
        refundedAt: sql`least(${starPayments.refundedAt}, excluded.refunded_at)`,
        isRecurring: sql`${starPayments.isRecurring} or excluded.is_recurring`,
        raw: sql`case when ${standing(sql`excluded`)} > ${standing(sql`star_payments`)} then excluded.raw else ${starPayments.raw} end`,
        source: sql`case when ${standing(sql`excluded`)} > ${standing(sql`star_payments`)} then excluded.source else ${starPayments.source} end`,
      },
    })
    // Postgres: a row that was inserted, not updated, has no xmax.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  const isNew = row?.isNew ?? false;
  const surplus = order && !issue ? await settleOrder(tx, order) : [];
  // Only once: an invoice made after the payment is a new decision.
  if (order && !issue && isNew) await closeOthers(tx, order);
  const payment = await requirePayment(tx, charge.chargeId);
  return { isNew, payment, hasSurplus: surplus.length > 0 };
}

/** How much weight a source has. */
function standing(row: ReturnType<typeof sql>) {
  return sql`(case ${row}.source when 'webhook' then 2 when 'reconcile' then 1 else 0 end)`;
}

/** Paid is final: it overrides cancelled and expired. */
async function settleOrder(tx: Db, order: Order): Promise<string[]> {
  const paid = {
    status: 'paid',
    cancelReason: null,
    checkoutId: null,
    doubtSince: null,
    askedAt: null,
  } as const;
  await tx.update(orders).set(paid).where(eq(orders.id, order.id));
  return workOutRights(tx, order.userId);
}

async function requirePayment(tx: Db, chargeId: string): Promise<PaymentRecord> {
  const payment = await readPayment(tx, chargeId);
  if (!payment) throw new Error('a payment that was just written is not there');
  return payment;
}

function instant(at: Date) {
  return sql`${at.toISOString()}::timestamptz`;
}
