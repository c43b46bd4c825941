import type { PlanId } from './plans.ts';

/**
 * created: the invoice was sent; checked: Telegram asked before charging and we agreed; paid: final; cancelled:
 * reported by the app, or replaced by a newer invoice; expired: nobody paid in time.
 */
export const orderStatuses = ['created', 'checked', 'paid', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * The reasons the app may give (SPEC §7), and our own: a newer invoice for the same plan; Telegram made no invoice;
 * another order of the learner was paid while this one was open.
 */
export const clientCancelReasons = ['cancelled_by_user', 'payment_failed'] as const;
export const cancelReasons = [...clientCancelReasons, 'replaced', 'not_issued', 'paid_another'] as const;
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

/**
 * An order in doubt: Telegram has asked about it, or the app reports it as paid, and no charge has been reported. For
 * so long it keeps its learner from paying anything else; a higher value protects better against two charges, and makes
 * somebody whose payment failed wait longer.
 */
export const doubtBlocksMinutes = 10;
/** How often an order in doubt is looked for on behalf of its owner, at most. */
export const lookAgainSeconds = 30;

/** True when a doubt that began at `since` still keeps the learner from paying anything else. */
export function doubtBlocks(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < doubtBlocksMinutes * 60_000;
}

export function isOrderId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** Telegram's currency of digital goods. */
export const starsCurrency = 'XTR';

/** What Telegram asks before it charges. */
export type Checkout = { payerId: number; currency: string; stars: number };

/** What else decides about a checkout. */
export type Payer = {
  hasPremiumForEver: boolean;
  isBlocked: boolean;
  /** Another order of theirs is in doubt, and blocks. */
  hasOtherUnderway: boolean;
  /** It is the question to which we agreed when the order became `checked`, delivered again. */
  isSameQuestion: boolean;
};

export type CheckoutRefusal =
  | 'order_unknown'
  | 'foreign_order'
  | 'price_changed'
  | 'already_paid'
  | 'already_checked'
  | 'other_underway'
  | 'paid_another'
  | 'order_replaced'
  | 'order_expired'
  | 'premium_for_ever'
  | 'buyer_blocked';

/**
 * Returns why this person may not pay this order now, undefined if they may. An order that the app has reported as
 * cancelled may still be paid: clients report "cancelled" while their sheet is open, and pressing "pay" is a clear
 * intent. A replaced one may not: its successor is on the screen, and two sheets would charge twice. For the same
 * reason a charge is agreed to once for each order, and for one order of a learner at a time.
 */
export function checkoutRefusal(
  order: Order | undefined,
  checkout: Checkout,
  payer: Payer,
  now: Date,
): CheckoutRefusal | undefined {
  if (!order) return 'order_unknown';
  if (checkout.payerId !== order.userId) return 'foreign_order';
  if (checkout.currency !== starsCurrency || checkout.stars !== order.priceStars) return 'price_changed';
  if (payer.isBlocked) return 'buyer_blocked';
  if (order.status === 'paid') return 'already_paid';
  if (order.status === 'checked' && !payer.isSameQuestion) return 'already_checked';
  if (payer.hasPremiumForEver) return 'premium_for_ever';
  if (order.cancelReason === 'paid_another') return 'paid_another';
  if (order.cancelReason === 'replaced' || order.cancelReason === 'not_issued') return 'order_replaced';
  if (order.status === 'expired' || order.expiresAt.getTime() <= now.getTime()) return 'order_expired';
  return payer.hasOtherUnderway ? 'other_underway' : undefined;
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
