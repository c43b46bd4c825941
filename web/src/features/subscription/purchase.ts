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

/** A purchase as it stands: what is shown, and which order it is about. */
type Standing = {
  ports: PurchasePorts;
  listeners: Set<() => void>;
  state: PurchaseState;
  order: PendingOrder | undefined;
  /** Number of the last round of requests: responses to older ones are ignored. */
  round: number;
  /** While the sheet is open or a payment is awaited. */
  stopWatching: (() => void) | undefined;
};

/** One learner's purchase, from the tap to the server's confirmation. It goes on when its view is left. */
export function createPurchase(ports: PurchasePorts): Purchase {
  const standing: Standing = {
    ports,
    listeners: new Set(),
    state: { step: 'idle' },
    order: undefined,
    round: 0,
    stopWatching: undefined,
  };
  return {
    state: () => standing.state,
    subscribe(listener) {
      standing.listeners.add(listener);
      return () => standing.listeners.delete(listener);
    },
    buy: (plan) => buy(standing, plan),
    recheck: () => recheck(standing),
    async giveUp() {
      if (standing.order) await closed(standing, standing.order, 'cancelled');
    },
    resume: () => resume(standing),
    dismiss() {
      if (!isBusy(standing)) show(standing, { step: 'idle' });
    },
  };
}

function show(standing: Standing, next: PurchaseState): void {
  standing.state = next;
  const open = next.step === 'sheet' || next.step === 'waiting';
  if (open) standing.stopWatching ??= standing.ports.onReturn(() => returned(standing));
  else {
    standing.stopWatching?.();
    standing.stopWatching = undefined;
  }
  for (const listener of standing.listeners) listener();
}

const isBusy = ({ state }: Standing) => ['preparing', 'sheet', 'checking', 'waiting'].includes(state.step);

async function buy(standing: Standing, plan: PlanId): Promise<void> {
  const { ports } = standing;
  if (isBusy(standing)) return;
  if (!ports.loggedIn()) return end(standing, plan, text('login_to_buy'), '');
  show(standing, { step: 'preparing', plan });
  try {
    const invoice = await requestInvoice(ports, plan);
    if (!invoice) return show(standing, { step: 'idle' });
    const mine: PendingOrder = { orderId: invoice.orderId, plan, heard: null };
    keep(standing, mine);
    show(standing, { step: 'sheet', plan });
    const opened = ports.openInvoice(invoice.invoice_link, (status) => void closed(standing, mine, status));
    if (!opened) await closed(standing, mine, 'failed');
  } catch (error) {
    if (isRefusal(error, 'already_paid')) return paidBefore(standing, plan);
    // A refusal shows the server's own words under SPEC's title, unless they are the same.
    const message = error instanceof Error ? error.message : '';
    const title =
      error instanceof ApiError && error.code !== 'invoice_failed' ? message : text('invoice_failed');
    end(standing, plan, title, message === title ? '' : message);
  }
}

/** An earlier order was paid, whatever the client said of it then: this device's own, or another's. */
async function paidBefore(standing: Standing, plan: PlanId): Promise<void> {
  standing.order = standing.ports.pending.read();
  const answer = standing.order && (await askFor(standing.ports, standing.order.orderId, 'unknown'));
  if (answer && answer !== 'unknown-order' && answer.status === 'paid') return paid(standing, answer);
  standing.order = undefined;
  const { paidElsewhereTitle: title, paidElsewhereText } = texts;
  show(standing, { step: 'ended', plan, title, text: paidElsewhereText, isPaid: true });
}

/** What Telegram says of its sheet; the first final word counts, but «paid» is looked into whenever it comes. */
async function closed(standing: Standing, mine: PendingOrder, status: InvoiceStatus): Promise<void> {
  const { order, ports } = standing;
  if (status === 'paid' || status === 'pending') {
    keep(standing, { ...mine, heard: status });
    return check(standing, status);
  }
  if (order?.orderId !== mine.orderId || order.heard) return;
  const reason = status === 'failed' ? 'payment_failed' : 'cancelled_by_user';
  void ports
    .call('POST /payments/cancel-pending', { body: { reason, orderId: mine.orderId } })
    .catch(() => undefined); // the order expires by itself
  await check(standing, status);
}

