import { describe, expect, it } from 'vitest';
import { paymentSources } from '../../../core/payments/charges.ts';
import {
  cancelReasons,
  checkoutRefusal,
  clientCancelReasons,
  doubtBlocks,
  doubtBlocksMinutes,
  isOrderId,
  type Order,
  orderStatuses,
  paymentIssue,
  paymentIssues,
} from '../../../core/payments/orders.ts';

const now = new Date('2026-11-21T09:00:00Z');
const order: Order = {
  id: '0b5f3c9e-7a54-4c5e-9d0e-0f1a2b3c4d5e',
  userId: 501,
  plan: 'year',
  priceStars: 1450,
  status: 'created',
  cancelReason: null,
  createdAt: now,
  expiresAt: new Date('2026-11-21T10:00:00Z'),
};
const checkout = { payerId: 501, currency: 'XTR', stars: 1450 };
const payer = { hasPremiumForEver: false, isBlocked: false, hasOtherUnderway: false, isSameQuestion: false };

describe('the question before a charge', () => {
  it('is agreed to for the learner whose order it is, at its price, in time', () => {
    expect(checkoutRefusal(order, checkout, payer, now)).toBeUndefined();
  });

  it('is agreed to once: a second device is refused, the same question delivered again is not', () => {
    const checked: Order = { ...order, status: 'checked' };
    expect(checkoutRefusal(checked, checkout, payer, now)).toBe('already_checked');
    expect(checkoutRefusal(checked, checkout, { ...payer, isSameQuestion: true }, now)).toBeUndefined();
  });

  it.each([
    ['an unknown order', undefined, {}, {}, 'order_unknown'],
    ['somebody else', {}, { payerId: 502 }, {}, 'foreign_order'],
    ['another price', {}, { stars: 1 }, {}, 'price_changed'],
    ['another currency', {}, { currency: 'RUB' }, {}, 'price_changed'],
    ['an order that is paid', { status: 'paid' }, {}, {}, 'already_paid'],
    [
      'an order that a newer one replaced',
      { status: 'cancelled', cancelReason: 'replaced' },
      {},
      {},
      'order_replaced',
    ],
    [
      'an order for which Telegram made no invoice',
      { status: 'cancelled', cancelReason: 'not_issued' },
      {},
      {},
      'order_replaced',
    ],
    [
      'an order that was open when another was paid',
      { status: 'cancelled', cancelReason: 'paid_another' },
      {},
      {},
      'paid_another',
    ],
    ['a learner whose other order is in doubt', {}, {}, { hasOtherUnderway: true }, 'other_underway'],
    ['an expired order', { status: 'expired' }, {}, {}, 'order_expired'],
    ['an order whose time is over', { expiresAt: now }, {}, {}, 'order_expired'],
    ['an order whose time was over before', { expiresAt: new Date(0) }, {}, {}, 'order_expired'],
    ['an owner of premium for ever', {}, {}, { hasPremiumForEver: true }, 'premium_for_ever'],
    ['somebody who was shut out', {}, {}, { isBlocked: true }, 'buyer_blocked'],
  ] as const)('is refused for %s', (_, ofOrder, ofCheckout, ofPayer, refusal) => {
    const asked = ofOrder && { ...order, ...ofOrder };
    expect(checkoutRefusal(asked, { ...checkout, ...ofCheckout }, { ...payer, ...ofPayer }, now)).toBe(
      refusal,
    );
  });

  it('is agreed to when the app has called the order cancelled: clients say so with an open sheet', () => {
    for (const cancelReason of ['cancelled_by_user', 'payment_failed'] as const) {
      const cancelled: Order = { ...order, status: 'cancelled', cancelReason };
      expect(checkoutRefusal(cancelled, checkout, payer, now)).toBeUndefined();
    }
  });
});

describe('a charge', () => {
  it('pays its order in whatever state, and late', () => {
    expect(paymentIssue(order, checkout)).toBeUndefined();
  });

  it.each([
    [undefined, {}, 'unknown_order'],
    [order, { payerId: 502 }, 'other_payer'],
    [order, { currency: 'USD' }, 'wrong_currency'],
    [order, { stars: 1449 }, 'wrong_amount'],
  ] as const)('that does not fit is kept with the reason', (known, part, issue) => {
    expect(paymentIssue(known, { ...checkout, ...part })).toBe(issue);
  });
});

it('the id of an order is a UUID and nothing else', () => {
  expect(isOrderId(order.id)).toBe(true);
  for (const text of ['', '1', 'order', `${order.id} `, `a${order.id}`, order.id.toUpperCase()])
    expect(isOrderId(text)).toBe(false);
});

describe('an order in doubt', () => {
  it.each([
    ['just begun', 0, true],
    ['of almost ten minutes', doubtBlocksMinutes * 60_000 - 1, true],
    ['of ten minutes', doubtBlocksMinutes * 60_000, false],
    ['of a day', 24 * 60 * 60_000, false],
  ])('%s keeps its learner from paying anything else: %s ms, %s', (_, ms, blocks) => {
    expect(doubtBlocks(new Date(now.getTime() - ms), now)).toBe(blocks);
  });
});

it('the names that rows of orders and payments hold stay as they were written', () => {
  expect(orderStatuses).toEqual(['created', 'checked', 'paid', 'cancelled', 'expired']);
  expect(clientCancelReasons).toEqual(['cancelled_by_user', 'payment_failed']);
  expect(cancelReasons).toEqual([...clientCancelReasons, 'replaced', 'not_issued', 'paid_another']);
  expect(paymentIssues).toEqual(['unknown_order', 'other_payer', 'wrong_currency', 'wrong_amount']);
  expect(paymentSources).toEqual(['webhook', 'reconcile', 'refund']);
});
