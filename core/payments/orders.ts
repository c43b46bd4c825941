import type { PlanId } from './plans.ts';

/**
 * created: the invoice was sent; checked: Telegram asked before charging and we agreed; paid: final; cancelled:
 * reported by the app, or replaced by a newer invoice; expired: nobody paid in time.
 */
export const orderStatuses = ['created', 'checked', 'paid', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The reasons the app may give (SPEC §7), and our own: a newer invoice for the same plan. */
export const clientCancelReasons = ['cancelled_by_user', 'payment_failed'] as const;
export const cancelReasons = [...clientCancelReasons, 'replaced', 'not_issued'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Our own row behind an invoice. Its id is the invoice payload. */
export type Order = {
  /** UUID; 36 bytes, where Telegram allows a payload of 128. */
  id: string;
  userId: number;
  plan: PlanId;
  priceStars: number;
  status: OrderStatus;
  cancelReason: CancelReason | null;
  createdAt: Date;
  expiresAt: Date;
};

/** How long an invoice may be paid. */
export const orderLifeMinutes = 60;

export function isOrderId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** Telegram's currency of digital goods. */
export const starsCurrency = 'XTR';

/** What Telegram asks before it charges. */
export type Checkout = { payerId: number; currency: string; stars: number };

export type CheckoutRefusal =
  | 'order_unknown'
  | 'foreign_order'
  | 'price_changed'
  | 'already_paid'
  | 'order_replaced'
  | 'order_expired'
  | 'premium_for_ever'
  | 'buyer_blocked';

/**
 * Returns why this person may not pay this order now, undefined if they may. An order that the app has reported as
 * cancelled may still be paid: clients report "cancelled" while their sheet is open, and pressing "pay" is a clear
 * intent. A replaced one may not: its successor is on the screen, and two sheets would charge twice.
 */
export function checkoutRefusal(
  order: Order | undefined,
  checkout: Checkout,
  payer: { hasPremiumForEver: boolean; isBlocked: boolean },
  now: Date,
): CheckoutRefusal | undefined {
  if (!order) return 'order_unknown';
  if (checkout.payerId !== order.userId) return 'foreign_order';
  if (checkout.currency !== starsCurrency || checkout.stars !== order.priceStars) return 'price_changed';
  if (payer.isBlocked) return 'buyer_blocked';
  if (order.status === 'paid') return 'already_paid';
  if (order.cancelReason === 'replaced' || order.cancelReason === 'not_issued') return 'order_replaced';
  if (order.status === 'expired' || order.expiresAt.getTime() <= now.getTime()) return 'order_expired';
  return payer.hasPremiumForEver ? 'premium_for_ever' : undefined;
}

/** Why a charge cannot be matched to an order. Such a payment is stored, shown to admins, and grants nothing. */
export const paymentIssues = ['unknown_order', 'other_payer', 'wrong_currency', 'wrong_amount'] as const;
export type PaymentIssue = (typeof paymentIssues)[number];

/** Undefined: the charge pays the order, whatever state the order is in. */
export function paymentIssue(
  order: Pick<Order, 'userId' | 'priceStars'> | undefined,
  charge: Checkout,
): PaymentIssue | undefined {
  if (!order) return 'unknown_order';
  if (charge.payerId !== order.userId) return 'other_payer';
  if (charge.currency !== starsCurrency) return 'wrong_currency';
  return charge.stars === order.priceStars ? undefined : 'wrong_amount';
}
