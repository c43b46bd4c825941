import { describe, expect, it } from 'vitest';
import { quizAccuracy, totalProgress } from '../../../core/stats/figures.ts';

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
