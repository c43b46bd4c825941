import { describe, expect, it } from 'vitest';
import { isGoalReached } from '../../../core/stats/daily-goal.ts';

describe('the daily goal', () => {
  it('is reached with its last word, and stays so', () => {
    expect([4, 5, 6].map((words) => isGoalReached(words, 5))).toEqual([false, true, true]);
  });
});
