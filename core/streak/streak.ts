/** A calendar date without time, 'YYYY-MM-DD', in the learner's own zone. */
export type ActivityDate = string;

/** Zone used when the learner's is unknown. */
export const defaultTimeZone = 'Asia/Jerusalem';

/** Answers queued offline count for their own day when they arrive within this time (DESIGN §2). */
export const lateEventLimitMs = 48 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;
/** How far a phone's clock may run ahead of ours and still be believed. */
const aheadLimitMs = 60_000;
/** Answers wait in a phone that was left in a drawer, but not for years: an older time is a clock that was never set. */
const oldestEventMs = 365 * dayMs;
const formatters = new Map<string, { date: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();
/**
 * The date of the latest minute that was asked for, by zone: a call asks for the same one several times, and the calendar
 * takes its time. No zone has turned its day within a minute since 1972.
 */
const latestDates = new Map<string, { minute: number; date: ActivityDate }>();

/** True when the runtime knows the IANA zone, e.g. 'Asia/Jerusalem'. */
export function isTimeZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

/** The calendar date at `moment` in `zone` (IANA name; throws RangeError for an unknown one). The day turns at local midnight. */
export function dateIn(zone: string, moment: Date): ActivityDate {
  const minute = Math.floor(moment.getTime() / 60_000);
  const known = latestDates.get(zone);
  if (known?.minute === minute) return known.date;
  const date = formatterFor(zone).date.format(moment);
  latestDates.set(zone, { minute, date });
  return date;
}

/** The wall clock at `moment` in `zone`: 'YYYY-MM-DDTHH:MM:SS'. */
export function wallTimeIn(zone: string, moment: Date): string {
  return `${dateIn(zone, moment)}T${formatterFor(zone).time.format(moment)}`;
}

/**
 * When something was done, by a clock that may be wrong: `claimed`, or `now` when that lies more than a minute ahead
 * or more than a year back.
 */
export function believedMoment(claimed: Date, now: Date): Date {
  const late = now.getTime() - claimed.getTime();
  return late >= -aheadLimitMs && late <= oldestEventMs ? claimed : now;
}

/**
 * The day for which something done at `doneAt` counts when it arrives at `now`: its own day when it is at most
 * 48 hours late, else (too late, or from a clock that runs ahead by more than a minute) the day of arrival.
 */
export function countingDate(zone: string, doneAt: Date, now: Date): ActivityDate {
  const late = now.getTime() - doneAt.getTime();
  return dateIn(zone, late >= -aheadLimitMs && late <= lateEventLimitMs ? doneAt : now);
}

/**
 * The day for which a visit counts that arrives at `now` with nothing but a date of its own: that date when some moment
 * of the last 48 hours had it in `zone`, else today.
 */
export function countingVisitDate(zone: string, claimed: ActivityDate, now: Date): ActivityDate {
  const today = dateIn(zone, now);
  const oldest = dateIn(zone, new Date(now.getTime() - lateEventLimitMs));
  return claimed >= oldest && claimed <= today ? claimed : today;
}

/** The calendar date `days` after `date` (before, when negative). */
export function addDays(date: ActivityDate, days: number): ActivityDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from one date to another; negative when `to` is the earlier one. */
export function daysBetween(from: ActivityDate, to: ActivityDate): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

function formatterFor(zone: string) {
  let formatter = formatters.get(zone);
  if (!formatter) {
    // The Canadian locale writes dates as YYYY-MM-DD, the Swedish one times as HH:MM:SS.
    formatter = {
      date: new Intl.DateTimeFormat('en-CA', {
        timeZone: zone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }),
      time: new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'medium' }),
    };
    formatters.set(zone, formatter);
  }
  return formatter;
}
