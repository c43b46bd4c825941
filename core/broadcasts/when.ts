import { isQuiet } from '../reminders/hours.ts';
import { momentAt, nextWritableAt, type WritableGroup } from '../reminders/writable.ts';

/** A time on everybody's own clock, 'YYYY-MM-DDTHH:MM'. */
export type LocalTime = string;

/** A broadcast may be planned this many days ahead. */
export const mostDaysAhead = 60;

export type LocalTimeFault = 'broadcast_at_night' | 'broadcast_in_past' | 'broadcast_too_far';

/**
 * Returns when a group gets a broadcast: at `localTime` by their own clock, now where that is past or null, and in either
 * case not before they may be written to.
 */
export function dueAtOf(group: WritableGroup, localTime: LocalTime | null, now: Date): Date {
  const wished = localTime === null ? now : momentOf(group.zone, localTime);
  return nextWritableAt(group, wished > now ? wished : now);
}

/** What is wrong with a time, judged by the clock in `zone`, the admin's own; undefined when nothing is. */
export function faultOfLocalTime(localTime: LocalTime, zone: string, now: Date): LocalTimeFault | undefined {
  if (isQuiet(Number(localTime.slice(11, 13)))) return 'broadcast_at_night';
  const aheadMs = momentOf(zone, localTime).getTime() - now.getTime();
  if (aheadMs < 0) return 'broadcast_in_past';
  return aheadMs > mostDaysAhead * 86_400_000 ? 'broadcast_too_far' : undefined;
}

const momentOf = (zone: string, localTime: LocalTime) =>
  momentAt(zone, localTime.slice(0, 10), localTime.slice(11, 16));
