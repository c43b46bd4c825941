import { default_w, forgetting_curve } from 'ts-fsrs';

/**
 * How far the expected recall of a due day may lie below the wish: days are whole, and the fuzz spreads the words of a
 * lesson over several.
 */
const tolerance = 0.03;

/** Returns the probability of recall, 0 to 1, a number of days after a review that left a stability, in days. */
export function expectedRecall(days: number, stability: number): number {
  return forgetting_curve(default_w, days, stability);
}

/**
 * Returns the given days, or fewer where so many would be too late: the longest interval, at least one day, after which
 * the expected recall is at most 0.03 below the wish. `wish` is the requested retention, 0 to 1, `stability` in days.
 */
export function intervalWithin(
  days: number,
  { stability, wish }: { stability: number; wish: number },
): number {
  let interval = Math.max(1, days);
  while (interval > 1 && expectedRecall(interval, stability) < wish - tolerance) interval -= 1;
  return interval;
}
