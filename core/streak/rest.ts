import type { ActivityDate } from './streak.ts';

/**
 * Dates on which the learner switched his rest, oldest first: on, off, on, … It holds from the date on which it was
 * switched on to the day before it was switched off. Kept as dates, so that a day that arrives late is judged by what
 * was chosen then.
 */
export type RestSwitches = readonly ActivityDate[];

/** True when the rest is switched on now. */
export const isResting = (switches: RestSwitches): boolean => switches.length % 2 === 1;

/**
 * The switches after the rest was switched on or off on `date`. What was switched on that date already is taken back:
 * the last choice of a day holds for the whole of it.
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
 * The days of the year on which observant learners in Israel touch no phone. Like the Sabbath they begin on the evening
 * before: the date is that of the daylight, and the evening's own date is left for learning before it.
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

let hebrewDate: Intl.DateTimeFormat | undefined;

/** A Sabbath (Saturday), or a holiday of Israel's calendar. */
export function isHolyDay(date: ActivityDate): boolean {
  const midnight = new Date(date);
  if (midnight.getUTCDay() === 6) return true;
  hebrewDate ??= new Intl.DateTimeFormat('en-u-ca-hebrew', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  });
  return holidays.has(hebrewDate.format(midnight));
}
