import type { Exercise } from './exercises.ts';

/** With fewer answers a median says more about chance than about the learner. */
const answersBeforeMedian = 5;

/**
 * Returns the learner's median time for each exercise, milliseconds, over right answers at the first try; missing
 * before there are five.
 */
export function mediansOf(
  times: Partial<Record<Exercise, readonly number[]>>,
): Partial<Record<Exercise, number>> {
  return Object.fromEntries(
    Object.entries(times)
      .filter(([, list]) => list.length >= answersBeforeMedian)
      .map(([exercise, list]) => [exercise, middle(list)]),
  );
}

function middle(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.round((lower + upper) / 2);
}
