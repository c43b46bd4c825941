import { isRestDay, type RestSwitches } from './rest.ts';
import { type ActivityDate, addDays } from './streak.ts';

/** The most freezes held, and the days of a run that earn one. */
export const maxFreezes = 2;
const daysPerFreeze = 7;

/** Days in a row, after an active day. */
export type Run = {
  /** Active days: days saved by a freeze or a rest are not added. */
  length: number;
  lastDate: ActivityDate;
  /** Held after that day, 0–2. */
  freezes: number;
};

/**
 * Returns the run after one more active day, later than its last. It continues when the freezes cover the days missed
 * in between (a day of rest is not missed), using one for each; otherwise it starts again without freezes. Every seven
 * days of a run earn a freeze.
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
 * Returns the run after each of the dates, oldest first; `dates` may be in any order and repeat, `run` is the one
 * before all of them. This is the only rule of the streak: the result does not depend on the order in which days
 * arrive.
 */
export function runsThrough(run: Run | undefined, dates: Iterable<ActivityDate>, rests: RestSwitches): Run[] {
  let last = run;
  return [...new Set(dates)].sort().map((date) => {
    last = nextRun(last, date, rests);
    return last;
  });
}

/** Returns the streak to show on `today`: the latest run while its freezes cover the days missed since, else 0. */
export function currentStreak(run: Run | undefined, today: ActivityDate, rests: RestSwitches): number {
  return run && missedDays(run, today, rests) <= run.freezes ? run.length : 0;
}

/**
 * Returns the freezes to show on `today`: days missed since the latest run's last day have used theirs, a broken run
 * has none.
 */
export function currentFreezes(run: Run | undefined, today: ActivityDate, rests: RestSwitches): number {
  return run ? Math.max(0, run.freezes - missedDays(run, today, rests)) : 0;
}

/**
 * Days after the run's last and before `date` on which the learner had no rest; counting stops when there are more than
 * can be saved.
 */
function missedDays({ lastDate, freezes }: Run, date: ActivityDate, rests: RestSwitches): number {
  let missed = 0;
  for (let day = addDays(lastDate, 1); day < date && missed <= freezes; day = addDays(day, 1)) {
    if (!isRestDay(day, rests)) missed += 1;
  }
  return missed;
}

/** True on the first day after a longer streak was broken. */
export function hasRestarted({
  currentStreak,
  bestStreak,
}: {
  currentStreak: number;
  bestStreak: number;
}): boolean {
  return currentStreak === 1 && bestStreak > 1;
}

/** A day without activity that did not break the run, and what saved it. */
export type SavedDay = { date: ActivityDate; by: 'freeze' | 'rest' };

/**
 * Returns the days saved by freezes and rests, newest first: between active days of one run, and between the latest of
 * them and `today` while the run continues. `days` are newest first; `isStart` marks the first day of a run.
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
