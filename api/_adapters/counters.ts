import { createBoundedMap } from '../../core/bounded-map.ts';
import { DomainError } from '../../core/errors.ts';
import type { Clock } from '../../core/ports.ts';
import type { Limit } from '../../db/store/limits.ts';

/** Names counted at once in one process, about 150 bytes each. */
const usualCapacity = 20_000;

/** Counts calls in fixed windows, in this process: nothing is awaited. Whoever was counted longest ago is forgotten. */
export type Counters = {
  /** Counts one call of `who`. Throws 'limit' with the seconds to wait when there were too many. */
  count(limit: Limit, who: string): void;
  /** Takes back one call of the same window. */
  giveBack(limit: Limit, who: string): void;
  readonly size: number;
};

export function createCounters(clock: Clock, capacity = usualCapacity): Counters {
  const counts = createBoundedMap<string, { window: number; calls: number }>(capacity);
  const secondsNow = () => Math.floor(clock().getTime() / 1000);
  const counted = (name: string, window: number) => {
    const known = counts.get(name);
    if (known?.window === window) return known;
    const fresh = { window, calls: 0 };
    counts.set(name, fresh);
    return fresh;
  };
  return {
    count({ name, calls, windowSeconds }, who) {
      const seconds = secondsNow();
      const window = Math.floor(seconds / windowSeconds);
      const entry = counted(`${name} ${who}`, window);
      if (entry.calls >= calls) {
        throw new DomainError('limit', { retryAfterSeconds: (window + 1) * windowSeconds - seconds });
      }
      entry.calls += 1;
    },
    giveBack({ name, windowSeconds }, who) {
      const entry = counts.get(`${name} ${who}`);
      const isSameWindow = entry?.window === Math.floor(secondsNow() / windowSeconds);
      if (entry && isSameWindow && entry.calls > 0) entry.calls -= 1;
    },
    get size() {
      return counts.size;
    },
  };
}
