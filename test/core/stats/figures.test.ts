import { describe, expect, it } from 'vitest';
import { averageScore, oneDecimal, quizAccuracy, totalProgress } from '../../../core/stats/figures.ts';

describe('quiz accuracy', () => {
  it.each([
    [0, 0, 0],
    [0, 35, 0],
    [35, 35, 100],
    [32, 35, 91.4],
    [1, 3, 33.3],
    [2, 3, 66.7],
  ])('%i right answers of %i are %d percent', (correct, total, percent) => {
    expect(quizAccuracy(correct, total)).toBe(percent);
  });
});

describe('total progress', () => {
  it.each([
    [0, 0, 0],
    [5, 0, 0],
    [0, 2000, 0],
    [1, 2000, 0.1],
    [1000, 2000, 50],
    [2000, 2000, 100],
    [2001, 2000, 100],
  ])('%i learned of %i published words are %d percent', (learned, published, percent) => {
    expect(totalProgress(learned, published)).toBe(percent);
  });
});

describe('average score', () => {
  it.each([
    [0, 0, 0],
    [100, 1, 100],
    [94.3, 1, 94.3],
    [190.9, 2, 95.5],
    [200, 3, 66.7],
  ])('scores of %d in sum over %i quizzes are %d percent each', (sum, quizzes, percent) => {
    expect(averageScore(sum, quizzes)).toBe(percent);
  });

  it('weighs each quiz the same, accuracy each answer', () => {
    // One right of one, and none right of nine.
    expect(averageScore(100 + 0, 2)).toBe(50);
    expect(quizAccuracy(1 + 0, 1 + 9)).toBe(10);
  });
});

it('a figure is shown with one decimal', () => {
  expect([oneDecimal(66.666), oneDecimal(70)]).toEqual([66.7, 70]);
});
