/** Where we learned of it: the payment's own update, the list of transactions, or only the message of its refund. */
export const paymentSources = ['webhook', 'reconcile', 'refund'] as const;
export type PaymentSource = (typeof paymentSources)[number];

/** A charge as reported by Telegram. The charge id identifies it permanently: one order may be charged twice. */
export type Charge = {
  /** telegram_payment_charge_id, also the id of the incoming transaction. */
  chargeId: string;
  /** What we wrote into the invoice: the id of our order. '' when Telegram did not repeat it. */
  payload: string;
  payerId: number;
  stars: number;
  /** 'XTR' */
  currency: string;
  isRecurring: boolean;
  paidAt: Date;
  source: PaymentSource;
  /** The payment as sent by Telegram, without names. */
  raw: unknown;
};

/** Refunded stars: by us, or taken back by an app store. */
export type Refund = {
  chargeId: string;
  refundedAt: Date;
  /** The charge as repeated in the refund: stored when the payment itself was never reported. */
  charge: Charge | undefined;
};

/** One row of the list of transactions; 'other' is not a learner's payment (withdrawals, gifts, advertising). */
export type StarTransaction =
  | { kind: 'charge'; charge: Charge }
  | { kind: 'refund'; refund: Refund }
  | { kind: 'other' };
