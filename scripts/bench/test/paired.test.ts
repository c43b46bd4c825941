import { describe, expect, it } from 'vitest';
import { printRatio, ratioOf, whyTooBusy } from '../paired.ts';

const pairs = (...ratios: number[]) =>
  ratios.map((ratio, index) => ({ value: ratio * (index + 1), floor: index + 1 }));

describe('the ratio of measurements to their floor', () => {
  it('is the median of the pairs, whatever the machine did to each of them', () => {
    expect(ratioOf(pairs(2, 3, 40)).median).toBeCloseTo(3);
  });

  it('has limits that come nearer with more pairs', () => {
    const few = ratioOf(pairs(1, 2, 3, 4, 5));
    expect([few.low, few.high]).toEqual([1, 5]);
    const many = ratioOf(pairs(...Array.from({ length: 100 }, (_, index) => 1 + index / 100)));
    expect(many.low).toBeCloseTo(1.4);
    expect(many.high).toBeCloseTo(1.59);
    expect(printRatio(many)).toBe('1.50 [1.40–1.59]');
  });
});

describe('a busy machine', () => {
  const even = Array.from({ length: 20 }, () => 1);

  it('shows in the processes that wait', () => {
    expect(whyTooBusy(even, { load: 6, cores: 2 })).toContain('6.0 процессов на 2 ядра');
    expect(whyTooBusy(even, { load: 2, cores: 2 })).toBeUndefined();
  });

  it('shows in a floor that is slow and fast in turn', () => {
    const uneven = even.map((_, index) => (index % 2 ? 1 : 3));
    expect(whyTooBusy(uneven, { load: 1, cores: 2 })).toContain('пол сам плавает в 3.0 раза');
  });
});
