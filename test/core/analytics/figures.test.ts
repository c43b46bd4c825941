import { expect, it } from 'vitest';
import { errorRate, minutes, share } from '../../../core/analytics/figures.ts';

it('a share is a whole percent, and nothing where there is nothing to share', () => {
  expect([share(1, 3), share(2, 3), share(0, 5), share(5, 5), share(0, 0)]).toEqual([33, 67, 0, 100, null]);
});

it('the error rate counts wrong answers among the checked ones', () => {
  expect(errorRate({ right: 3, wrong: 1, assisted: 0 })).toBe(25);
  expect(errorRate({ right: 0, wrong: 1, assisted: 1 })).toBe(50);
  expect(errorRate({ right: 0, wrong: 0, assisted: 0 })).toBeNull();
});

it('times are minutes with one decimal', () => {
  expect([minutes(0), minutes(90_000), minutes(61_000)]).toEqual([0, 1.5, 1]);
});
