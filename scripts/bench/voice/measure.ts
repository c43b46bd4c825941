/** Milliseconds of one piece of work. */
export type Figures = { median: number; p95: number };

/** Does the work once unmeasured and then `times` times. `round` counts from 0; the unmeasured one is -1. */
export async function measure(times: number, work: (round: number) => unknown): Promise<Figures> {
  const taken: number[] = [];
  await work(-1);
  for (let round = 0; round < times; round++) {
    const began = performance.now();
    await work(round);
    taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(times - 1, Math.floor(times * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}
