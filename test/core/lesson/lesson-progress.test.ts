import { describe, expect, it } from 'vitest';
import { lessonProgressOf } from '../../../core/lesson/lesson-progress.ts';

describe('progress of a lesson', () => {
  it.each([
    [0, 10, 0, false],
    [1, 10, 10, false],
    [9, 10, 90, false],
    [10, 10, 100, true],
    [1, 3, 33, false],
    [2, 3, 67, false],
    [3, 3, 100, true],
    [199, 200, 99, false],
  ])('%i of %i words is %i percent, completed: %s', (learned, total, lessonProgress, isCompleted) => {
    expect(lessonProgressOf(learned, total, false)).toEqual({
      lessonProgress,
      isCompleted,
      completedWithQuiz: false,
      completedWordsCount: learned,
      totalWordsCount: total,
    });
  });

  it('a lesson without words is never completed', () => {
    expect(lessonProgressOf(0, 0, true)).toMatchObject({ isCompleted: false, completedWithQuiz: false });
  });

  it('a word that left the lesson after it was learned does not push it over 100 percent', () => {
    expect(lessonProgressOf(5, 4, false)).toMatchObject({ lessonProgress: 100, completedWordsCount: 4 });
  });

  it('the quiz completes only a lesson whose words are all learned', () => {
    expect(lessonProgressOf(2, 2, true).completedWithQuiz).toBe(true);
    expect(lessonProgressOf(1, 2, true).completedWithQuiz).toBe(false);
  });
});

it('a lesson that was finished before words came to it stays completed', () => {
  expect(lessonProgressOf(3, 5, true, true)).toMatchObject({
    lessonProgress: 60,
    isCompleted: true,
    completedWithQuiz: true,
    completedWordsCount: 3,
  });
});
