import { randomBytes } from 'node:crypto';
import type { StarTransaction, SuccessfulPayment, User } from 'grammy/types';
import { type LocalPerson, toUser } from '../people.ts';
import type { Simulation } from './simulation.ts';
import { firstBalanceStars, type Invoice } from './stars-state.ts';

/** The currency's name in the Bot API. */
export const starsCurrency = 'XTR';

/** A payment from before the first start, by somebody who may not use a phone here. */
export type PastPayment = {
  chargeId: string;
  userId: number;
  firstName: string;
  /** Id of the order. */
  payload: string;
  stars: number;
  paidAt: Date;
  refundedAt?: Date;
};

/** Stars and who holds them: invoices, charges and refunds, without the exchange with the bot (see checkout.ts). */
export const stars = {
  balance: (simulation: Simulation, personId: number): number =>
    simulation.state.stars.balances[personId] ?? firstBalanceStars,

  /** Gives a person `amount` stars, as buying them does. */
  topUp(simulation: Simulation, personId: number, amount: number): number {
    simulation.state.stars.balances[personId] = stars.balance(simulation, personId) + amount;
    simulation.save();
    return stars.balance(simulation, personId);
  },

  /** What the bot holds: charges less refunds. */
  botBalance: (simulation: Simulation): number =>
    simulation.state.stars.transactions.reduce(
      (sum, { amount, source }) => sum + (source ? amount : -amount),
      0,
    ),

  /** Keeps an invoice under a new slug. */
  createInvoice(simulation: Simulation, invoice: Omit<Invoice, 'slug' | 'message' | 'timesPaid'>): Invoice {
    const slug = randomBytes(12).toString('base64url');
    const created: Invoice = { ...invoice, slug, message: null, timesPaid: 0 };
    simulation.state.stars.invoices[slug] = created;
    simulation.save();
    return created;
  },

  invoice: (simulation: Simulation, slug: string): Invoice | undefined =>
    Object.hasOwn(simulation.state.stars.invoices, slug) ? simulation.state.stars.invoices[slug] : undefined,

  invoiceOfMessage: (simulation: Simulation, personId: number, messageId: number): Invoice | undefined =>
    Object.values(simulation.state.stars.invoices).find(
      ({ message }) => message?.personId === personId && message.messageId === messageId,
    ),

  /**
   * Moves the stars under a charge id of their own, records the transaction and puts «вы заплатили» into the chat.
   * Returns that service message; the bot has not received it yet.
   */
  charge(simulation: Simulation, who: LocalPerson, invoice: Invoice) {
    const chargeId = `stx${randomBytes(24).toString('base64url')}`;
    const payment: SuccessfulPayment = {
      currency: starsCurrency,
      total_amount: invoice.stars,
      invoice_payload: invoice.payload,
      telegram_payment_charge_id: chargeId,
      provider_payment_charge_id: `${who.id}_${invoice.slug}`,
    };
    stars.topUp(simulation, who.id, -invoice.stars);
    invoice.timesPaid++;
    simulation.state.stars.transactions.push({
      id: chargeId,
      amount: invoice.stars,
      date: simulation.nowSeconds(),
      source: partner(toUser(who), invoice.payload),
    });
    return simulation.addMessage(who, 'person', { successful_payment: payment });
  },

  /** Adds payments from before the first start, with their refunds; known ones stay as they are. */
  remember(simulation: Simulation, payments: readonly PastPayment[]): void {
    const { transactions } = simulation.state.stars;
    const known = new Set(transactions.map(({ id }) => id));
    const rows = payments
      .filter(({ chargeId }) => !known.has(chargeId))
      .flatMap(({ chargeId: id, userId, firstName, payload, stars: amount, paidAt, refundedAt }) => {
        const source = partner({ id: userId, is_bot: false, first_name: firstName }, payload);
        const charge: StarTransaction = { id, amount, date: secondsOf(paidAt), source };
        const refund = refundedAt && { id, amount, date: secondsOf(refundedAt), receiver: source };
        return refund ? [charge, refund] : [charge];
      });
    simulation.state.stars.transactions = [...rows, ...transactions].sort(
      (one, other) => one.date - other.date,
    );
    simulation.save();
  },

  /**
   * Gives the stars of a charge back: a second transaction under the same id, with `receiver`. A refund puts its
   * service message into the chat and notifies the bot; a chargeback of the app store does neither.
   */
  giveBack(
    simulation: Simulation,
    who: LocalPerson,
    chargeId: string,
    how: 'refund' | 'chargeback',
  ): 'done' | 'unknown' | 'already' {
    const rows = simulation.state.stars.transactions.filter(({ id }) => id === chargeId);
    const paid = rows.find(({ source }) => source?.type === 'user' && source.user.id === who.id);
    if (!paid) return 'unknown';
    if (rows.some(({ receiver }) => receiver)) return 'already';
    const { source, ...row } = paid;
    const refund: StarTransaction = {
      ...row,
      date: simulation.nowSeconds(),
      ...(source ? { receiver: source } : {}),
    };
    simulation.state.stars.transactions.push(refund);
    stars.topUp(simulation, who.id, paid.amount);
    if (how === 'chargeback') return 'done';
    const message = simulation.addMessage(who, 'person', {
      refunded_payment: {
        currency: starsCurrency,
        total_amount: paid.amount,
        invoice_payload: source?.type === 'user' ? (source.invoice_payload ?? '') : '',
        telegram_payment_charge_id: chargeId,
      },
    });
    simulation.addUpdate({ message });
    return 'done';
  },
};

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

const partner = (user: User, payload: string): StarTransaction['source'] => ({
  ...{ type: 'user', transaction_type: 'invoice_payment' },
  ...{ user, invoice_payload: payload },
});
