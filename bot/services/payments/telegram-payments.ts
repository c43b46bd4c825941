import type { Charge, StarTransaction } from '../../../core/payments/charges.ts';
import { starsCurrency } from '../../../core/payments/orders.ts';
import type { Invoice } from '../../../core/ports.ts';

/** Telegram's message about a payment or its refund, as far as it is read. */
type PaymentMessage = {
  telegram_payment_charge_id: string;
  invoice_payload: string;
  total_amount: number;
  currency: string;
  is_recurring?: true;
};

/** A row of Telegram's list of transactions, as far as it is read. */
export type TelegramTransaction = {
  id: string;
  amount: number;
  /** In seconds. */
  date: number;
  /** Of a charge. */
  source?: TransactionPartner;
  /** Of a refund. */
  receiver?: TransactionPartner;
};

type TransactionPartner = {
  type: string;
  /** Older servers do not send it. */
  transaction_type?: string;
  /** Of a partner of type 'user'. */
  user?: { id: number };
  invoice_payload?: string;
  subscription_period?: number;
};

/** Exactly one price and no provider: what Telegram requires of an invoice in Stars. */
export function invoiceFields({ title, description, payload, stars }: Invoice) {
  const prices = [{ label: title, amount: stars }];
  return { title, description, payload, provider_token: '', currency: starsCurrency, prices };
}

/**
 * A payment as described by its own message, or by the message of its refund. `at` in whole seconds, as Telegram
 * counts.
 */
export function readPaymentMessage(payment: PaymentMessage, payerId: number, at: number): Charge {
  return {
    chargeId: payment.telegram_payment_charge_id,
    payload: payment.invoice_payload,
    payerId,
    stars: payment.total_amount,
    currency: payment.currency,
    isRecurring: payment.is_recurring === true,
    paidAt: new Date(at * 1000),
    source: 'webhook',
    raw: payment,
  };
}

/** A refund has the id of its charge, and a receiver where the charge has a source. */
export function readTransaction(transaction: TelegramTransaction): StarTransaction {
  const { id: chargeId, amount, date, source, receiver } = transaction;
  const partner = source ?? receiver;
  if (partner?.type !== 'user' || partner.user === undefined) return { kind: 'other' };
  const { transaction_type: kind } = partner;
  if (kind !== undefined && kind !== 'invoice_payment') return { kind: 'other' };
  const at = new Date(date * 1000);
  const charge: Charge = {
    chargeId,
    payload: partner.invoice_payload ?? '',
    payerId: partner.user.id,
    stars: amount,
    currency: starsCurrency,
    isRecurring: partner.subscription_period !== undefined,
    paidAt: at,
    source: source ? 'reconcile' : 'refund',
    raw: { id: chargeId, amount, date, user: partner.user.id, payload: partner.invoice_payload },
  };
  return source
    ? { kind: 'charge', charge }
    : { kind: 'refund', refund: { chargeId, refundedAt: at, charge } };
}
