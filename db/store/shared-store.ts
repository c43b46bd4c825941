import { type Breaker, createBreaker } from '../../core/breaker.ts';
import type { Clock, Log, Store } from '../../core/ports.ts';
import { createUpstashStore } from './store.ts';

/** Without a limit an unresponsive Upstash would hold every call until the platform ends it. */
const answerWithinMs = 1000;
/** The call that probes a resting store is somebody's call: it waits less. */
const probeWithinMs = 500;
/** One slow call is enough: callers can do without the store. */
const resting = { failuresInARow: 1, restMs: 2000, longestRestMs: 30_000 };

export type SharedStoreOptions = {
  url: string;
  token: string;
  /** Telegram id of the bot: keys carry it. */
  botId: number;
  clock: Clock;
  log: Log;
};

/**
 * The store that all function instances share: Upstash behind a circuit breaker. A call that gets no answer in a second
 * fails and opens it; from then on calls fail at once, and one call after each rest (2 to 30 seconds) probes it for half
 * a second. Every instance has a breaker of its own.
 */
export function openSharedStore({ url, token, botId, clock, log }: SharedStoreOptions): Store {
  const breaker = createBreaker({ ...resting, service: 'store', clock, log });
  const within = () => (breaker.state() === 'probing' ? probeWithinMs : answerWithinMs);
  return behindBreaker(
    createUpstashStore({ url, token, prefix: `${botId}:`, answerWithinMs: within }),
    breaker,
  );
}

/** The same store; its calls fail at once while the breaker is open. */
function behindBreaker(store: Store, { call }: Breaker): Store {
  return {
    get: (key) => call(() => store.get(key)),
    set: (key, value, options) => call(() => store.set(key, value, options)),
    delete: (key) => call(() => store.delete(key)),
    increment: (key, expirySeconds) => call(() => store.increment(key, expirySeconds)),
  };
}
