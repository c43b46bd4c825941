import { describe, expect, it } from 'vitest';
import type { Grade } from '../../../../core/memory/recall.ts';
import { fsrsLaw, halfLifeLaw } from '../../memory/laws.ts';
import { simulate } from '../../memory/learner.ts';

/** A word after its lesson and these answers. */
const traceAfter = (...grades: Grade[]) =>
  grades.reduce((trace, grade) => halfLifeLaw.review(trace, 1, grade), halfLifeLaw.learn('good'));
const halfLifeOf = (...grades: Grade[]) => -1 / Math.log2(halfLifeLaw.recall(traceAfter(...grades), 1));

describe('half-life regression', () => {
  it('halves the likelihood of recall with each half-life', () => {
    const days = halfLifeOf();
    expect(halfLifeLaw.recall(traceAfter(), 0)).toBe(1);
    expect(halfLifeLaw.recall(traceAfter(), days)).toBeCloseTo(0.5, 10);
    expect(halfLifeLaw.recall(traceAfter(), 2 * days)).toBeCloseTo(0.25, 10);
  });

  it('counts the lesson as the first answer, as the source of its weights counts the first rating of a card', () => {
    expect(halfLifeOf()).toBeCloseTo(2 ** (2.7245 + 2.5819), 6);
    expect(halfLifeLaw.learn('hard')).toEqual(halfLifeLaw.learn('good'));
  });

  it('grows with the root of right answers and shrinks with that of wrong ones, whenever they were given', () => {
    expect(halfLifeOf('good', 'hard')).toBeCloseTo(2 ** (2.7245 + 2.5819 * Math.sqrt(3)), 6);
    expect(halfLifeOf('again', 'good')).toBeCloseTo(2 ** (2.7245 + 2.5819 * Math.sqrt(2) - 0.8674), 6);
    expect(halfLifeOf('again', 'good')).toBe(halfLifeOf('good', 'again'));
  });

  it('stays between a quarter of an hour and nine months', () => {
    expect(halfLifeOf(...Array.from({ length: 30 }, () => 'easy' as const))).toBeCloseTo(274, 6);
    const lost = halfLifeOf(...Array.from({ length: 300 }, () => 'again' as const));
    expect(lost).toBeCloseTo(15 / (24 * 60), 6);
  });
});

describe('a simulated learner', () => {
  const plan = { words: 60, newWordsPerDay: 5, days: 40, retention: 'usual', missesEvery: 0 } as const;

  it('is the same on every run of a seed, learns what is offered, and recalls more with «Сегодня» than without', () => {
    for (const law of [fsrsLaw, halfLifeLaw]) {
      const reviewed = simulate({ ...plan, reviews: true }, law, 1);
      expect(reviewed).toEqual(simulate({ ...plan, reviews: true }, law, 1));
      expect(reviewed.learned).toBe(60);
      const alone = simulate({ ...plan, reviews: false }, law, 1);
      expect(alone.reviews.every((count) => count === 0)).toBe(true);
      expect(reviewed.recalled.produce).toBeGreaterThan(alone.recalled.produce);
      expect(reviewed.recalled.produce).toBeLessThanOrEqual(60);
    }
  });
});
