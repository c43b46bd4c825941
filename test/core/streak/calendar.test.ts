import { expect, it } from 'vitest';
import { calendarWeeks } from '../../../core/streak/calendar.ts';

// 2026-11-21 is a Saturday.
const today = '2026-11-21';

it('ends with the week of today, and every week begins on Monday', () => {
  const weeks = calendarWeeks(today, [], 12);
  expect(weeks).toHaveLength(12);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.every(([monday]) => new Date(monday?.date ?? '').getUTCDay() === 1)).toBe(true);
  expect(weeks[0]?.[0]?.date).toBe('2026-08-31');
  expect(weeks.at(-1)?.at(-1)?.date).toBe('2026-11-22');
});

it('only days after today lie ahead', () => {
  const [week] = calendarWeeks(today, [], 1);
  expect(week?.filter((day) => day.ahead).map((day) => day.date)).toEqual(['2026-11-22']);
});

it('a Monday and a Sunday stay in their own weeks', () => {
  expect(calendarWeeks('2026-11-16', [], 1)[0]?.[0]?.date).toBe('2026-11-16');
  expect(calendarWeeks('2026-11-22', [], 1)[0]?.[0]?.date).toBe('2026-11-16');
});

it('knows active days with their words, in any order, and leaves out what is older', () => {
  const days = calendarWeeks(
    today,
    [
      { date: '2026-11-16', words: 0 },
      { date: '2026-11-21', words: 4 },
      { date: '2026-01-01', words: 9 },
    ],
    2,
  ).flat();
  expect(days.filter((day) => day.active).map(({ date, words }) => [date, words])).toEqual([
    ['2026-11-16', 0],
    ['2026-11-21', 4],
  ]);
});

it('tells what saved a day that was missed', () => {
  const [week] = calendarWeeks(today, [{ date: '2026-11-16', words: 1 }], 1, [
    { date: '2026-11-17', by: 'freeze' },
    { date: '2026-11-21', by: 'rest' },
    { date: '2026-11-01', by: 'rest' },
  ]);
  expect(week?.map(({ active, savedBy }) => (active ? 'active' : savedBy))).toEqual([
    'active',
    'freeze',
    undefined,
    undefined,
    undefined,
    'rest',
    undefined,
  ]);
});
