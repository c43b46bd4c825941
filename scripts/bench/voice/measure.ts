import { median, percentile, timed } from '../figures.ts';

/** Milliseconds of one piece of work. */
export type Figures = { median: number; p95: number };

/** Does the work once unmeasured and then `times` times. `round` counts from 0; the unmeasured one is -1. */
export async function measure(times: number, work: (round: number) => unknown): Promise<Figures> {
  await work(-1);
  const taken: number[] = [];
  for (let round = 0; round < times; round++) taken.push(await timed(() => work(round)));
  return { median: median(taken), p95: percentile(taken, 0.95) };
}
