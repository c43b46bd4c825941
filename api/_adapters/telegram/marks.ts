import { inTime } from '../../../bot/services/in-time.ts';
import { ServiceRests } from '../../../core/breaker.ts';
import type { Clock, Log, Store } from '../../../core/ports.ts';
import { createMemoryStore } from '../../../db/store/store.ts';

/**
 * What the marks say about an update that has just arrived. ours: nobody is handling it, and it is now marked as being
 * handled; busy: another request is handling it; done: it was handled; unmarked: the store is unavailable, so the state
 * is unknown.
 */
export type Claim = 'ours' | 'busy' | 'done' | 'unmarked';

export type UpdateMarks = {
  claim(updateId: number): Promise<Claim>;
  /** Marks as done: a repeat is answered at once. */
  finish(updateId: number): Promise<void>;
  /** Removes the mark, so that the next attempt may begin. */
  release(updateId: number): Promise<void>;
  /** Counts one failed attempt and returns the number so far. */
  countFailure(updateId: number): Promise<number>;
};

/** Longer than any attempt can last, so that an interrupted request blocks nothing afterwards. */
const busySeconds = 60;
/** Telegram repeats an update for a day at most. */
const doneSeconds = 24 * 60 * 60;

/**
 * Detects repeated updates in the shared store. The store may be unavailable or lose everything: then updates are
 * handled again, and data stays right because every write is safe to repeat or records its update in
 * `processed_updates` (`db/updates.ts`) within its own transaction. No call waits longer than `patienceMs` for the
 * store.
 */
export function createUpdateMarks(options: {
  store: Store;
  clock: Clock;
  log: Log;
  patienceMs: number;
}): UpdateMarks {
  const { store, clock, log, patienceMs } = options;
  const own = createMemoryStore(clock);
  const markOf = (updateId: number) => `update:${updateId}`;

  /** Queries the store; returns `otherwise` when it does not answer. */
  async function ask<T>(question: Promise<T>, otherwise: T | (() => Promise<T>)): Promise<T> {
    try {
      return await inTime(question, patienceMs);
    } catch (cause) {
      if (!(cause instanceof ServiceRests)) log('warn', 'store-away', { cause: String(cause) });
      return otherwise instanceof Function ? otherwise() : otherwise;
    }
  }

  async function look(updateId: number): Promise<Claim> {
    const isOurs = await store.set(markOf(updateId), 'busy', {
      onlyIfMissing: true,
      expirySeconds: busySeconds,
    });
    if (isOurs) return 'ours';
    return (await store.get<string>(markOf(updateId))) === 'done' ? 'done' : 'busy';
  }

  return {
    claim: (updateId) => ask<Claim>(look(updateId), 'unmarked'),
    async finish(updateId) {
      await ask(store.set(markOf(updateId), 'done', { expirySeconds: doneSeconds }), false);
    },
    async release(updateId) {
      await ask(store.delete(markOf(updateId)), undefined);
    },
    countFailure(updateId) {
      const key = `update-failures:${updateId}`;
      return ask(store.increment(key, doneSeconds), () => own.increment(key, doneSeconds));
    },
  };
}
