import type { Pace } from '../../core/service/timers.ts';

/** Work that is repeated while the product runs. */
export type Timer = {
  name: string;
  /** `last`: its last run; missing before the first. */
  isDue: (last: Date | undefined, now: Date) => boolean;
  run: (now: Date) => Promise<unknown>;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Due at once, and whenever so many minutes have passed; also when somebody has put the clock back. */
export function everyMinutes(minutes: number): Timer['isDue'] {
  return (last, now) => !last || Math.abs(now.getTime() - last.getTime()) >= minutes * minuteMs;
}

/** Due as the table of timers says. */
export function dueBy(pace: Pace, startedAt: Date): Timer['isDue'] {
  return 'daily' in pace ? dailyAt(pace.daily.hour, startedAt) : everyMinutes(pace.everyMinutes);
}

/** Due when this hour (UTC) comes; not for the hours before `startedAt`. */
export function dailyAt(hourUtc: number, startedAt: Date): Timer['isDue'] {
  const dayOf = (at: Date) => Math.floor((at.getTime() - hourUtc * 60 * minuteMs) / dayMs);
  return (last, now) => dayOf(now) > dayOf(last ?? startedAt);
}

/**
 * Returns a function that runs what is due at a moment, one after another. What one throws is passed to `onFailure`,
 * and the others run all the same.
 */
export function createTimers(
  timers: readonly Timer[],
  onFailure: (name: string, cause: unknown) => void,
): (now: Date) => Promise<void> {
  const last = new Map<Timer, Date>();
  return async (now) => {
    for (const timer of timers) {
      if (!timer.isDue(last.get(timer), now)) continue;
      last.set(timer, now);
      await timer.run(now).catch((cause: unknown) => onFailure(timer.name, cause));
    }
  };
}
