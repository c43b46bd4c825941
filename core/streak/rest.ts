import { atFirstUse } from '../at-first-use.ts';
import type { ActivityDate } from './streak.ts';

/**
 * Dates on which the learner switched the rest, oldest first: on, off, on, … It applies from the date on which it was
 * switched on to the day before it was switched off. Stored as dates, so that a day that arrives late is judged by the
 * choice at that time.
 */
export type RestSwitches = readonly ActivityDate[];

/** True when the rest is switched on now. */
export const isResting = (switches: RestSwitches): boolean => switches.length % 2 === 1;

/**
 * Returns the switches after the rest was switched on or off on `date`. An earlier switch on the same date is undone:
 * the last choice of a day applies to the whole day.
 */
export function switchRest(switches: RestSwitches, isOn: boolean, date: ActivityDate): RestSwitches {
  if (isResting(switches) === isOn) return switches;
  const latest = switches.at(-1);
  return latest !== undefined && latest >= date ? switches.slice(0, -1) : [...switches, date];
}

/** True when the learner's rest covers `date`: it was on, and the date is a Sabbath or a holiday. */
export function isRestDay(date: ActivityDate, switches: RestSwitches): boolean {
  return isResting(switches.filter((switched) => switched <= date)) && isHolyDay(date);
}

/**
 * The days of the year on which observant learners in Israel do not use a phone. Like the Sabbath they begin on the
 * evening before: the date is that of the daylight hours, and the evening's own date remains for learning before it.
 */
const holidays: ReadonlySet<string> = new Set([
  '1 Tishri', // Rosh ha-Shana, two days
  '2 Tishri',
  '10 Tishri', // Yom Kippur
  '15 Tishri', // Sukkot
  '22 Tishri', // Shmini Atzeret
  '15 Nisan', // Pesach, first and last day
  '21 Nisan',
  '6 Sivan', // Shavuot
]);

const hebrewDate = atFirstUse(
  () => new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', day: 'numeric', month: 'long' }),
);

/** A Sabbath (Saturday), or a holiday of Israel's calendar. */
export function isHolyDay(date: ActivityDate): boolean {
  const midnight = new Date(date);
  if (midnight.getUTCDay() === 6) return true;
  return holidays.has(hebrewDate().format(midnight));
}
