import type { ResponseData } from '../../../../core/contracts/endpoints.ts';
import { ApiError } from '../api/http.ts';
import type { OutboxCall, OutboxItem, OutboxStore, Parcel } from './outbox-store.ts';
import { createSteadyStore, type SteadyStorePorts } from './steady-store.ts';

/** Nothing is shown while `status` is 'synced' (SPEC §4 sync status). */
export type OutboxState = {
  status: 'synced' | 'syncing' | 'error';
  pending: number;
  /** Nothing is sent until the app is opened again: the server no longer accepts the token or the launch data. */
  needsLogin?: boolean;
};

/** What the server replied to a parcel. */
export type Delivery = {
  [Call in OutboxCall]: Extract<Parcel, { call: Call }> & { data: ResponseData<Call> };
}[OutboxCall];
export type SavedListener = (delivery: Delivery) => void;
export type RefusedListener = (parcel: Parcel, error: ApiError) => void;

export type OutboxPorts = SteadyStorePorts & {
  send: (parcel: Parcel) => Promise<Delivery>;
  /** True for a parcel that no server will ever accept: it is dropped unsent and silently. */
  isVoid?: (parcel: Parcel) => boolean;
  newId: () => string;
  /** The moment of the answer, ISO with offset. */
  now: () => string;
};

const firstDelayMs = 2000;
const longestDelayMs = 60_000;

export type Outbox = ReturnType<typeof createOutbox>;

/** The answers on their way: who listens, and how far the sending has come. */
type Queue = {
  ports: OutboxPorts;
  store: OutboxStore;
  listeners: Set<() => void>;
  saved: Set<SavedListener>;
  refusals: ReturnType<typeof createRefusals>;
  state: OutboxState;
  /** The run that sends now, if any; `again` extends it. */
  draining: Promise<void> | undefined;
  again: boolean;
  /** In a row, since the last answer that was sent. */
  failures: number;
  /** Takes back the next attempt after a failure. */
  callOff: (() => void) | undefined;
};

/**
 * Holds each answer on the device until the server has it, and sends them in order, one at a time. Several deliveries
 * of one answer are harmless (event ids); an answer of another account waits until that account is back.
 */
export function createOutbox(ports: OutboxPorts) {
  const queue: Queue = {
    ports,
    store: createSteadyStore(ports),
    listeners: new Set(),
    saved: new Set(),
    refusals: createRefusals(),
    state: { status: 'synced', pending: 0 },
    draining: undefined,
    again: false,
    failures: 0,
    callOff: undefined,
  };
  return {
    /**
     * Takes one call: an answer, a reset of the pass, the result of a quiz, settings, a day of study. Resolves when it
     * is safe on this device; sending to the server continues in the background. `eventId`, `at` and `userId` are filled
     * in when they are missing.
     */
    save: (parcel: Parcel) => save(queue, parcel),
    /** Sends what waits; does nothing when nothing waits. One run at a time: a call during a run extends it. */
    flush: () => flush(queue),
    /** For the one who tells the learner: called for each refusal, earlier ones too. Returns a function that ends it. */
    tellRefusals: queue.refusals.tellTo,
    state: () => queue.state,
    subscribe: listenTo(queue.listeners),
    /** Called after each call that the server has accepted, with its reply. Returns a function that unsubscribes. */
    onSaved: listenTo(queue.saved),
    /** Called for a call that the server will never accept. */
    onRefused: queue.refusals.listen,
  };
}

function show(queue: Queue, next: OutboxState): void {
  const { status, pending, needsLogin } = queue.state;
  if (next.status === status && next.pending === pending && next.needsLogin === needsLogin) return;
  queue.state = next;
  for (const listener of queue.listeners) listener();
}

