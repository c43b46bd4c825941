import { DomainError } from '../../core/errors.ts';
import type { Clock } from '../../core/ports.ts';

/** Counting takes at most a hundredth of the time, however long it takes: what took 3 s is kept for 5 minutes. */
const restPerCost = 100;

/** A remembered result of counting. JSON. `data` is null where it could never be counted in time. */
export type Counted<T> = {
  data: T | null;
  atMs: number;
  freshUntilMs: number;
  /** How long the statement was allowed to take. */
  limitMs: number;
};

/**
 * True while counting with this limit would bring nothing new: the result is fresh, or counting has failed with as much
 * time.
 */
export const isSettled = (
  counted: Counted<unknown> | undefined,
  now: Date,
  limitMs: number,
): counted is Counted<unknown> =>
  counted !== undefined &&
  counted.freshUntilMs > now.getTime() &&
  (counted.data !== null || counted.limitMs >= limitMs);

/**
 * Counts again. The longer counting took, the longer the result stays fresh, `minFreshMs` at least. Where the database
 * has cancelled the statement (bounded.ts) the earlier result stays, and is left as long.
 */
export async function countAgain<T>(
  clock: Clock,
  { before, minFreshMs, limitMs }: { before: Counted<T> | undefined; minFreshMs: number; limitMs: number },
  work: () => Promise<T>,
): Promise<Counted<T>> {
  const atMs = clock().getTime();
  const found = await work().then((data) => ({ data, atMs }), orBefore);
  const endedMs = clock().getTime();
  return { ...found, limitMs, freshUntilMs: endedMs + Math.max(minFreshMs, restPerCost * (endedMs - atMs)) };

  function orBefore(cause: unknown): { data: T | null; atMs: number } {
    if (!(cause instanceof DomainError) || cause.code !== 'too_slow') throw cause;
    return before ?? { data: null, atMs };
  }
}
