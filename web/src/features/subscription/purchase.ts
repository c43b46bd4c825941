import type { Order } from '../../../../core/contracts/payments.ts';
import type { PlanId } from '../../../../core/payments/plans.ts';
import { paymentErrorTexts, paymentOutcomeTexts } from '../../../../core/texts/home/payments.ts';
import { subscriptionTexts as texts } from '../../../../core/texts/home/subscription.ts';
import type { Api } from '../../lib/api/create-api.ts';
import { ApiError } from '../../lib/api/http.ts';
import type { PaidListener, PendingOrder, PendingOrders } from '../../lib/payments/pending-order.ts';
import type { InvoiceStatus } from '../../lib/telegram/popups.ts';
import type { Later } from '../../lib/time/later.ts';

/** What Telegram has reported about an order; only the server is trusted. */
export type Hint = InvoiceStatus | 'unknown';

export type PurchaseState =
  | { step: 'idle' }
  /** The server creates an invoice. */
  | { step: 'preparing'; plan: PlanId }
  /** Telegram's sheet is open, or the client has forgotten to say that it closed. */
  | { step: 'sheet'; plan: PlanId }
  /** The server is asked whether the order is paid. */
  | { step: 'checking'; plan: PlanId; hint: Hint }
  /** Telegram reports paid, but the server has not received the payment in all that time. */
  | { step: 'waiting'; plan: PlanId }
  | { step: 'paid'; order: Order }
  /** Nothing was bought: `title` says why, `text` what to do. `isPaid`: it was paid before, perhaps on another device. */
  | { step: 'ended'; plan: PlanId; title: string; text: string; isPaid?: true };

export type Purchase = {
  state(): PurchaseState;
  subscribe(listener: () => void): () => void;
  /** Buys a plan: a new invoice for each attempt, opened in Telegram. Does nothing while another is in progress. */
  buy(plan: PlanId): Promise<void>;
  /** Asks the server once more. */
  recheck(): Promise<void>;
  /** The learner says that they are not paying; the server is asked all the same. */
  giveUp(): Promise<void>;
  /** Picks up an order that an earlier session of the app left behind. */
  resume(): Promise<void>;
  /** The thanks or the refusal has been read. */
  dismiss(): void;
};

export type PurchasePorts = {
  call: Api['call'];
  /** False when the client does not open it. */
  openInvoice: (link: string, onClosed: (status: InvoiceStatus) => void) => boolean;
  /** Asks a learner who has the plan already whether they want it once more. */
  confirmAgain: (plan: PlanId) => Promise<boolean>;
  pending: PendingOrders;
  announce: PaidListener;
  /**
   * Calls back when the learner returns to the app or the connection is restored. Returns a function that unsubscribes.
   */
  onReturn: (listener: () => void) => () => void;
  later: Later;
  loggedIn: () => boolean;
};

/**
 * Pauses before each question to the server, ms, by what Telegram has said. Real clients say «failed» and «cancelled» of
 * payments that went through (notes on the field: fast taps on desktop), so these are asked about too, but not for long.
 */
const patienceMs: Record<Hint, readonly number[]> = {
  paid: [0, 1000, 1500, 2000, 3000, 4000, 6000, 8000],
  pending: [0, 1000, 1500, 2000, 3000, 4000, 6000, 8000],
  failed: [0, 1500, 2500],
  cancelled: [0],
  unknown: [0],
};

/** A client that comes back reports on its sheet a moment later. */
const returnPauseMs = 1000;

