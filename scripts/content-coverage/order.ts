import type { VerbBook } from '../../core/hebrew/conjugation/verb.ts';
import type { LessonContent } from '../../core/lesson/content.ts';
import { type Frequency, isTaught, taughtSpellings } from './coverage.ts';

/** Places of values from the least, equal ones with the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to++;
    for (const { at } of order.slice(from, to)) ranks[at] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Spearman's correlation of two rows of equal length, -1 to 1. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = mean(a.map((rank, at) => (rank - meanA) * ((b[at] ?? 0) - meanB)));
  const spread = (ranks: readonly number[], middle: number) =>
    Math.sqrt(mean(ranks.map((it) => (it - middle) ** 2)));
  return product / (spread(a, meanA) * spread(b, meanB));
}

/** How far the order of the lessons follows the frequency of the spellings that they teach, -1 to 1; phrases stand aside. */
export function orderCorrelation(
  lessons: readonly LessonContent[],
  frequencies: readonly Frequency[],
): number {
  const placeOf = new Map(frequencies.map(({ spelling }, at) => [spelling, at]));
  const rows = lessons.flatMap(({ words }, lesson) =>
    words.flatMap(({ hebrew }) => {
      const place = placeOf.get(hebrew);
      return place === undefined ? [] : [{ lesson, place }];
    }),
  );
  return rankCorrelation(
    rows.map(({ lesson }) => lesson),
    rows.map(({ place }) => place),
  );
}

/** A common spelling and the number of the lesson that teaches it, null for none. */
type LateSpelling = { spelling: string; lesson: number | null };

/**
 * Of the commonest spellings those that come after a lesson, or nowhere. Single letters are not words, and particles
 * before a taught form bring no word of their own.
 */
export function lateSpellings(
  lessons: readonly LessonContent[],
  commonest: readonly Frequency[],
  { after, verbs }: { after: number; verbs: VerbBook },
): LateSpelling[] {
  const early = taughtSpellings(lessons.slice(0, after), verbs);
  const later = lessons.slice(after).map((lesson) => taughtSpellings([lesson], verbs));
  return commonest.flatMap(({ spelling }) => {
    if (spelling.length < 2 || isTaught(spelling, early)) return [];
    const at = later.findIndex((taught) => isTaught(spelling, taught));
    return [{ spelling, lesson: at === -1 ? null : after + at + 1 }];
  });
}
