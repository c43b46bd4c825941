import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';

const draw = (seed: number, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('the seeded generator', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    expect(draw(7, 20)).toEqual(draw(7, 20));
    expect(draw(7, 20)).not.toEqual(draw(8, 20));
  });

  it('gives the numbers of mulberry32', () => {
    expect(draw(1, 3).map((number) => Math.floor(number * 4_294_967_296))).toEqual([
      2693262067, 11749833, 2265367787,
    ]);
  });

  it('stays in [0, 1) and spreads evenly', () => {
    const numbers = draw(42, 10_000);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const tenths = new Array(10).fill(0) as number[];
    for (const number of numbers)
      tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1;
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
