import { isHolyDay } from '../streak/rest.ts';
import { type ActivityDate, addDays, wallTimeIn } from '../streak/streak.ts';
import { isQuiet, quietUntilHour } from './hours.ts';

/** From this hour of the eve the Sabbath is respected: Jerusalem's earliest begins about 16:00. */
const eveFromHour = 15;

/** Learners who may be written to at the same moments: one zone, and whether they observe the Sabbath and the holidays. */
export type WritableGroup = { zone: string; rests: boolean };

/** A Sabbath or holiday, or the eve of one from the afternoon on. */
export function isRestTime(date: ActivityDate, hour: number): boolean {
  return isHolyDay(date) || (hour >= eveFromHour && isHolyDay(addDays(date, 1)));
}

/**
 * Returns the first moment from `from` on at which a group may be written to: never at night by their own clock, never
 * on a Sabbath or holiday that they observe. `from` itself when that is now.
 */
export function nextWritableAt({ zone, rests }: WritableGroup, from: Date): Date {
  const wall = wallTimeIn(zone, from);
  const date = wall.slice(0, 10);
  const hour = Number(wall.slice(11, 13));
  const morning = (of: ActivityDate) =>
    nextWritableAt({ zone, rests }, momentAt(zone, of, fullHour(quietUntilHour)));
  if (rests && isRestTime(date, hour)) return morning(addDays(date, 1));
  if (isQuiet(hour)) return morning(hour < quietUntilHour ? date : addDays(date, 1));
  return from;
}

/** '08:00' of 8. */
export const fullHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Returns when a wall clock in the zone shows a time ('10:30') of a date; where clocks skip it, an hour later. */
export function momentAt(zone: string, date: ActivityDate, time: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // Computed twice: the first guess may be on the other side of a clock change.
  const guess = wall - aheadOfUtcMs(zone, wall);
  return new Date(wall - aheadOfUtcMs(zone, guess));
}

function aheadOfUtcMs(zone: string, at: number): number {
  return Date.parse(`${wallTimeIn(zone, new Date(at))}Z`) - at;
}
