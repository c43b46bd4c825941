import { createBoundedMap } from '../bounded-map.ts';

/** A calendar date without time, 'YYYY-MM-DD', in the learner's own zone. */
export type ActivityDate = string;

/** Zone used when the learner's is unknown. */
export const defaultTimeZone = 'Asia/Jerusalem';

/** Answers queued offline count for their own day when they arrive within this time (DESIGN §2). */
const lateEventLimitMs = 48 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;
/** How far a phone's clock may be ahead of ours and still be accepted. */
const aheadLimitMs = 60_000;
/** Answers may wait for months on an unused phone, but not for years: an older time means a clock that was never set. */
const oldestEventMs = 365 * dayMs;
/** Zones remembered at once, about 50 KB each; the learners of one process live in fewer. */
const rememberedZones = 60;
type Zone = {
  date: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
  /**
   * The date for the latest requested minute: a call needs the same one several times, and the calendar is slow. No zone
   * has changed its date within a minute since 1972.
   */
  latest: { minute: number; date: ActivityDate };
};
const zones = createBoundedMap<string, Zone>(rememberedZones);

/**
 * Returns the one name under which the runtime knows an IANA zone, whatever the spelling: 'Asia/Jerusalem' for
 * 'aSiA/jerusalem'. Undefined for an unknown one, and for a mere distance like '+02:00', which PostgreSQL would read
 * the other way round.
 */
export function canonicalTimeZone(zone: string): string | undefined {
  if (!/^[a-z]/i.test(zone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Returns the calendar date at `moment` in `zone` (an IANA name). The day changes at local midnight. Throws RangeError
 * for an unknown zone.
 */
export function dateIn(zone: string, moment: Date): ActivityDate {
  const minute = Math.floor(moment.getTime() / 60_000);
  const known = rememberedZone(zone);
  if (known.latest.minute !== minute) known.latest = { minute, date: known.date.format(moment) };
  return known.latest.date;
}

/** Returns the wall clock time at `moment` in `zone`: 'YYYY-MM-DDTHH:MM:SS'. */
export function wallTimeIn(zone: string, moment: Date): string {
  return `${dateIn(zone, moment)}T${rememberedZone(zone).time.format(moment)}`;
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

function rememberedZone(zone: string): Zone {
  const known = zones.get(zone);
  if (known) return known;
  // The Canadian locale writes dates as YYYY-MM-DD, the Swedish one times as HH:MM:SS.
  const fresh = {
    date: new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
    time: new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'medium' }),
    latest: { minute: Number.NaN, date: '' },
  };
  zones.set(zone, fresh);
  return fresh;
}
