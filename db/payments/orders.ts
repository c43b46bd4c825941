import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import {
  type CancelReason,
  type Checkout,
  type CheckoutRefusal,
  checkoutRefusal,
  doubtBlocksMinutes,
  isOrderId,
  type Order,
  orderLifeMinutes,
  type Payer,
} from '../../core/payments/orders.ts';
import { type PlanId, plans } from '../../core/payments/plans.ts';
import type { Db } from '../connection/client.ts';
import { hasPremiumForEver } from '../entitlements.ts';
import { orders, users } from '../schema/index.ts';

const minuteMs = 60_000;

/**
 * Opens an order at the list price. Older open orders of the learner for the same plan are replaced: one open order for
 * each learner and plan. `id` is a fresh UUID.
 */
export async function createOrder(
  db: Db,
  input: { id: string; userId: number; plan: PlanId },
  now: Date,
): Promise<Order> {
  const { id, userId, plan } = input;
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId);
    await tx
      .update(orders)
      .set({ status: 'cancelled', cancelReason: 'replaced' })
      .where(and(eq(orders.userId, userId), eq(orders.plan, plan), isOpen));
    const order: Order = {
      id,
      userId,
      plan,
      priceStars: plans[plan].priceStars,
      status: 'created',
      cancelReason: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + orderLifeMinutes * minuteMs),
    };
    await tx.insert(orders).values(order);
    return order;
  });
}

/** Nobody has begun to pay it. */
const isOpen = sql`(${orders.status} = 'created'
  or (${orders.status} = 'cancelled' and ${orders.cancelReason} in ('cancelled_by_user', 'payment_failed')))`;

/** Changes to the orders, payments and rights of one learner run one after another. */
export async function lockLearner(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function keepLink(db: Db, orderId: string, link: string): Promise<void> {
  await db.update(orders).set({ link }).where(eq(orders.id, orderId));
}

/** The order, or undefined; also for a text that is no id of ours. */
export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  if (!isOrderId(id)) return undefined;
  const [order] = await db.select(orderFields).from(orders).where(eq(orders.id, id));
  return order;
}

const orderFields = {
  id: orders.id,
  userId: orders.userId,
  plan: orders.plan,
  priceStars: orders.priceStars,
  status: orders.status,
  cancelReason: orders.cancelReason,
  createdAt: orders.createdAt,
  expiresAt: orders.expiresAt,
};

/** Telegram's question before a charge. */
export type CheckoutQuestion = Checkout & {
  /** Telegram's id of the question. */
  id: string;
  orderId: string;
};

/**
 * Answers the question before a charge: why it may not be charged, undefined when it may. The order is `checked` then,
 * in the same transaction, and questions about one learner are judged one after another: of two devices that pay at
 * once, one is refused. The same question delivered again is answered the same.
 */
export async function judgeCheckout(
  db: Db,
  question: CheckoutQuestion,
  now: Date,
): Promise<CheckoutRefusal | undefined> {
  return db.transaction(async (tx) => {
    await lockLearner(tx, question.payerId);
    const { order, payer } = await readCheckout(tx, question, now);
    const refusal = checkoutRefusal(order, question, payer, now);
    if (!refusal) await markChecked(tx, question, now);
    return refusal;
  });
}

async function readCheckout(tx: Db, { id, orderId }: CheckoutQuestion, now: Date) {
  const stranger: Payer = {
    hasPremiumForEver: false,
    isBlocked: false,
    hasOtherUnderway: false,
    isSameQuestion: false,
  };
  if (!isOrderId(orderId)) return { order: undefined, payer: stranger };
  const [read] = await tx
    .select({
      order: orderFields,
      payer: {
        hasPremiumForEver: sql<boolean>`${hasPremiumForEver(sql`${orders.userId}`, now)}`,
        isBlocked: sql<boolean>`${users.blockedAt} is not null`,
        hasOtherUnderway: sql<boolean>`exists (select 1 from orders other
          where other.user_id = ${orders.userId} and other.id <> ${orders.id}
            and other.doubt_since > ${now.toISOString()}::timestamptz - ${doubtBlocksMinutes} * interval '1 minute')`,
        isSameQuestion: sql<boolean>`coalesce(${orders.checkoutId} = ${id}, false)`,
      },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  return read ?? { order: undefined, payer: stranger };
}

/** Notes that Telegram asked and we agree: from now on the order is in doubt. Never takes a payment back. */
export async function markChecked(
  db: Db,
  { id, orderId }: Pick<CheckoutQuestion, 'id' | 'orderId'>,
  now: Date,
): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'checked', cancelReason: null, checkoutId: id, doubtSince: now, askedAt: null })
    .where(and(eq(orders.id, orderId), isOpen));
}

/** Undoes `judgeCheckout` when its answer came too late to be given: Telegram had a refusal. */
export async function releaseChecked(
  db: Db,
  { id, orderId }: Pick<CheckoutQuestion, 'id' | 'orderId'>,
): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'created', checkoutId: null, doubtSince: null, askedAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.checkoutId, id), eq(orders.status, 'checked')));
}

/** Closes the learner's other invoices once one of them is paid: a second charge needs a new decision. */
export async function closeOthers(tx: Db, { id, userId }: Pick<Order, 'id' | 'userId'>): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'cancelled', cancelReason: 'paid_another' })
    .where(and(eq(orders.userId, userId), ne(orders.id, id), isOpen));
}

/**
 * Handles the app's report that nothing was paid: only an order that nobody has begun to pay is cancelled. Without
 * `orderId` every such order of the learner. Returns how many.
 */
export async function cancelOrders(
  db: Db,
  input: { userId: number; orderId?: string | undefined; reason: CancelReason },
): Promise<number> {
  const { userId, orderId, reason } = input;
  if (orderId !== undefined && !isOrderId(orderId)) return 0;
  const rows = await db
    .update(orders)
    .set({ status: 'cancelled', cancelReason: reason })
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'created'),
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
    .returning({ id: orders.id });
  return rows.length;
}

/** A grace period: a payment that was agreed to in the last second is still on its way. */
export const graceMs = 10 * minuteMs;

/**
 * Closes orders that nobody paid in time, once no charge is suspected behind them; a payment that arrives after all
 * still wins. Returns how many.
 */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(orders)
    .set({ status: 'expired' })
    .where(
      and(
        inArray(orders.status, ['created', 'checked']),
        lt(orders.expiresAt, new Date(now.getTime() - graceMs)),
        isNull(orders.doubtSince),
      ),
    )
    .returning({ id: orders.id });
  return rows.length;
}
