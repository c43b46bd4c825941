import { expect, it } from 'vitest';
import { shownAchievements } from '../../../core/points/display-thresholds.ts';

it.each([
  [0, []],
  [49, []],
  [50, ['word_master', 'perfectionist', 'alphabet']],
  [69, ['word_master', 'perfectionist', 'alphabet']],
  [70, ['word_master', 'streak_7', 'perfectionist', 'alphabet']],
  [5000, ['word_master', 'streak_7', 'perfectionist', 'alphabet']],
])('with %i points a learner sees %j', (points, shown) => {
  expect(shownAchievements(points)).toEqual(shown);
});
