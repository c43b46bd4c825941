import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Award, awardPoints, streakAwardDays } from '../../core/points/awards.ts';
import { serverDay } from '../../core/points/day-limits.ts';
import type { RestSwitches } from '../../core/streak/rest.ts';
import { type Run, runsThrough } from '../../core/streak/run.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { awardRow } from './achievements.ts';
import { addedPoints } from './points.ts';

/** How many active days are read back for the calendar: a year. */
export const activityWindowDays = 366;

export type Activity = {
  /** The run after the latest active day; undefined before the first. */
  run: Run | undefined;
  bestStreak: number;
  /** Active days that the streak has ever counted. */
  daysHeard: number;
  rests: RestSwitches;
  /** Active days, newest first. */
  dates: ActivityDate[];
};

export type RecordedDay = Activity & {
  points: number;
  /** Those that the leaderboard counts. */
  rankedPoints: number;
  /** streak_7, when this day earned it. */
  awarded: Award[];
};

export type DayInput = {
  userId: number;
  date: ActivityDate;
  /** The answer that made the day, if one did: what the day earns is reported again when the answer is repeated. */
  eventId?: string | undefined;
};

/** The run of a learner's row; it has no date before the first day. */
export const runRow = () =>
  z.object({
    length: z.number(),
    lastDate: z.string().nullable(),
    freezes: z.number(),
  });
export type StoredRun = RowOf<typeof runRow>;

/** `activityJson` as it is returned. */
export const activityRow = () =>
  runRow().extend({
    best: z.number(),
    heard: z.number(),
    rests: z.array(z.string()),
    dates: z.array(z.string()),
  });
export type StoredActivity = RowOf<typeof activityRow>;

/** The streak of the row `u` with its active days, as a JSON object. */
export const activityJson: SQL = sql`json_build_object('length', u.streak_length, 'lastDate', u.streak_last_date,
  'freezes', u.streak_freezes, 'best', u.best_streak, 'heard', u.active_days, 'rests', u.rest_switches,
  'dates', array_to_json(array(
    select date from activity_days where user_id = u.id order by date desc limit ${sql.raw(String(activityWindowDays))})))`;

export function unpackActivity(stored: StoredActivity): Activity {
  const { length, lastDate, freezes, best, heard, rests, dates } = stored;
  return { run: runOf({ length, lastDate, freezes }), bestStreak: best, daysHeard: heard, rests, dates };
}

/** A stored streak as a run. */
export function runOf({ length, lastDate, freezes }: StoredRun): Run | undefined {
  return lastDate === null ? undefined : { length, lastDate, freezes };
}

/** The learner's days with their time zone; undefined when there is no such learner. */
export async function readActivity(
  db: Db,
  userId: number,
): Promise<(Activity & { timezone: string }) | undefined> {
  const read = await readJson(
    db,
    'activity',
    () => z.object({ activity: activityRow(), timezone: z.string() }).nullable(),
    sql`select (select json_build_object('activity', ${activityJson}, 'timezone', u.timezone)
      from users u where u.id = ${userId}) as data`,
  );
  return read ? { ...unpackActivity(read.activity), timezone: read.timezone } : undefined;
}

/** The latest active days, newest first, at most `limit`; a day on which a run began is marked. */
export async function readRunStarts(
  db: Db,
  { userId, limit }: { userId: number; limit: number },
): Promise<{ date: ActivityDate; isStart: boolean }[]> {
  return readJson(
    db,
    'run_starts',
    () => z.array(z.object({ date: z.string(), isStart: z.boolean() })),
    sql`select coalesce(json_agg(json_build_object('date', d.date, 'isStart', d.run_length <= 1) order by d.date desc), '[]')
      as data from (select date, run_length from activity_days where user_id = ${userId}
        order by date desc limit ${limit}) d`,
  );
}

/**
 * Records that the learner was active on `date`, later than the last day of their run, and brings their streak up to
 * date. One statement. Returns undefined when the facts it knows do not suffice: the day is no later, or another
 * request moved the streak since they were read. Then `recordDay` reads again.
 */
export async function recordDayOver(
  db: Db,
  { known, ...input }: DayInput & { known: Activity },
  now: Date,
): Promise<RecordedDay | undefined> {
  const { run, rests, dates } = known;
  const isNew = (date: ActivityDate) => run === undefined || date > run.lastDate;
  if (!isNew(input.date)) return undefined;
  // Days whose requests failed before the streak counted them are among the dates, and count too.
  const counted = runsThrough(run, [...dates.filter(isNew), input.date], rests);
  return writeRuns(db, { ...input, known, counted, stored: [] }, now);
}

/** How often a day is tried again when other requests of the same learner keep moving their streak. */
const maxTries = 5;

/**
 * Records that the learner was active on `date` (any date: a late day recomputes the few after it), and brings their
 * streak up to date; the run that has reached seven days earns streak_7 once. A day that is recorded already costs one
 * read and changes nothing. Returns undefined when there is no such learner.
 */
export async function recordDay(db: Db, input: DayInput, now: Date): Promise<RecordedDay | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const read = await readDays(db, input);
    if (!read) return undefined;
    const recorded = await countDays(db, input, read, now);
    if (recorded) return recorded;
  }
  throw new Error('the streak was moved by other requests too often');
}

