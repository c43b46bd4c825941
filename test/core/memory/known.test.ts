import { describe, expect, it } from 'vitest';
import { stages } from '../../../core/lesson/stages.ts';
import { daysToFirstQuestion, wordStart } from '../../../core/memory/known.ts';

/** All four stages on one day. */
const lessonOn = (date: string) =>
  stages.map((stage) => ({
    eventId: stage,
    at: `${date}T10:00:00.000Z`,
    date,
    stage,
    result: 'right' as const,
    tries: 1,
  }));

describe('where the schedules of a word start', () => {
  const known = { date: '2026-01-05', grade: 'easy', isKnown: true };
  const lesson = (date: string) => ({ date, grade: 'good' });

  it.each([
    ['nowhere without a lesson', [], undefined, undefined],
    ['with its lesson', lessonOn('2026-01-04'), undefined, lesson('2026-01-04')],
    ['where it was taken as known', [], '2026-01-05', known],
    [
      'with a lesson before it was taken as known',
      lessonOn('2026-01-04'),
      '2026-01-05',
      lesson('2026-01-04'),
    ],
    ['as known on the day of its lesson', lessonOn('2026-01-05'), '2026-01-05', known],
    ['as known before its lesson', lessonOn('2026-01-06'), '2026-01-05', known],
  ])('is %s', (_, lessons, knownOn, start) => {
    expect(wordStart({ lessons, knownOn })).toEqual(start);
  });
});

it('known words are asked from the third day to the latest, spread by the word', () => {
  const daysUntil = (latest: number) => [0, 1, 2, 3].map((wordId) => daysToFirstQuestion(wordId, latest));
  expect(daysUntil(13)).toEqual([2, 3, 4, 5]);
  expect(daysUntil(4)).toEqual([2, 3, 4, 2]);
  expect(daysUntil(2)).toEqual([2, 2, 2, 2]);
  expect(daysUntil(1)).toEqual([1, 1, 1, 1]);
});
