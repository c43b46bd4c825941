import { expect, it } from 'vitest';
import { canOpenLesson, maxWordsPerLesson } from '../../../core/lesson/access.ts';

it.each([
  [true, false, true],
  [true, true, true],
  [false, true, true],
  [false, false, false],
])('a lesson that is free (%s) opens to a learner with premium (%s): %s', (isFree, isPremium, opens) => {
  expect(canOpenLesson({ isFree }, { isPremium })).toBe(opens);
});

it('a lesson that is not free opens to an admin, who has to try what they publish', () => {
  expect(canOpenLesson({ isFree: false }, { isPremium: false, isAdmin: true })).toBe(true);
  expect(canOpenLesson({ isFree: false }, { isPremium: false, isAdmin: false })).toBe(false);
});

it('a lesson holds at most ten words', () => {
  expect(maxWordsPerLesson).toBe(10);
});