/** Asks the server until it knows, or for as long as the hint justifies; then settles by the hint. */
async function check(standing: Standing, hint: Hint): Promise<void> {
  const { order, ports } = standing;
  if (!order) return;
  const { orderId, plan } = order;
  const mine = ++standing.round;
  show(standing, { step: 'checking', plan, hint });
  for (const pauseMs of patienceMs[hint]) {
    await new Promise<void>((resolve) => ports.later(pauseMs, resolve));
    if (mine !== standing.round) return;
    const answer = await askFor(ports, orderId, hint);
    if (mine !== standing.round) return;
    if (answer === 'unknown-order') return settle(standing, plan, text('order_not_found'), texts.unpaidText);
    if (answer?.status === 'paid') return paid(standing, answer);
    const over = answer?.status === 'expired' || answer?.status === 'cancelled';
    if (over && hint === 'unknown')
      return settle(standing, plan, paymentOutcomeTexts.cancelled, texts.unpaidText);
  }
  if (hint === 'cancelled') settle(standing, plan, paymentOutcomeTexts.cancelled, texts.cancelledText);
  else if (hint === 'failed') settle(standing, plan, paymentOutcomeTexts.failed, texts.failedText);
  else show(standing, { step: hint === 'unknown' ? 'sheet' : 'waiting', plan });
}

const recheck = (standing: Standing) => check(standing, standing.order?.heard ?? 'unknown');

function returned(standing: Standing): void {
  const before = standing.state;
  standing.ports.later(returnPauseMs, () => {
    if (standing.state === before) void recheck(standing);
  });
}

async function resume(standing: Standing): Promise<void> {
  const { ports } = standing;
  if (isBusy(standing) || standing.order) return;
  standing.order = ports.pending.read();
  if (!standing.order) return;
  const { orderId, heard } = standing.order;
  if (heard) return check(standing, heard);
  const mine = ++standing.round;
  const answer = await askFor(ports, orderId, 'unknown');
  if (mine !== standing.round || standing.order?.orderId !== orderId) return;
  if (answer !== undefined && answer !== 'unknown-order' && answer.status === 'paid')
    return paid(standing, answer);
  // Nothing is known about it, so nothing is shown; it is checked at each opening until it is over.
  standing.order = undefined;
  const open = answer === undefined || (answer !== 'unknown-order' && isOpen(answer));
  if (!open) ports.pending.forget();
}

function paid(standing: Standing, bought: Order): void {
  standing.round += 1;
  standing.order = undefined;
  standing.ports.pending.forget();
  const shown = standing.listeners.size > 0;
  show(standing, shown ? { step: 'paid', order: bought } : { step: 'idle' });
  standing.ports.announce(bought, { shown });
}

/**
 * Says how it ended. The order stays written down: should the client have said «failed» of what was charged, the next
 * opening of the app or of the view finds out.
 */
function settle(standing: Standing, plan: PlanId, title: string, text: string): void {
  standing.round += 1;
  standing.order = undefined;
  end(standing, plan, title, text);
}

const end = (standing: Standing, plan: PlanId, title: string, text: string) =>
  show(standing, { step: 'ended', plan, title, text });

function keep(standing: Standing, order: PendingOrder): void {
  standing.order = order;
  standing.ports.pending.keep(order);
}

/** Undefined when the learner has the plan and does not want it again. */
async function requestInvoice({ call, confirmAgain }: PurchasePorts, plan: PlanId) {
  const request = (again: boolean) =>
    call('POST /payments/create-invoice', { body: { subscriptionType: plan, ...(again ? { again } : {}) } });
  try {
    return await request(false);
  } catch (error) {
    if (!isRefusal(error, 'already_premium')) throw error;
    return (await confirmAgain(plan)) ? request(true) : undefined;
  }
}

/** The order, or undefined while the server is out of reach or out of order. */
async function askFor(
  { call }: PurchasePorts,
  orderId: string,
  hint: Hint,
): Promise<Order | 'unknown-order' | undefined> {
  try {
    return await call('GET /payments/orders/{id}', { params: { id: orderId }, query: { hint } });
  } catch (error) {
    const unknown = error instanceof ApiError && (error.status === 404 || error.status === 403);
    return unknown ? 'unknown-order' : undefined;
  }
}

const isRefusal = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

const isOpen = ({ status }: Order) => status === 'created' || status === 'checked';

const text = (code: 'login_to_buy' | 'invoice_failed' | 'order_not_found') => paymentErrorTexts[code] ?? '';
