import type { ResponseData } from '../../../../core/contracts/endpoints.ts';
import { ApiError } from '../api/http.ts';
import type { OutboxCall, OutboxItem, Parcel } from './outbox-store.ts';
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

/**
 * Holds each answer on the device until the server has it, and sends them in order, one at a time. Several deliveries
 * of one answer are harmless (event ids); an answer of another account waits until that account is back.
 */
export function createOutbox(ports: OutboxPorts) {
  const listeners = new Set<() => void>();
  const saved = new Set<SavedListener>();
  const refusals = createRefusals();
  const store = createSteadyStore(ports);
  let state: OutboxState = { status: 'synced', pending: 0 };
  let failures = 0;
  let callOff: (() => void) | undefined;

  function show(next: OutboxState): void {
    const { status, pending, needsLogin } = state;
    if (next.status === status && next.pending === pending && next.needsLogin === needsLogin) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Sends what waits; does nothing when nothing waits. */
  const flush = oneRunAtATime(async () => {
    callOff?.();
    callOff = undefined;
    try {
      while (await sendNext()) failures = 0;
    } catch (error) {
      failures += 1;
      const needsLogin = error instanceof ApiError && error.status === 401;
      show({ status: 'error', pending: Math.max(state.pending, 1), ...(needsLogin && { needsLogin }) });
      const delayMs = Math.min(firstDelayMs * 2 ** (failures - 1), longestDelayMs);
      callOff = ports.later(delayMs, () => void flush());
    }
  });

  /** Sends the first of what waits; false when nothing does. */
  async function sendNext(): Promise<boolean> {
    const userId = ports.userId();
    const items = userId === null ? [] : await store.all(userId);
    show({ status: statusWith(items.length), pending: items.length });
    const [item] = items;
    if (!item) return false;
    // The account may have changed while the store was read: nothing is sent under another account.
    if (item.userId !== ports.userId()) return sendNext();
    if (ports.isVoid?.(item)) await store.remove(item);
    else await deliver(item);
    return true;
  }

  /** An error stays on the badge until an answer has been sent. */
  function statusWith(pending: number): OutboxState['status'] {
    if (pending === 0) return 'synced';
    return failures > 0 ? 'error' : 'syncing';
  }

  /** Throws the errors after which a retry makes sense. */
  async function deliver(item: OutboxItem): Promise<void> {
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

  return {
    /**
     * Takes one call: an answer, a reset of the pass, the result of a quiz, settings, a day of study. Resolves when it
     * is safe on this device; sending to the server continues in the background. `eventId`, `at` and `userId` are filled
     * in when they are missing.
     */
    async save(parcel: Parcel): Promise<void> {
      const userId = ports.userId();
      if (userId === null) throw new Error('an answer needs a learner: log in before the trainer opens');
      await store.add(itemOf(parcel, userId, ports));
      show({ status: statusWith(1), pending: state.pending + 1 });
      void flush();
    },
    flush,
    /** For the one who tells the learner: called for each refusal, earlier ones too. Returns a function that ends it. */
    tellRefusals: refusals.tellTo,
    state: () => state,
    subscribe: listenTo(listeners),
    /** Called after each call that the server has accepted, with its reply. Returns a function that unsubscribes. */
    onSaved: listenTo(saved),
    /** Called for a call that the server will never accept. */
    onRefused: refusals.listen,
  };
}

/** One run of `work` at a time: a call during a run makes it do the work once more, and waits for the end of it all. */
function oneRunAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;

  async function run(): Promise<void> {
    while (again) {
      again = false;
      await work();
    }
    running = undefined;
  }

  return () => {
    again = true;
    running ??= run();
    return running;
  };
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
