import { refundPayment } from '../../bot/payments/give-back.ts';
import { reconcile } from '../../bot/payments/reconcile.ts';
import { buyerOf, countLessons, offersFor, openOrder } from '../../bot/payments/sell.ts';
import { DomainError } from '../../core/errors.ts';
import type { Order } from '../../core/payments/orders.ts';
import { plans } from '../../core/payments/plans.ts';
import { cancelOrders, findCheckedOrder, findOrder, keepLink } from '../../db/payments/orders.ts';
import { listPayments, paymentsOfOrder, totalStars } from '../../db/payments/records.ts';
import { findUser, type UserRecord } from '../../db/users.ts';
import { type Handlers, limitCalls } from '../_call.ts';
import type { Deps } from '../_deps.ts';
import { paymentsDesk } from '../_payments.ts';
import { adminPaymentShape, cursorOf, orderShape, readCursor, receiptShape } from './payment-shapes.ts';

const invoiceLimit = { name: 'create-invoice', calls: 10, windowSeconds: 60 };
const cancelLimit = { name: 'cancel-pending', calls: 30, windowSeconds: 60 };
const orderLimit = { name: 'payment-order', calls: 60, windowSeconds: 60 };
const refundLimit = { name: 'refund', calls: 30, windowSeconds: 60 };
/** Requests to Telegram made on behalf of the app: per learner, and for all together. */
const askLimit = { name: 'ask-stars', calls: 6, windowSeconds: 60 };
const askLimitOfAll = { name: 'ask-stars-all', calls: 60, windowSeconds: 60 };
/** The last transactions: the bookmark is never far behind. */
const pagesOnDemand = 2;

const receiptsShown = 50;
const paymentsOnPage = 50;

export const paymentHandlers: Handlers<
  | 'POST /payments/create-invoice'
  | 'POST /payments/cancel-pending'
  | 'GET /payments/orders/{id}'
  | 'GET /payments'
  | 'GET /admin/payments'
  | 'POST /admin/payments/{chargeId}/refund'
> = {
  'POST /payments/create-invoice': async ({ owner, body, deps, now }) => {
    const { userId } = owner;
    await limitCalls(deps, invoiceLimit, String(userId));
    await requireNothingUnderway(deps, userId, now);
    const { order, invoice } = await openOrder(deps, { userId, plan: body.subscriptionType }, now);
    let link: string;
    try {
      link = await deps.stars.createInvoiceLink(invoice);
    } catch (cause) {
      await cancelOrders(deps.db, { userId, orderId: order.id, reason: 'not_issued' });
      throw new DomainError('upstream', { code: 'invoice_failed', cause });
    }
    await keepLink(deps.db, order.id, link);
    return {
      invoice_link: link,
      orderId: order.id,
      subscriptionType: order.plan,
      stars: order.priceStars,
      expiresAt: order.expiresAt.toISOString(),
    };
  },

  'POST /payments/cancel-pending': async ({ owner, body, deps }) => {
    await limitCalls(deps, cancelLimit, String(owner.userId));
    return { cancelled: await cancelOrders(deps.db, { userId: owner.userId, ...body }) };
  },

  'GET /payments/orders/{id}': async ({ owner, params, query, deps, now }) => {
    await limitCalls(deps, orderLimit, String(owner.userId));
    const order = await requireOwnOrder(deps, params.id, owner.userId);
    if (query.hint === undefined || order.status === 'paid') return shapeOf(deps, order, now);
    await askTelegram(deps, owner.userId, now);
    return shapeOf(deps, await requireOwnOrder(deps, params.id, owner.userId), now);
  },

  'GET /payments': async ({ owner, deps, now }) => {
    const user = await requireUser(deps, owner.userId, now);
    const lessons = await countLessons(deps);
    const receipts = await listPayments(deps.db, { userId: owner.userId }, receiptsShown);
    return {
      ...subscriptionOf(user),
      offers: offersFor(deps, buyerOf(deps, user)).map(({ plan, isAvailable }) => ({
        subscriptionType: plan,
        stars: plans[plan].priceStars,
        available: isAvailable,
      })),
      free_lessons: lessons.free,
      premium_lessons: lessons.premium,
      receipts: receipts.map(receiptShape),
    };
  },

  'GET /admin/payments': async ({ query, deps }) => {
    const payments = await listPayments(
      deps.db,
      { userId: query.userId, onlyIssues: query.only === 'issues', after: readCursor(query.after) },
      paymentsOnPage,
    );
    const last = payments.at(-1);
    return {
      payments: payments.map(adminPaymentShape),
      totalStars: await totalStars(deps.db),
      next: last && payments.length === paymentsOnPage ? cursorOf(last) : null,
    };
  },

  'POST /admin/payments/{chargeId}/refund': async ({ owner, params, deps, now }) => {
    await limitCalls(deps, refundLimit, String(owner.userId));
    const refund = { chargeId: params.chargeId, adminId: owner.userId };
    return adminPaymentShape(await refundPayment(paymentsDesk(deps), refund, now));
  },
};

/**
 * Called before anything is offered again: an invoice that Telegram has asked about may be paid by now, whatever the
 * app was told. Throws 'conflict' (already_paid) when it is.
 */
async function requireNothingUnderway(deps: Deps, userId: number, now: Date): Promise<void> {
  const checked = await findCheckedOrder(deps.db, userId, now);
  if (!checked) return;
  await askTelegram(deps, userId, now);
  const order = await findOrder(deps.db, checked.id);
  if (order?.status === 'paid') throw new DomainError('conflict', { code: 'already_paid' });
}

/** Reads the last transactions, unless that was done too often; an unanswered call to Telegram is no failure here. */
async function askTelegram(deps: Deps, userId: number, now: Date): Promise<void> {
  try {
    await limitCalls(deps, askLimit, String(userId));
    await limitCalls(deps, askLimitOfAll, 'all');
    await reconcile(paymentsDesk(deps), now, { pages: pagesOnDemand });
  } catch (error) {
    const isExpected =
      error instanceof DomainError && (error.kind === 'limit' || error.code === 'stars_failed');
    if (!isExpected) throw error;
    deps.log('warn', 'stars-not-asked', { code: error.code });
  }
}

async function requireOwnOrder(deps: Deps, id: string, userId: number): Promise<Order> {
  const order = await findOrder(deps.db, id);
  if (!order) throw new DomainError('not-found', { code: 'order_not_found' });
  if (order.userId !== userId) throw new DomainError('forbidden', { code: 'foreign_order' });
  return order;
}

async function requireUser(deps: Deps, userId: number, now: Date): Promise<UserRecord> {
  const user = await findUser(deps.db, userId, now);
  if (!user) throw new DomainError('unauthorised', { code: 'token_invalid' });
  return user;
}

async function shapeOf(deps: Deps, order: Order, now: Date) {
  const user = await requireUser(deps, order.userId, now);
  const payments = order.status === 'paid' ? await paymentsOfOrder(deps.db, order.id) : [];
  return { ...subscriptionOf(user), ...orderShape(order, payments) };
}

function subscriptionOf(user: UserRecord) {
  return {
    subscription_status: user.isPremium ? ('premium' as const) : ('free' as const),
    premium_until: user.premiumUntil,
  };
}
