import type { SavedDay } from './run.ts';
import { type ActivityDate, addDays } from './streak.ts';

export type CalendarDay = {
  date: ActivityDate;
  active: boolean;
  /** Words completed on it. */
  words: number;
  /** Not active, but the run continued over it. */
  savedBy: SavedDay['by'] | undefined;
  /** After today: shown, but never filled. */
  ahead: boolean;
};

/**
 * Returns the last `weeks` weeks up to the one that contains `today`, oldest first, each from Monday to Sunday.
 * `activeDays` may come in any order, as may the days that were `saved`; days outside the weeks are left out.
 */
export function calendarWeeks(
  today: ActivityDate,
  activeDays: readonly { date: ActivityDate; words: number }[],
  weeks: number,
  saved: readonly SavedDay[] = [],
): CalendarDay[][] {
  const wordsOn = new Map(activeDays.map(({ date, words }) => [date, words]));
  const savedOn = new Map(saved.map(({ date, by }) => [date, by]));
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const first = addDays(today, -sinceMonday - 7 * (weeks - 1));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = addDays(first, 7 * week + weekday);
      const active = wordsOn.has(date);
      return { date, active, words: wordsOn.get(date) ?? 0, savedBy: savedOn.get(date), ahead: date > today };
    }),
  );
}
