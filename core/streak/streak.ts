/** A calendar date without time, 'YYYY-MM-DD', in the learner's own zone. */
export type ActivityDate = string;

/** Zone used when the learner's is unknown. */
export const defaultTimeZone = 'Asia/Jerusalem';

/** Answers queued offline count for their own day when they arrive within this time (DESIGN §2). */
export const lateEventLimitMs = 48 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;
/** How far a phone's clock may be ahead of ours and still be accepted. */
const aheadLimitMs = 60_000;
/** Answers may wait for months on an unused phone, but not for years: an older time means a clock that was never set. */
const oldestEventMs = 365 * dayMs;
const formatters = new Map<string, { date: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();
/**
 * Cache of the date for the latest requested minute, by zone: a call needs the same one several times, and the calendar
 * is slow. No zone has changed its date within a minute since 1972.
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

/**
 * Returns the calendar date at `moment` in `zone` (an IANA name). The day changes at local midnight. Throws RangeError
 * for an unknown zone.
 */
export function dateIn(zone: string, moment: Date): ActivityDate {
  const minute = Math.floor(moment.getTime() / 60_000);
  const known = latestDates.get(zone);
  if (known?.minute === minute) return known.date;
  const date = formatterFor(zone).date.format(moment);
  latestDates.set(zone, { minute, date });
  return date;
}

/** Returns the wall clock time at `moment` in `zone`: 'YYYY-MM-DDTHH:MM:SS'. */
export function wallTimeIn(zone: string, moment: Date): string {
  return `${dateIn(zone, moment)}T${formatterFor(zone).time.format(moment)}`;
}

/**
 * Returns when something was done, by a clock that may be wrong: `claimed`, or `now` when that lies more than a minute
 * ahead or more than a year back.
 */
export function believedMoment(claimed: Date, now: Date): Date {
  const late = now.getTime() - claimed.getTime();
  return late >= -aheadLimitMs && late <= oldestEventMs ? claimed : now;
}

/**
 * Returns the day that something done at `doneAt` counts for when it arrives at `now`: its own day when it is at most
 * 48 hours late, else (too late, or from a clock that runs ahead by more than a minute) the day of arrival.
 */
export function countingDate(zone: string, doneAt: Date, now: Date): ActivityDate {
  const late = now.getTime() - doneAt.getTime();
  return dateIn(zone, late >= -aheadLimitMs && late <= lateEventLimitMs ? doneAt : now);
}

/**
 * Returns the day that a visit counts for when it arrives at `now` with only a date: that date when some moment of the
 * last 48 hours had it in `zone`, else today.
 */
export function countingVisitDate(zone: string, claimed: ActivityDate, now: Date): ActivityDate {
  const today = dateIn(zone, now);
  const oldest = dateIn(zone, new Date(now.getTime() - lateEventLimitMs));
  return claimed >= oldest && claimed <= today ? claimed : today;
}

/** Returns the calendar date `days` after `date` (before, when negative). */
export function addDays(date: ActivityDate, days: number): ActivityDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the days from one date to another; negative when `to` is the earlier one. */
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
