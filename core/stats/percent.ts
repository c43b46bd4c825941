/**
 * Whole percent of `part` in `whole`, 0–100, rounded to the nearest; 100 only for all of it. 0 of 0 is 0, and more than
 * the whole counts as the whole.
 */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : wholePercent((part / whole) * 100);
}

/** A percentage with decimals as it is shown: 85.7 becomes 86, 99.9 stays below 100. */
export function wholePercent(value: number): number {
  if (value >= 100) return 100;
  return Math.min(99, Math.round(Math.max(0, value)));
}
