import { expect, it } from 'vitest';
import {
  awardPoints,
  ledgerReasons,
  streakAwardDays,
  wordsPerMilestone,
} from '../../../core/points/awards.ts';

it('a word earns 1, its review 1, fifty words 50, a first quiz 50, a perfect one 100, a week in a row 70, the alphabet 0', () => {
  const others = { word_master: 50, quiz: 50, perfectionist: 100, streak_7: 70 };
  expect(awardPoints).toEqual({ word: 1, review: 1, alphabet: 0, ...others });
  expect(wordsPerMilestone).toBe(50);
  expect(streakAwardDays).toBe(7);
});

it('every reason of the ledger has its points', () => {
  expect(Object.keys(awardPoints).sort()).toEqual([...ledgerReasons].sort());
});
