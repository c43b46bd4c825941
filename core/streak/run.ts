import { isRestDay, type RestSwitches } from './rest.ts';
import { type ActivityDate, addDays } from './streak.ts';

/** So many freezes can be held; so many days of a run earn one. */
export const maxFreezes = 2;
export const daysPerFreeze = 7;

/** Days in a row, as they stand after an active day. */
export type Run = {
  /** Active days: those that a freeze or a rest saved do not add to it. */
  length: number;
  lastDate: ActivityDate;
  /** Held after that day, 0–2. */
  freezes: number;
};

/**
 * The run after one more active day, later than its last. It goes on when the freezes cover the days missed between (a
 * day of rest is not missed), and spends one on each; else it begins anew without freezes. Each seven days of a run
 * earn a freeze.
 */
export function nextRun(run: Run | undefined, date: ActivityDate, rests: RestSwitches): Run {
  const missed = run ? missedDays(run, date, rests) : 0;
  const isLiving = run !== undefined && missed <= run.freezes;
  const length = isLiving ? run.length + 1 : 1;
  const left = isLiving ? run.freezes - missed : 0;
  const earned = length % daysPerFreeze === 0 ? 1 : 0;
  return { length, lastDate: date, freezes: Math.min(maxFreezes, left + earned) };
}

/**
 * The run after each of the dates, oldest first; `dates` may come in any order and repeat, `run` is the one before all of
 * them. The one rule of the streak: whatever the order in which days arrive, counting them by it gives the same.
 */
export function runsThrough(run: Run | undefined, dates: Iterable<ActivityDate>, rests: RestSwitches): Run[] {
  let last = run;
  return [...new Set(dates)].sort().map((date) => {
    last = nextRun(last, date, rests);
    return last;
  });
}

/** The streak to show on `today`: the latest run while its freezes cover the days missed since, else 0. */
export function currentStreak(run: Run | undefined, today: ActivityDate, rests: RestSwitches): number {
  return run && missedDays(run, today, rests) <= run.freezes ? run.length : 0;
}

/** The freezes to show on `today`: days missed since the latest run's last have spent theirs, a broken run has none. */
export function currentFreezes(run: Run | undefined, today: ActivityDate, rests: RestSwitches): number {
  return run ? Math.max(0, run.freezes - missedDays(run, today, rests)) : 0;
}

/** Days after the run's last and before `date` on which the learner had no rest; more than can be saved are not counted on. */
function missedDays({ lastDate, freezes }: Run, date: ActivityDate, rests: RestSwitches): number {
  let missed = 0;
  for (let day = addDays(lastDate, 1); day < date && missed <= freezes; day = addDays(day, 1)) {
    if (!isRestDay(day, rests)) missed += 1;
  }
  return missed;
}

/** A day without activity that did not break the run, and what saved it. */
export type SavedDay = { date: ActivityDate; by: 'freeze' | 'rest' };

/**
 * The days that freezes and rests saved, newest first: between active days of one run, and between the latest of them
 * and `today` while the run lives. `days` come newest first; `isStart` tells the first day of a run.
 */
export function savedDays(
  days: readonly { date: ActivityDate; isStart: boolean }[],
  run: Run | undefined,
  today: ActivityDate,
  rests: RestSwitches,
): SavedDay[] {
  const isLiving = currentStreak(run, today, rests) > 0;
  let next = isLiving ? { date: today, isStart: false } : undefined;
  return days.flatMap((day) => {
    const saved = next && !next.isStart ? daysBetween(day.date, next.date, rests) : [];
    next = day;
    return saved;
  });
}

function daysBetween(after: ActivityDate, before: ActivityDate, rests: RestSwitches): SavedDay[] {
  const saved: SavedDay[] = [];
  for (let date = addDays(before, -1); date > after; date = addDays(date, -1)) {
    saved.push({ date, by: isRestDay(date, rests) ? 'rest' : 'freeze' });
  }
  return saved;
}
