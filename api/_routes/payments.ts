import { lookAtTelegram, requireNothingInDoubt } from '../../bot/services/payments/doubts.ts';
import { refundPayment } from '../../bot/services/payments/give-back.ts';
import { buyerOf, countLessons, offersFor, openOrder } from '../../bot/services/payments/sell.ts';
import type { RequestQuery } from '../../core/contracts/endpoints.ts';
import { DomainError } from '../../core/errors.ts';
import type { Order } from '../../core/payments/orders.ts';
import { plans } from '../../core/payments/plans.ts';
import { printSpreadsheet } from '../../core/text/spreadsheet.ts';
import { tableTexts } from '../../core/texts/admin/tables.ts';
import type { Db } from '../../db/connection/client.ts';
import { noteWordOfApp } from '../../db/payments/doubts.ts';
import { cancelOrders, findOrder, keepLink } from '../../db/payments/orders.ts';
import { listPayments, paymentsOfOrder } from '../../db/payments/records.ts';
import { type PaymentSearch, searchPayments } from '../../db/payments/search-payments.ts';
import { findUser, type UserRecord } from '../../db/users.ts';
import { type Handlers, limitCalls } from '../_call.ts';
import { limitOfLooks, lookBesideAnswer, paymentPorts } from '../_payments.ts';
import { fileAnswer } from './admin/file-answer.ts';
import { fileLimit, paymentCells, paymentColumns } from './admin/tables.ts';
import {
  adminPaymentShape,
  cursorOf,
  orderShape,
  readCursor,
  receiptShape,
} from './shapes/payment-shapes.ts';

const invoiceLimit = { name: 'create-invoice', calls: 10, windowSeconds: 60 };
/** Each is a link made by Telegram, and a row for good. */
const invoiceDayLimit = { name: 'create-invoice-day', calls: 100, windowSeconds: 86_400 };
const cancelLimit = { name: 'cancel-pending', calls: 30, windowSeconds: 60 };
const orderLimit = { name: 'payment-order', calls: 60, windowSeconds: 60 };
const refundLimit = { name: 'refund', calls: 30, windowSeconds: 60 };

const receiptsShown = 50;
const paymentsOnPage = 50;
const maxPaymentsInFile = 10_000;

export const paymentHandlers: Handlers<
  | 'POST /payments/create-invoice'
  | 'POST /payments/cancel-pending'
  | 'GET /payments/orders/{id}'
  | 'GET /payments'
  | 'GET /admin/payments'
  | 'GET /admin/payments/file'
  | 'POST /admin/payments/{chargeId}/refund'
> = {
  'POST /payments/create-invoice': async ({ owner, body, deps, now }) => {
    const { userId } = owner;
    for (const limit of [invoiceLimit, invoiceDayLimit]) await limitCalls(deps, limit, String(userId));
    await requireNothingInDoubt(paymentPorts(deps), userId, limitOfLooks(deps, userId), now);
    const wanted = { userId, plan: body.subscriptionType, again: body.again === true };
    const { order, invoice } = await openOrder(deps, wanted, now);
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
    const order = await requireOwnOrder(deps.db, params.id, owner.userId);
    if (query.hint === undefined || order.status === 'paid') return shapeOf(deps.db, order, now);
    const isWord = query.hint === 'paid' || query.hint === 'pending';
    if (isWord) await noteWordOfApp(deps.db, { orderId: order.id, userId: owner.userId }, now);
    await lookAtTelegram(paymentPorts(deps), limitOfLooks(deps, owner.userId), now);
    return shapeOf(deps.db, await requireOwnOrder(deps.db, params.id, owner.userId), now);
  },

  'GET /payments': async ({ owner, deps, now }) => {
    const user = await requireUser(deps.db, owner.userId, now);
    lookBesideAnswer(deps, user, now);
    const lessons = await countLessons(deps);
    const receipts = await listPayments(deps.db, { userId: owner.userId }, receiptsShown);
    return {
      ...subscriptionOf(user),
      payment_in_doubt: user.isInDoubt,
      offers: offersFor(deps, buyerOf(deps, user)).map(({ plan, isAvailable }) => ({
        subscriptionType: plan,
        stars: plans[plan].priceStars,
        available: isAvailable,
      })),
      free_lessons: lessons.free,
      premium_lessons: lessons.count,
      premium_topics: [...lessons.topics],
      receipts: receipts.map(receiptShape),
    };
  },

  'GET /admin/payments': async ({ query, owner, deps }) => {
    const wanted = { ...searchOf(query, owner.zone), userId: query.userId };
    const page = { after: readCursor(query.after), limit: paymentsOnPage };
    const { payments, sum } = await searchPayments(deps.db, wanted, page);
    const last = payments.at(-1);
    return {
      payments: payments.map(adminPaymentShape),
      sum,
      next: last && payments.length === paymentsOnPage ? cursorOf(last) : null,
    };
  },

  'GET /admin/payments/file': async ({ query, owner, deps, now }) => {
    await limitCalls(deps, fileLimit, String(owner.userId));
    const { zone } = owner;
    const page = { limit: maxPaymentsInFile };
    const { payments, sum } = await searchPayments(deps.figuresDb, searchOf(query, zone), page);
    const rows = payments.map((payment) => paymentCells(adminPaymentShape(payment), zone));
    const end = sum.payments > rows.length ? [[tableTexts.leftOff(rows.length)]] : [];
    const text = printSpreadsheet([paymentColumns, ...rows, ...end]);
    return fileAnswer(text, { name: 'mila-payments', format: 'csv', now });
  },

  'POST /admin/payments/{chargeId}/refund': async ({ owner, params, deps, now }) => {
    await limitCalls(deps, refundLimit, String(owner.userId));
    const refund = { chargeId: params.chargeId, adminId: owner.userId };
    return adminPaymentShape(await refundPayment(paymentPorts(deps), refund, now));
  },
};

function searchOf(
  { q, plan, state, from, to }: RequestQuery<'GET /admin/payments/file'>,
  zone: string,
): PaymentSearch {
  return { text: q, plan, state, paid: { from, to, zone } };
}

async function requireOwnOrder(db: Db, id: string, userId: number): Promise<Order> {
  const order = await findOrder(db, id);
  if (!order) throw new DomainError('not-found', { code: 'order_not_found' });
  if (order.userId !== userId) throw new DomainError('forbidden', { code: 'foreign_order' });
  return order;
}

async function requireUser(db: Db, userId: number, now: Date): Promise<UserRecord> {
  const user = await findUser(db, userId, now);
  if (!user) throw new DomainError('unauthorised', { code: 'token_invalid' });
  return user;
}

async function shapeOf(db: Db, order: Order, now: Date) {
  const user = await requireUser(db, order.userId, now);
  const payments = order.status === 'paid' ? await paymentsOfOrder(db, order.id) : [];
  return { ...subscriptionOf(user), ...orderShape(order, payments) };
}

function subscriptionOf(user: UserRecord) {
  return {
    subscription_status: user.isPremium ? ('premium' as const) : ('free' as const),
    premium_until: user.premiumUntil,
  };
}
