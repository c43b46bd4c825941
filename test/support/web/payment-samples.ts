import type { Order, Payments, Receipt } from '../../../core/contracts/payments.ts';

/** Answers of the server about payments, typed by the contract. */
export function sampleOrder(change: Partial<Order> = {}): Order {
  const paid = change.status === 'paid';
  return {
    orderId: 'order-1',
    subscriptionType: 'year',
    stars: 1450,
    status: 'created',
    createdAt: '2026-11-21T08:00:00.000Z',
    expiresAt: '2026-11-21T09:00:00.000Z',
    refundedAt: null,
    subscription_status: paid ? 'premium' : 'free',
    premium_until: paid ? '2027-11-21T08:00:00.000Z' : null,
    ...change,
  };
}

export function sampleReceipt(change: Partial<Receipt> = {}): Receipt {
  return {
    chargeId: 'stx-charge-1',
    orderId: 'order-1',
    subscriptionType: 'year',
    stars: 1450,
    paidAt: '2026-11-21T08:00:00.000Z',
    refundedAt: null,
    ...change,
  };
}

export function samplePayments(change: Partial<Payments> = {}): Payments {
  return {
    subscription_status: 'free',
    premium_until: null,
    payment_in_doubt: false,
    offers: [
      { subscriptionType: 'year', stars: 1450, available: true },
      { subscriptionType: 'lifetime', stars: 2400, available: true },
    ],
    free_lessons: 9,
    premium_lessons: 16,
    premium_topics: ['Знакомство', 'Семья и дом', 'Еда', 'Жизнь в Израиле'],
    receipts: [],
    ...change,
  };
}
