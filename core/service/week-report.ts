import type { PeriodFigures } from '../analytics/figures.ts';
import { type ActivityDate, addDays, dateIn, defaultTimeZone, wallTimeIn } from '../streak/streak.ts';

/** The report is about weeks of Israel, Monday to Sunday. */
export const reportZone = defaultTimeZone;
const firstHour = 8;

/** Two weeks side by side, and what waits now. */
export type WeekReport = { week: PeriodFigures; before: PeriodFigures; openThreads: number };

/**
 * The Monday of the week that is due to be reported on, or undefined. The report is due from Monday morning on; a run
 * that was missed is made up for until the end of Tuesday.
 */
export function reportedWeek(now: Date): ActivityDate | undefined {
  const today = dateIn(reportZone, now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday !== 1 && weekday !== 2) return undefined;
  const hour = Number(wallTimeIn(reportZone, now).slice(11, 13));
  if (weekday === 1 && hour < firstHour) return undefined;
  return addDays(today, weekday === 1 ? -7 : -8);
}