async function save(queue: Queue, parcel: Parcel): Promise<void> {
  const userId = queue.ports.userId();
  if (userId === null) throw new Error('an answer needs a learner: log in before the trainer opens');
  await queue.store.add(itemOf(parcel, userId, queue.ports));
  show(queue, { status: statusWith(queue, 1), pending: queue.state.pending + 1 });
  void flush(queue);
}

function flush(queue: Queue): Promise<void> {
  queue.again = true;
  queue.draining ??= run(queue);
  return queue.draining;
}

async function run(queue: Queue): Promise<void> {
  while (queue.again) {
    queue.again = false;
    queue.callOff?.();
    queue.callOff = undefined;
    await drain(queue);
  }
  queue.draining = undefined;
}

async function drain(queue: Queue): Promise<void> {
  try {
    while (await sendNext(queue)) queue.failures = 0;
  } catch (error) {
    queue.failures += 1;
    const needsLogin = error instanceof ApiError && error.status === 401;
    const pending = Math.max(queue.state.pending, 1);
    show(queue, { status: 'error', pending, ...(needsLogin && { needsLogin }) });
    const delayMs = Math.min(firstDelayMs * 2 ** (queue.failures - 1), longestDelayMs);
    queue.callOff = queue.ports.later(delayMs, () => void flush(queue));
  }
}

/** Sends the first of what waits; false when nothing does. */
async function sendNext(queue: Queue): Promise<boolean> {
  const { ports, store } = queue;
  const userId = ports.userId();
  const items = userId === null ? [] : await store.all(userId);
  show(queue, { status: statusWith(queue, items.length), pending: items.length });
  const [item] = items;
  if (!item) return false;
  // The account may have changed while the store was read: nothing is sent under another account.
  if (item.userId !== ports.userId()) return sendNext(queue);
  if (ports.isVoid?.(item)) await store.remove(item);
  else await deliver(queue, item);
  return true;
}

/** An error stays on the badge until an answer has been sent. */
function statusWith({ failures }: Queue, pending: number): OutboxState['status'] {
  if (pending === 0) return 'synced';
  return failures > 0 ? 'error' : 'syncing';
}

/** Throws the errors after which a retry makes sense. */
async function deliver({ ports, store, saved, refusals }: Queue, item: OutboxItem): Promise<void> {
  try {
    const delivery = await ports.send(item);
    await store.remove(item);
    for (const listener of saved) listener(delivery);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await store.refuse(item, error.code);
    refusals.report(item, error);
  }
}

/** The parcel with what was missing: its event, its moment and its account. */
function itemOf({ name, ...parcel }: Parcel, userId: number, { newId, now }: OutboxPorts): OutboxItem {
  const eventId = parcel.body.eventId ?? newId();
  const body = { ...parcel.body, userId, eventId, at: parcel.body.at ?? now() };
  // The call and its body stay a pair; the compiler loses track of it in the copy.
  return { ...parcel, body, eventId: name ?? eventId, userId } as OutboxItem;
}

/** Refusals that come before there is anybody to tell the learner wait: that code is loaded after the first paint. */
function createRefusals() {
  const listeners = new Set<RefusedListener>();
  let teller: RefusedListener | undefined;
  const unreported: Parameters<RefusedListener>[] = [];
  return {
    report(...refusal: Parameters<RefusedListener>): void {
      if (teller) teller(...refusal);
      else unreported.push(refusal);
      for (const listener of listeners) listener(...refusal);
    },
    listen: listenTo(listeners),
    tellTo(listener: RefusedListener): () => void {
      teller = listener;
      for (const refusal of unreported.splice(0)) listener(...refusal);
      return () => {
        if (teller === listener) teller = undefined;
      };
    },
  };
}

/** Refusals because of the account or the moment: the same call may succeed later, for its own account. */
const passing: readonly string[] = ['foreign_user', 'user_blocked'];

/** The server understood and will never accept it; anything else may succeed later. */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || passing.includes(error.code)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
}

function listenTo<L>(listeners: Set<L>) {
  return (listener: L) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
}
