import { describe, expect, it } from 'vitest';
import { awardPoints } from '../../../core/points/awards.ts';
import {
  maxRankedPointsPerDay,
  maxReviewPointsPerDay,
  rankedPoints,
  serverDay,
} from '../../../core/points/day-limits.ts';

const entry = (points: number, at: string) => ({ points, at: new Date(at) });

describe('what the leaderboard counts of a ledger', () => {
  it.each([
    ['is nothing for a learner who earned nothing', [], 0],
    [
      'is everything below the limit',
      [entry(50, '2026-11-21T09:00:00Z'), entry(1, '2026-11-21T10:00:00Z')],
      51,
    ],
    ['is 400 of a day', [entry(399, '2026-11-21T00:00:00Z'), entry(50, '2026-11-21T23:59:59Z')], 400],
    [
      'begins again at midnight in UTC',
      [entry(500, '2026-11-21T23:59:59Z'), entry(500, '2026-11-22T00:00:00Z')],
      800,
    ],
    [
      'does not depend on the order of the entries',
      [
        entry(300, '2026-11-21T09:00:00Z'),
        entry(70, '2026-11-20T09:00:00Z'),
        entry(300, '2026-11-21T08:00:00Z'),
      ],
      470,
    ],
  ])('%s', (_, entries, counted) => {
    expect(rankedPoints(entries)).toBe(counted);
  });

  it('leaves an honest full day whole: a lesson, its quiz without a mistake, a milestone, a week, all reviews', () => {
    const { word, quiz, perfectionist, word_master: milestone, streak_7: week } = awardPoints;
    const day = 10 * word + quiz + perfectionist + milestone + week + maxReviewPointsPerDay;
    expect(day).toBeLessThan(maxRankedPointsPerDay);
  });
});

it('a server day is a date in UTC, whatever zone a learner has', () => {
  expect(serverDay(new Date('2026-11-21T23:59:59.999+00:00'))).toBe('2026-11-21');
  expect(serverDay(new Date('2026-11-22T01:30:00+02:00'))).toBe('2026-11-21');
});
