/** Who told us: the payment's own update, the list of transactions, or only the message of its refund. */
export const paymentSources = ['webhook', 'reconcile', 'refund'] as const;
export type PaymentSource = (typeof paymentSources)[number];

/** A charge as Telegram tells of it. The charge id is its name for ever: one order may be charged twice. */
export type Charge = {
  /** telegram_payment_charge_id, at once the id of the incoming transaction. */
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
  /** The payment as Telegram wrote it, without names. */
  raw: unknown;
};

/** Stars that went back: by us, or taken back by a shop of apps. */
export type Refund = {
  chargeId: string;
  refundedAt: Date;
  /** The charge as the refund repeats it: kept when the payment itself was never told. */
  charge: Charge | undefined;
};

/** One row of the list of transactions; 'other' is none of a learner's payments (withdrawals, gifts, advertising). */
export type StarTransaction =
  | { kind: 'charge'; charge: Charge }
  | { kind: 'refund'; refund: Refund }
  | { kind: 'other' };
