import { sql } from 'drizzle-orm';
import { type Award, awardPoints, streakAwardDays } from '../core/points/awards.ts';
import { type ActivityDate, dayReached, latestRun, type Run } from '../core/streak/streak.ts';
import { type Db, readJson } from './client.ts';

/** How many active days are read back: a year for the calendar, and more than any gap a late answer can fill. */
export const activityWindowDays = 366;

export type Activity = {
  /** The stored run; undefined before the first day. */
  run: Run | undefined;
  bestStreak: number;
  /** Active days, newest first. */
  dates: ActivityDate[];
};

export type RecordedDay = Activity & {
  points: number;
  /** streak_7, when this day earned it. */
  awarded: Award[];
};

export type DayInput = {
  userId: number;
  date: ActivityDate;
  /** The answer that made the day, if one did: what the day earns is told again when the answer is repeated. */
  eventId?: string | undefined;
};

type StoredActivity = {
  length: number;
  lastDate: string | null;
  best: number;
  dates: string[];
  timezone: string;
};

/** A stored streak as a run. */
export function runOf(length: number, lastDate: string | null): Run | undefined {
  return lastDate === null ? undefined : { length, lastDate };
}

/** The learner's days with his time zone; undefined when there is no such learner. */
export async function readActivity(
  db: Db,
  userId: number,
): Promise<(Activity & { timezone: string }) | undefined> {
  const stored = await readJson<StoredActivity | null>(
    db,
    'activity',
    sql`select (select json_build_object('length', u.streak_length, 'lastDate', u.streak_last_date,
      'best', u.best_streak, 'timezone', u.timezone, 'dates', (select coalesce(json_agg(d.date order by d.date desc), '[]') from (
        select date from activity_days where user_id = u.id order by date desc limit ${activityWindowDays}) d))
      from users u where u.id = ${userId}) as data`,
  );
  if (!stored) return undefined;
  const { length, lastDate, best, dates, timezone } = stored;
  return { run: runOf(length, lastDate), bestStreak: best, dates, timezone };
}

/**
 * Records that the learner was active on `date` and brings his streak up to date; the run that has reached seven days
 * earns streak_7 once. One statement; it gives way when another request moved the streak since `known` was read, and
 * then answers undefined: read again and repeat (`recordDay`). Recording a day twice changes nothing.
 */
export async function recordDayOver(
  db: Db,
  input: DayInput & { known: Activity },
  now: Date,
): Promise<RecordedDay | undefined> {
  const { userId, date, known, eventId = null } = input;
  const run = latestRun([...known.dates, date], known.run) ?? { length: 1, lastDate: date };
  const reached = dayReached(run, streakAwardDays) ?? null;
  const at = now.toISOString();
  const saved = await readJson<{ points: number; best: number; awarded: Award[] } | null>(
    db,
    'record_day',
    sql`with learner as (
      select id from users where id = ${userId} and streak_length = ${known.run?.length ?? 0}
        and streak_last_date is not distinct from ${known.run?.lastDate ?? null}::date for no key update),
    day as (
      insert into activity_days (user_id, date) select id, ${date}::date from learner on conflict do nothing),
    entry as (
      insert into ledger (user_id, reason, ref, points, event_id, at)
      select id, 'streak_7', ${reached}::text, ${awardPoints.streak_7}::int, ${eventId}::text, ${at}::timestamptz
      from learner where ${reached}::text is not null on conflict do nothing returning reason, ref, points),
    medal as (
      insert into achievements (user_id, achievement, ref, points, at)
      select ${userId}::bigint, 'streak_7', ${reached}::text, points, ${at}::timestamptz from entry
      on conflict do nothing),
    account as (
      update users u set streak_length = ${run.length}::int, streak_last_date = ${run.lastDate}::date,
        best_streak = greatest(u.best_streak, ${run.length}::int),
        points = u.points + coalesce((select sum(points) from entry), 0)
      from learner where u.id = learner.id returning u.points, u.best_streak)
    select (select json_build_object('points', points, 'best', best_streak,
      'awarded', (select coalesce(json_agg(entry), '[]') from entry)) from account) as data`,
  );
  if (!saved) return undefined;
  const dates = known.dates.includes(date) ? known.dates : [...known.dates, date].sort().reverse();
  return { run, bestStreak: saved.best, dates, points: saved.points, awarded: saved.awarded };
}

/** How often a day is tried again when other requests of the same learner keep moving his streak. */
const maxTries = 5;

/** `recordDayOver` on fresh facts. Answers undefined when there is no such learner. */
export async function recordDay(db: Db, input: DayInput, now: Date): Promise<RecordedDay | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const known = await readActivity(db, input.userId);
    if (!known) return undefined;
    const recorded = await recordDayOver(db, { ...input, known }, now);
    if (recorded) return recorded;
  }
  throw new Error('the streak was moved by other requests too often');
}
