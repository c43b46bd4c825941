import { DomainError } from '../errors.ts';
import { type PlanId, plans, shelf } from '../payments/plans.ts';
import { rightsOf } from '../payments/rights.ts';
import type { MockTable } from './answer.ts';
import { lessonsOf } from './course.ts';
import { isPremium, subscriptionOf } from './figures.ts';
import type { MockWorld } from './world.ts';

const hour = 60 * 60 * 1000;

/** Begins what the mini-app takes for Telegram's own invoice link; the payment sheet of the mock opens it. */
export const mockInvoicePrefix = 'https://t.me/$mock-';

/** Buying: whatever the payment sheet of the mock is told, no star is ever spent. */
export const paymentAnswers: MockTable<
  | 'GET /payments'
  | 'POST /payments/create-invoice'
  | 'POST /payments/cancel-pending'
  | 'GET /payments/orders/{id}'
> = {
  'GET /payments': (_, { world, now }) => ({
    ...subscriptionOf(world, now),
    offers: shelf.map((plan) => ({
      subscriptionType: plan,
      stars: plans[plan].priceStars,
      available: world.premium !== 'for ever',
    })),
    free_lessons: lessonsOf(world.course).filter(({ isFree }) => isFree).length,
    premium_lessons: lessonsOf(world.course).filter(({ isFree }) => !isFree).length,
    receipts: world.receipts,
  }),
  'POST /payments/create-invoice': ({ body }, { world, now, newId }) => {
    const { subscriptionType } = body;
    if (world.premium === 'for ever') throw new DomainError('conflict', { code: 'premium_for_ever' });
    const orderId = newId();
    const { priceStars: stars } = plans[subscriptionType];
    const expiresAt = new Date(now.getTime() + hour).toISOString();
    world.orders.set(orderId, {
      orderId,
      subscriptionType,
      stars,
      status: 'created',
      createdAt: now.toISOString(),
      expiresAt,
      refundedAt: null,
      ...subscriptionOf(world, now),
    });
    return { invoice_link: `${mockInvoicePrefix}${orderId}`, orderId, subscriptionType, stars, expiresAt };
  },
  'POST /payments/cancel-pending': ({ body }, { world }) => {
    const open = [...world.orders.values()].filter(
      ({ orderId, status }) => status === 'created' && (body.orderId ?? orderId) === orderId,
    );
    for (const order of open) world.orders.set(order.orderId, { ...order, status: 'cancelled' });
    return { cancelled: open.length };
  },
  'GET /payments/orders/{id}': ({ params, query }, { world, now }) => {
    const order = world.orders.get(params.id);
    if (!order) throw new DomainError('not-found', { code: 'order_not_found' });
    if (query.hint === 'paid' && order.status !== 'paid')
      pay(world, order.orderId, order.subscriptionType, now);
    return { ...(world.orders.get(params.id) ?? order), ...subscriptionOf(world, now) };
  },
};

/** In the mock the sheet's word is the truth: there is no Telegram to ask. */
function pay(world: MockWorld, orderId: string, plan: PlanId, now: Date): void {
  const held = isPremium(world, now) && world.premium !== null ? new Date(world.premium) : undefined;
  const grants = held ? [{ startsAt: now, endsAt: held }] : [];
  const { rights } = rightsOf([{ chargeId: orderId, plan, paidAt: now, refundedAt: null }], grants);
  world.premium = rights[0]?.endsAt?.toISOString() ?? 'for ever';
  const order = world.orders.get(orderId);
  if (!order) return;
  world.orders.set(orderId, { ...order, status: 'paid' });
  const { subscriptionType, stars } = order;
  const paidAt = now.toISOString();
  world.receipts = [
    { chargeId: `mock-${orderId}`, orderId, subscriptionType, stars, paidAt, refundedAt: null },
    ...world.receipts,
  ];
}
