import { describe, expect, it } from 'vitest';
import type { ReviewTask, TodayResponse } from '../../../core/contracts/memory.ts';
import {
  type AnswersSince,
  keptDayOf,
  nothingSince,
  questionsIn,
  shortened,
} from '../../../core/day/kept-days.ts';

const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'];

const task = (wordId: number): ReviewTask => ({ wordId, skill: 'read', exercise: 'choose-russian' });
const letter = { key: 'shin', exercise: 'find' } as const;

/** A day as the server plans it; only words and letters have questions. */
function planned(date: string, wordIds: number[], over: Partial<TodayResponse> = {}): TodayResponse {
  const words = wordIds.map((id) => ({ id })) as TodayResponse['words']; // only ids are read
  return {
    ...{ kind: 'due', date, serverTime: `${friday}T09:00:00Z`, words, tasks: wordIds.map(task), again: [] },
    ...{
      letters: [],
      rules: [],
      forms: [],
      numbers: [],
      numberKinds: [],
      distractors: [],
      medians: {},
      voice: false,
    },
    ...{ due: wordIds.length, dueLetters: 0, dueRules: 0, minutes: wordIds.length, done: 0, newWords: 5 },
    ...{ newWordsPaused: false, newWordsPerDay: 5, learnedToday: 0, newWordsAt: null, nextDue: null },
    ...over,
  };
}
const answered = (words: AnswersSince['words'], parts: AnswersSince['parts'] = {}) => ({ words, parts });
const asked = (day: TodayResponse | undefined) => day?.tasks.map(({ wordId }) => wordId);

describe('a day that a phone keeps', () => {
  const days = [planned(friday, [1, 2]), planned(saturday, [1, 2, 3, 4])];

  it('is the one that was planned for the date', () => {
    expect(asked(keptDayOf(days, nothingSince, friday))).toEqual([1, 2]);
    expect(keptDayOf(days, nothingSince, saturday)).toEqual(days[1]);
  });

  it('is the last one before a date that was not planned, under that date', () => {
    expect(keptDayOf(days, nothingSince, sunday)).toMatchObject({ date: sunday, due: 4, again: [] });
  });

  it('is not there before the first one', () => {
    expect(keptDayOf(days, nothingSince, '2026-11-19')).toBeUndefined();
    expect(keptDayOf([], nothingSince, friday)).toBeUndefined();
  });

  it('does not ask again what was answered right since, and a missed word only on a later date', () => {
    const since = answered({
      1: { date: friday, isRight: true },
      2: { date: friday, isRight: false },
      3: { date: saturday, isRight: false },
    });
    expect(asked(keptDayOf(days, since, friday))).toEqual([]);
    expect(asked(keptDayOf(days, since, saturday))).toEqual([2, 4]);
    expect(asked(keptDayOf(days, since, sunday))).toEqual([2, 3, 4]);
  });

  it('promises what is left: words, minutes, and what was done on the date', () => {
    const since = answered({ 1: { date: friday, isRight: true }, 4: { date: saturday, isRight: true } });
    expect(keptDayOf(days, since, saturday)).toMatchObject({ due: 2, minutes: 2, done: 1 });
    expect(keptDayOf(days, since, friday)).toMatchObject({ due: 1, minutes: 1, done: 1 });
  });

  it('asks letters once a date', () => {
    const withLetters = [planned(friday, [1], { letters: [letter], dueLetters: 1 })];
    const since = answered({}, { letters: friday });
    expect(keptDayOf(withLetters, since, friday)).toMatchObject({ letters: [], dueLetters: 0 });
    expect(keptDayOf(withLetters, since, saturday)).toMatchObject({ letters: [letter], dueLetters: 1 });
  });

  it('has the misses of its own date only', () => {
    const missed = [planned(friday, [1], { again: [task(1)] })];
    expect(questionsIn(missed[0] ?? planned(friday, []))).toBe(2);
    expect(keptDayOf(missed, nothingSince, friday)?.again).toEqual([task(1)]);
    expect(keptDayOf(missed, nothingSince, saturday)?.again).toEqual([]);
  });
});

it('a day that is shortened keeps its first words with all that they name', () => {
  const rivals = planned(friday, [1, 2, 3], { tasks: [{ ...task(1), rivalId: 3 }, task(2)] });
  const short = shortened(rivals, 1);
  expect([asked(short), short.words.map(({ id }) => id)]).toEqual([[1], [1, 3]]);
});
