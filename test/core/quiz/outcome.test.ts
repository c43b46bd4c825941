import { describe, expect, it } from 'vitest';
import {
  bestPossible,
  canStillPass,
  type Mark,
  marks as markNames,
  mistakesOf,
  outcomeOf,
} from '../../../core/quiz/outcome.ts';
import { quizOf } from './quiz-words.ts';

const marks = (right: number, wrong = 0, skipped = 0, open = 0): Mark[] => [
  ...Array<Mark>(right).fill('right'),
  ...Array<Mark>(wrong).fill('wrong'),
  ...Array<Mark>(skipped).fill('skipped'),
  ...Array<Mark>(open).fill('open'),
];

describe('a quiz', () => {
  it.each([
    ['all right', marks(35), 100, true],
    ['32 right', marks(32, 3), 91.4, true],
    ['31 right', marks(31, 4), 88.6, false],
    ['four errors of many', marks(35, 4), 89.7, true],
    ['five errors, however many are right', marks(35, 5), 87.5, false],
    ['three skipped', marks(32, 0, 3), 91.4, true],
    ['nothing answered', marks(0, 0, 0, 35), 0, false],
    ['no question', marks(0), 0, false],
  ])('with %s has its score and is passed or not', (_, given, score, passed) => {
    expect(outcomeOf(given)).toMatchObject({ score, passed, totalQuestions: given.length });
  });

  it('counts each kind of mark', () => {
    expect(outcomeOf(marks(4, 3, 2, 1))).toEqual({
      totalQuestions: 10,
      correctAnswers: 4,
      errors: 3,
      skippedQuestions: 2,
      score: 40,
      passed: false,
    });
  });

  it.each([
    ['as long as 32 are within reach', marks(10, 3, 0, 22), true],
    ['not when 31 are', marks(10, 4, 0, 21), false],
    ['not when skipped ones are missing', marks(10, 0, 4, 21), false],
    ['not after the fifth error', marks(30, 5, 0, 10), false],
    ['before the fifth error', marks(30, 4, 0, 10), true],
  ])('can still be passed %s', (_, given, can) => {
    expect(canStillPass(given)).toBe(can);
  });

  it('can at best have what is right and what is open', () => {
    expect(bestPossible(marks(4, 3, 2, 1))).toBe(5);
  });
});

it('mistakes are listed by word in the order of the quiz, without what was right or never asked', () => {
  const questions = quizOf(10, 3).slice(0, 5);
  const given: Mark[] = ['right', 'wrong', 'open', 'skipped'];
  const [, wrong, , skipped] = questions;
  const listed = mistakesOf(questions, given).flatMap(({ word, missed }) =>
    missed.map(({ question, mark }) => [word.id, question.index, mark]),
  );
  expect(listed).toEqual([
    [wrong?.word.id, 1, 'wrong'],
    [skipped?.word.id, 3, 'skipped'],
  ]);
  const sameWord = questions.map((question) => ({ ...question, word: { ...question.word, id: 1 } }));
  expect(mistakesOf(sameWord, given).map(({ missed }) => missed.length)).toEqual([2]);
});

it('the names of marks stay as they are kept', () => {
  expect(markNames).toEqual(['open', 'right', 'wrong', 'skipped']);
});
