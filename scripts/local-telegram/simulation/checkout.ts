import { randomBytes } from 'node:crypto';
import type { Update } from 'grammy/types';
import { type LocalPerson, toUser } from '../people.ts';
import { type InvoiceStatus, type PayWay, type PayWayName, payWays } from './pay-ways.ts';
import type { Simulation } from './simulation.ts';
import { stars, starsCurrency } from './stars.ts';
import type { Invoice } from './stars-state.ts';

type CheckoutOptions = {
  /** How long the bot may think about a pre-checkout query, milliseconds; Telegram gives 10 s. */
  answerWithinMs: number;
  /** The delay of a payment that reaches the bot late, milliseconds. */
  lateMs: number;
};

/** How an attempt to pay ended. `error` is shown in the sheet, which stays open: nothing was charged. */
export type PayOutcome =
  | { done: true; appHears: readonly InvoiceStatus[]; chargeId: string | null }
  | { done: false; error: string };

/** How long the sheet waits for the bot to handle a payment before the app is notified, milliseconds. */
const takenInWithinMs = 5000;

/** Payments in progress: what passes between the sheet, Telegram and the bot. */
export function createCheckout(simulation: Simulation, { answerWithinMs, lateMs }: CheckoutOptions) {
  /** Pre-checkout queries that wait for the bot's answer, by id. */
  const queries = new Map<string, (refusal: string | null) => void>();
  const timers = new Set<NodeJS.Timeout>();
  const late = createLatePayments(simulation, lateMs);

  /** Asks the bot whether the payment may continue: null when it may, otherwise what to show. */
  const askBot = (who: LocalPerson, invoice: Invoice): Promise<string | null> =>
    new Promise((resolve) => {
      const id = String(BigInt(`0x${randomBytes(7).toString('hex')}`));
      const settle = (refusal: string | null) => {
        clearTimeout(timer);
        timers.delete(timer);
        queries.delete(id);
        resolve(refusal);
      };
      const timer = setTimeout(() => settle('BOT_PRECHECKOUT_TIMEOUT'), answerWithinMs);
      timers.add(timer);
      queries.set(id, settle);
      simulation.addUpdate({
        pre_checkout_query: {
          id,
          from: toUser(who),
          currency: starsCurrency,
          total_amount: invoice.stars,
          invoice_payload: invoice.payload,
        },
      });
    });

  /** Reports a charge to the bot in the chosen way. */
  const deliverToBot = async (
    update: Omit<Update, 'update_id'>,
    hears: PayWay['botHears'],
  ): Promise<void> => {
    if (hears === 'never') return;
    if (hears === 'later') return late.hold(update);
    const { update_id } = simulation.addUpdate(update);
    if (hears === 'twice') simulation.repeatUpdate(update_id);
    await takenIn(update_id);
  };

  /** Waits until the bot has confirmed the update, or has had enough time. */
  const takenIn = (updateId: number): Promise<void> =>
    new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        timers.delete(timer);
        stop();
        resolve();
      };
      const look = () => {
        if (!simulation.state.pendingUpdates.some(({ update_id }) => update_id === updateId)) finish();
      };
      const timer = setTimeout(finish, takenInWithinMs);
      timers.add(timer);
      const stop = simulation.onConfirm(look);
      look();
    });

  return {
    /** Carries out what the person pressed in the sheet. */
    async pay(who: LocalPerson, invoice: Invoice, name: PayWayName): Promise<PayOutcome> {
      const way: PayWay = payWays[name];
      if (!way.charged) return { done: true, appHears: way.appHears, chargeId: null };
      if (invoice.message && invoice.timesPaid > 0) return { done: false, error: 'INVOICE_ALREADY_PAID' };
      if (stars.balance(simulation, who.id) < invoice.stars) return { done: false, error: 'BALANCE_TOO_LOW' };
      const refusal = await askBot(who, invoice);
      if (refusal !== null) return { done: false, error: refusal };
      const message = stars.charge(simulation, who, invoice);
      await deliverToBot({ message }, way.botHears);
      const chargeId = message.successful_payment?.telegram_payment_charge_id ?? null;
      return { done: true, appHears: way.appHears, chargeId };
    },

    /**
     * answerPreCheckoutQuery: `refusal` null lets the payment continue. Returns false when nobody waits for this id.
     */
    answer(queryId: string, refusal: string | null): boolean {
      const settle = queries.get(queryId);
      settle?.(refusal);
      return settle !== undefined;
    },

    /** Starts the timers of payments that were left from the last run. */
    resume: late.arm,

    close() {
      for (const timer of timers) clearTimeout(timer);
      late.close();
    },
  };
}

export type Checkout = ReturnType<typeof createCheckout>;

/** Payments that the bot hears of later. */
function createLatePayments(simulation: Simulation, lateMs: number) {
  let timers: NodeJS.Timeout[] = [];

  const hold = (update: Omit<Update, 'update_id'>) => {
    simulation.state.stars.held.push({ dueMs: Date.now() + lateMs, update });
    simulation.save();
    arm();
  };

  /**
   * Sets a timer for every payment that is reported to the bot later; those of an earlier run come as they fall due.
   */
  const arm = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = simulation.state.stars.held.map(({ dueMs }) =>
      setTimeout(tellDue, Math.max(0, dueMs - Date.now())),
    );
  };
  const tellDue = () => {
    const due = simulation.state.stars.held.filter(({ dueMs }) => dueMs <= Date.now());
    simulation.state.stars.held = simulation.state.stars.held.filter((one) => !due.includes(one));
    for (const { update } of due) simulation.addUpdate(update);
    simulation.save();
    // A timer may fire a millisecond before its time by the clock: what is not due yet waits on.
    arm();
  };

  return {
    hold,
    arm,
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
