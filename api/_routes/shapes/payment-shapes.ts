import type { AdminPayment, Receipt } from '../../../core/contracts/payments.ts';
import { DomainError } from '../../../core/errors.ts';
import type { Order } from '../../../core/payments/orders.ts';
import type { PaymentRecord } from '../../../db/payments/records.ts';
import type { FoundPayment } from '../../../db/payments/search-payments.ts';

/** Payments and orders in the shapes of the wire. */

export function receiptShape(payment: FoundPayment): Receipt {
  return {
    chargeId: payment.chargeId,
    orderId: payment.orderId,
    subscriptionType: payment.issue ? null : payment.plan,
    stars: payment.stars,
    paidAt: payment.paidAt.toISOString(),
    refundedAt: payment.refundedAt?.toISOString() ?? null,
  };
}

export function adminPaymentShape(payment: FoundPayment): AdminPayment {
  const { userId, userName, source, issue, isSurplus } = payment;
  return { ...receiptShape(payment), userId, userName, source, issue, isSurplus };
}

/** `payments` are the charges of the order: it counts as refunded when all of them are refunded. */
export function orderShape(order: Order, payments: readonly PaymentRecord[]) {
  const matched = payments.filter(({ issue }) => issue === null);
  const isStanding = matched.some(({ refundedAt }) => refundedAt === null);
  const refunds = matched.flatMap(({ refundedAt }) => refundedAt ?? []);
  return {
    orderId: order.id,
    subscriptionType: order.plan,
    stars: order.priceStars,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    refundedAt: isStanding ? null : (refunds[0]?.toISOString() ?? null),
  };
}

type Place = Pick<PaymentRecord, 'paidAt' | 'chargeId'>;

export function cursorOf({ paidAt, chargeId }: Place): string {
  return `${paidAt.getTime()}~${chargeId}`;
}

/** Throws 'invalid' for a cursor that no page returned. */
export function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, ms, chargeId] = /^(\d{1,14})~(.+)$/s.exec(cursor) ?? [];
  if (ms === undefined || chargeId === undefined) throw new DomainError('invalid', { field: 'after' });
  return { paidAt: new Date(Number(ms)), chargeId };
}
