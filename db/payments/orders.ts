import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { type CancelReason, isOrderId, type Order, orderLifeMinutes } from '../../core/payments/orders.ts';
import { type PlanId, plans } from '../../core/payments/plans.ts';
import type { Db } from '../client.ts';
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

export type OrderWithBuyer = Order & { hasPremiumForEver: boolean; isBlocked: boolean };

/** All that the pre-checkout question needs, in one indexed read. */
export async function readCheckout(db: Db, id: string, now: Date): Promise<OrderWithBuyer | undefined> {
  if (!isOrderId(id)) return undefined;
  const [order] = await db
    .select({
      ...orderFields,
      hasPremiumForEver: sql<boolean>`${hasPremiumForEver(sql`${orders.userId}`, now)}`,
      isBlocked: sql<boolean>`${users.blockedAt} is not null`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id));
  return order;
}

/** Notes that Telegram asked and we agreed. Never takes a payment back. */
export async function markChecked(db: Db, id: string): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'checked', cancelReason: null })
    .where(and(eq(orders.id, id), isOpen));
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
const graceMs = 10 * minuteMs;

/** Closes orders that nobody paid in time; a payment that arrives after all still wins. Returns how many. */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  const rows = await db
    .update(orders)
    .set({ status: 'expired' })
    .where(
      and(
        inArray(orders.status, ['created', 'checked']),
        lt(orders.expiresAt, new Date(now.getTime() - graceMs)),
      ),
    )
    .returning({ id: orders.id });
  return rows.length;
}

/** The newest order of the learner whose charge may be on its way to us: asked about, not yet paid or expired. */
export async function findCheckedOrder(db: Db, userId: number, now: Date): Promise<Order | undefined> {
  const [order] = await db
    .select(orderFields)
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'checked'),
        sql`${orders.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(sql`${orders.createdAt} desc`)
    .limit(1);
  return order;
}