/** One learner's purchase, from the tap to the server's confirmation. It goes on when its view is left. */
export function createPurchase(ports: PurchasePorts): Purchase {
  const listeners = new Set<() => void>();
  let state: PurchaseState = { step: 'idle' };
  let order: PendingOrder | undefined;
  /** Number of the last round of requests: responses to older ones are ignored. */
  let round = 0;
  let stopWatching: (() => void) | undefined;

  function show(next: PurchaseState): void {
    state = next;
    const open = next.step === 'sheet' || next.step === 'waiting';
    if (open) stopWatching ??= ports.onReturn(returned);
    else {
      stopWatching?.();
      stopWatching = undefined;
    }
    for (const listener of listeners) listener();
  }

  const isBusy = () => ['preparing', 'sheet', 'checking', 'waiting'].includes(state.step);

  async function buy(plan: PlanId): Promise<void> {
    if (isBusy()) return;
    if (!ports.loggedIn()) return show({ step: 'ended', plan, title: text('login_to_buy'), text: '' });
    show({ step: 'preparing', plan });
    try {
      const invoice = await requestInvoice(plan);
      if (!invoice) return show({ step: 'idle' });
      const mine: PendingOrder = { orderId: invoice.orderId, plan, heard: null };
      keep(mine);
      show({ step: 'sheet', plan });
      const opened = ports.openInvoice(invoice.invoice_link, (status) => void closed(mine, status));
      if (!opened) await closed(mine, 'failed');
    } catch (error) {
      if (isRefusal(error, 'already_paid')) return paidBefore(plan);
      // A refusal shows the server's own words under SPEC's title, unless they are the same.
      const message = error instanceof Error ? error.message : '';
      const title =
        error instanceof ApiError && error.code !== 'invoice_failed' ? message : text('invoice_failed');
      show({ step: 'ended', plan, title, text: message === title ? '' : message });
    }
  }

  /** Undefined when the learner has the plan and does not want it again. */
  async function requestInvoice(plan: PlanId) {
    const request = (again: boolean) =>
      ports.call('POST /payments/create-invoice', {
        body: { subscriptionType: plan, ...(again ? { again } : {}) },
      });
    try {
      return await request(false);
    } catch (error) {
      if (!isRefusal(error, 'already_premium')) throw error;
      return (await ports.confirmAgain(plan)) ? request(true) : undefined;
    }
  }

  /** An earlier order was paid, whatever the client said of it then: this device's own, or another's. */
  async function paidBefore(plan: PlanId): Promise<void> {
    order = ports.pending.read();
    const answer = order && (await ask(order.orderId, 'unknown'));
    if (answer && answer !== 'unknown-order' && answer.status === 'paid') return paid(answer);
    order = undefined;
    const { paidElsewhereTitle: title, paidElsewhereText } = texts;
    show({ step: 'ended', plan, title, text: paidElsewhereText, isPaid: true });
  }

  /** What Telegram says of its sheet; the first final word counts, but «paid» is looked into whenever it comes. */
  async function closed(mine: PendingOrder, status: InvoiceStatus): Promise<void> {
    const current = order?.orderId === mine.orderId;
    if (status === 'paid' || status === 'pending') {
      keep({ ...mine, heard: status });
      return check(status);
    }
    if (!current || order?.heard) return;
    const reason = status === 'failed' ? 'payment_failed' : 'cancelled_by_user';
    void ports
      .call('POST /payments/cancel-pending', { body: { reason, orderId: mine.orderId } })
      .catch(() => undefined); // the order expires by itself
    await check(status);
  }

  /** Asks the server until it knows, or for as long as the hint justifies; then settles by the hint. */
  async function check(hint: Hint): Promise<void> {
    if (!order) return;
    const { orderId, plan } = order;
    const mine = ++round;
    show({ step: 'checking', plan, hint });
    for (const pauseMs of patienceMs[hint]) {
      await pause(pauseMs);
      if (mine !== round) return;
      const answer = await ask(orderId, hint);
      if (mine !== round) return;
      if (answer === 'unknown-order') return settle(plan, text('order_not_found'), texts.unpaidText);
      if (answer?.status === 'paid') return paid(answer);
      const over = answer?.status === 'expired' || answer?.status === 'cancelled';
      if (over && hint === 'unknown') return settle(plan, paymentOutcomeTexts.cancelled, texts.unpaidText);
    }
    if (hint === 'cancelled') settle(plan, paymentOutcomeTexts.cancelled, texts.cancelledText);
    else if (hint === 'failed') settle(plan, paymentOutcomeTexts.failed, texts.failedText);
    else show({ step: hint === 'unknown' ? 'sheet' : 'waiting', plan });
  }

  /** The order, or undefined while the server is out of reach or out of order. */
  async function ask(orderId: string, hint: Hint): Promise<Order | 'unknown-order' | undefined> {
    try {
      return await ports.call('GET /payments/orders/{id}', { params: { id: orderId }, query: { hint } });
    } catch (error) {
      const unknown = error instanceof ApiError && (error.status === 404 || error.status === 403);
      return unknown ? 'unknown-order' : undefined;
    }
  }

  function paid(bought: Order): void {
    forget();
    const shown = listeners.size > 0;
    show(shown ? { step: 'paid', order: bought } : { step: 'idle' });
    ports.announce(bought, { shown });
  }

  /**
   * Says how it ended. The order stays written down: should the client have said «failed» of what was charged, the next
   * opening of the app or of the view finds out.
   */
  function settle(plan: PlanId, title: string, text: string): void {
    round += 1;
    order = undefined;
    show({ step: 'ended', plan, title, text });
  }

  function returned(): void {
    const before = state;
    ports.later(returnPauseMs, () => {
      if (state === before) void recheck();
    });
  }

  const recheck = () => check(order?.heard ?? 'unknown');

  async function resume(): Promise<void> {
    if (isBusy() || order) return;
    order = ports.pending.read();
    if (!order) return;
    if (order.heard) return check(order.heard);
    const { orderId } = order;
    const mine = ++round;
    const answer = await ask(orderId, 'unknown');
    if (mine !== round || order?.orderId !== orderId) return;
    if (answer !== undefined && answer !== 'unknown-order' && answer.status === 'paid') return paid(answer);
    // Nothing is known about it, so nothing is shown; it is checked at each opening until it is over.
    order = undefined;
    const open = answer === undefined || (answer !== 'unknown-order' && isOpen(answer));
    if (!open) ports.pending.forget();
  }

  function keep(next: PendingOrder): void {
    order = next;
    ports.pending.keep(next);
  }

  function forget(): void {
    round += 1;
    order = undefined;
    ports.pending.forget();
  }

  const pause = (ms: number) => new Promise<void>((resolve) => ports.later(ms, resolve));

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    buy,
    recheck,
    async giveUp() {
      if (order) await closed(order, 'cancelled');
    },
    resume,
    dismiss() {
      if (!isBusy()) show({ step: 'idle' });
    },
  };
}

const isRefusal = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

const isOpen = ({ status }: Order) => status === 'created' || status === 'checked';

const text = (code: 'login_to_buy' | 'invoice_failed' | 'order_not_found') => paymentErrorTexts[code] ?? '';