/** A stored day; `length` 0: not counted in the streak yet. */
const dayRow = () =>
  z.object({
    date: z.string(),
    length: z.number(),
    freezes: z.number(),
  });
type StoredDay = RowOf<typeof dayRow>;

const daysRow = () =>
  z.object({
    activity: activityRow(),
    points: z.number(),
    rankedPoints: z.number(),
    /** The last day before `date` that the streak has counted, and all after it, oldest first. */
    days: z.array(dayRow()),
  });
type ReadDays = RowOf<typeof daysRow>;

async function readDays(db: Db, { userId, date }: DayInput): Promise<ReadDays | null> {
  return readJson(
    db,
    'days_since',
    () => daysRow().nullable(),
    sql`select (select json_build_object('activity', ${activityJson}, 'points', u.points,
      'rankedPoints', u.ranked_points, 'days', (select coalesce(json_agg(json_build_object('date', d.date, 'length', d.run_length, 'freezes', d.freezes)
          order by d.date), '[]')
        from activity_days d where d.user_id = u.id and d.date >= coalesce((select max(b.date) from activity_days b
          where b.user_id = u.id and b.date < ${date}::date and b.run_length > 0), '-infinity')))
      from users u where u.id = ${userId}) as data`,
  );
}

async function countDays(
  db: Db,
  input: DayInput,
  { activity, points, rankedPoints, days }: ReadDays,
  now: Date,
): Promise<RecordedDay | undefined> {
  const known = unpackActivity(activity);
  const [first] = days;
  const before = first && first.date < input.date && first.length > 0 ? first : undefined;
  const stored = before ? days.slice(1) : days;
  const counted = runsThrough(
    before && { length: before.length, freezes: before.freezes, lastDate: before.date },
    [...stored.map((day) => day.date), input.date],
    known.rests,
  );
  const isKnown = changedRuns({ counted, stored }).length === 0;
  return isKnown
    ? { ...known, points, rankedPoints, awarded: [] }
    : writeRuns(db, { ...input, known, counted, stored }, now);
}

type Recount = {
  /** The run after each of the recomputed days, oldest first. */
  counted: Run[];
  /** What was stored for these days. */
  stored: StoredDay[];
};

function changedRuns({ counted, stored }: Recount): Run[] {
  const storedOn = new Map(stored.map((day) => [day.date, day]));
  return counted.filter(({ lastDate, length, freezes }) => {
    const day = storedOn.get(lastDate);
    return day?.length !== length || day.freezes !== freezes;
  });
}

type RunsInput = DayInput & Recount & { known: Activity };

async function writeRuns(db: Db, input: RunsInput, now: Date): Promise<RecordedDay | undefined> {
  const { userId, date, known, counted, stored, eventId = null } = input;
  const run = counted.at(-1);
  if (!run) return undefined;
  const daysHeard = known.daysHeard + counted.length - stored.filter(({ length }) => length > 0).length;
  const longest = Math.max(...counted.map(({ length }) => length));
  const reached = reachedNow(input) ?? null;
  const at = now.toISOString();
  const saved = await readJson(
    db,
    'record_day',
    () =>
      z
        .object({
          points: z.number(),
          rankedPoints: z.number(),
          best: z.number(),
          awarded: z.array(awardRow()),
        })
        .nullable(),
    sql`with learner as (
      select id from users where id = ${userId} and active_days = ${known.daysHeard}
        and rest_switches = ${`{${known.rests.join(',')}}`}::text::date[] for no key update),
    day as (
      insert into activity_days (user_id, date, run_length, freezes)
      select learner.id, r."lastDate", r.length, r.freezes from learner,
        json_to_recordset(${JSON.stringify(changedRuns(input))}::json) as r("lastDate" date, length smallint, freezes smallint)
      on conflict (user_id, date) do update set run_length = excluded.run_length, freezes = excluded.freezes),
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
        streak_freezes = ${run.freezes}::smallint, best_streak = greatest(u.best_streak, ${longest}::int),
        active_days = ${daysHeard}::int,
        ${addedPoints({ points: sql`gain.points`, day: sql`${serverDay(now)}::date` })}
      from learner, (select coalesce(sum(points), 0)::int as points from entry) gain where u.id = learner.id
      returning u.points, u.ranked_points, u.best_streak)
    select (select json_build_object('points', points, 'rankedPoints', ranked_points, 'best', best_streak,
      'awarded', (select coalesce(json_agg(entry), '[]') from entry)) from account) as data`,
  );
  if (!saved) return undefined;
  const { points, rankedPoints, best: bestStreak, awarded } = saved;
  const dates = known.dates.includes(date) ? known.dates : [...known.dates, date].sort().reverse();
  return { ...known, run, bestStreak, daysHeard, dates, points, rankedPoints, awarded };
}

/**
 * The day on which a run has reached the length that earns streak_7, if it had not before. A late day may move that day
 * within a run that has earned it; as it is at most 48 hours late, it cannot reach back beyond seven days.
 */
function reachedNow({ counted, stored }: Recount): ActivityDate | undefined {
  if (stored.some(({ length }) => length >= streakAwardDays)) return undefined;
  return counted.find(({ length }) => length === streakAwardDays)?.lastDate;
}
