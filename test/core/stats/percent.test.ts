import { describe, expect, it } from 'vitest';
import { percent, wholePercent } from '../../../core/stats/percent.ts';

describe('a percentage', () => {
  it('is rounded to the nearest: 30 of 35 is 86', () => {
    expect(percent(30, 35)).toBe(86);
    expect(wholePercent(85.7)).toBe(86);
    expect(percent(1, 3)).toBe(33);
    expect(percent(2, 3)).toBe(67);
  });

  it('reaches 100 only with the last one', () => {
    expect(percent(999, 1000)).toBe(99);
    expect(wholePercent(99.9)).toBe(99);
    expect(percent(1000, 1000)).toBe(100);
  });

  it('of nothing is 0, and of more than the whole is the whole', () => {
    expect(percent(0, 0)).toBe(0);
    expect(percent(5, 4)).toBe(100);
  });
});
