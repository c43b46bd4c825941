import { expect, it } from 'vitest';
import { shownAchievements } from '../../../core/points/display-thresholds.ts';

it.each([
  [0, []],
  [49, []],
  [50, ['word_master', 'perfectionist']],
  [69, ['word_master', 'perfectionist']],
  [70, ['word_master', 'streak_7', 'perfectionist']],
  [5000, ['word_master', 'streak_7', 'perfectionist']],
])('with %i points a learner sees %j', (points, shown) => {
  expect(shownAchievements(points)).toEqual(shown);
});
