import { availableParallelism, loadavg } from 'node:os';
import { median, percentile } from './figures.ts';

/** A measurement and its floor, taken right after one another: what a busy machine does to one it does to the other. */
export type Pair = { value: number; floor: number };

/** The median of the pairs' ratios, with the limits between which the true one lies at 95 %. */
export type Ratio = { median: number; low: number; high: number };

/** From the order of the ratios alone: nothing is assumed of how they are spread. Few pairs give the widest limits. */
export function ratioOf(pairs: readonly Pair[]): Ratio {
  const sorted = pairs.map(({ value, floor }) => value / floor).toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const reach = 0.98 * Math.sqrt(sorted.length);
  const at = (place: number) => sorted[Math.max(0, Math.min(sorted.length - 1, place))] ?? 0;
  return { median: median(sorted), low: at(Math.floor(half - reach)), high: at(Math.ceil(half + reach) - 1) };
}

export const printRatio = ({ median, low, high }: Ratio): string =>
  `${median.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}]`;

/** Above it the floor itself is that uneven: between its slow and its fast tenth. */
const unevenFrom = 2.5;
/** Processes that wait for a core, each core; the benchmark itself makes about one. */
const crowdedFrom = 1.5;

/** Says why the figures of a run are not to be believed; undefined on a quiet machine. */
export function whyTooBusy(
  floors: readonly number[],
  { load = loadavg()[0] ?? 0, cores = availableParallelism() } = {},
): string | undefined {
  const uneven = percentile(floors, 0.9) / percentile(floors, 0.1);
  const reasons = [
    ...(load / cores > crowdedFrom ? [`${load.toFixed(1)} процессов на ${cores} ядра`] : []),
    ...(uneven > unevenFrom ? [`пол сам плавает в ${uneven.toFixed(1)} раза`] : []),
  ];
  return reasons.length > 0
    ? `!!! Машина занята (${reasons.join(', ')}): повторите на свободной.`
    : undefined;
}
