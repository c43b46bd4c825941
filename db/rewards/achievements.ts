import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { achievementKinds, ledgerReasons } from '../../core/points/awards.ts';
import { newsLimit } from '../../core/points/news.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';

/** All grants of one achievement. */
export const tallyRow = () =>
  z.object({
    achievement: z.enum(achievementKinds),
    count: z.number(),
    points: z.number(),
    lastRef: z.string(),
    /** ISO. */
    lastAt: z.string(),
  });
export type AchievementTally = RowOf<typeof tallyRow>;

/** An entry of the ledger that something has just earned: core's `Award`. */
export const awardRow = () =>
  z.object({ reason: z.enum(ledgerReasons), ref: z.string(), points: z.number() });

/** Core's `Grant`. */
export const grantRow = () =>
  z.object({ achievement: z.enum(achievementKinds), ref: z.string(), points: z.number(), at: z.string() });

/** What the learner has achieved recently. */
export const milestonesRow = () =>
  z.object({
    /** ISO time of the first visit. */
    joinedAt: z.string(),
    /** Newest first, as many as fit in the news. */
    grants: z.array(grantRow()),
    /** Statuses whose moment is noted (db/rewards/status-history.ts), the highest first. */
    statuses: z.array(z.object({ level: z.number(), at: z.string() })),
  });
export type Milestones = RowOf<typeof milestonesRow>;

/** The achievements of the row `u`, the latest earned first, as JSON. */
export const talliesJson: SQL = sql`
  array_to_json(array(select json_build_object('achievement', achievement, 'count', count(*)::int,
      'points', sum(points)::int, 'lastRef', (array_agg(ref order by at desc))[1], 'lastAt', max(at))
    from achievements where user_id = u.id group by achievement order by max(at) desc))`;

/** The latest grants of the row `u`, newest first, as JSON. */
export const grantsJson = (limit: number): SQL => sql`
  array_to_json(array(select json_build_object('achievement', achievement, 'ref', ref, 'points', points, 'at', at)
    from achievements where user_id = u.id order by at desc limit ${limit}))`;

/** The milestones of the row `u` as JSON: it reads nothing but the learner's own few rows. */
export const milestonesJson: SQL = sql`
  json_build_object('joinedAt', u.created_at, 'grants', ${grantsJson(newsLimit)},
    'statuses', array_to_json(array(select json_build_object('level', s.level, 'at', s.reached_at)
      from status_history s where s.user_id = u.id order by s.level desc)))`;

const achievementsRow = () =>
  z.object({
    points: z.number(),
    tallies: z.array(tallyRow()),
  });
export type Achievements = RowOf<typeof achievementsRow>;

/** What the learner has earned so far; undefined when there is no such learner. */
export async function readAchievements(db: Db, userId: number): Promise<Achievements | undefined> {
  const read = await readJson(
    db,
    'achievements',
    () => achievementsRow().nullable(),
    sql`select (select json_build_object('points', u.points, 'tallies', ${talliesJson})
      from users u where u.id = ${userId}) as data`,
  );
  return read ?? undefined;
}

/** The learner's milestones and points; throws 'unauthorised' when there is no such learner. */
export async function readMilestones(db: Db, userId: number): Promise<Milestones & { points: number }> {
  const read = await readJson(
    db,
    'milestones',
    () => milestonesRow().extend({ points: z.number() }).nullable(),
    sql`select (select jsonb_build_object('points', u.points) || ${milestonesJson}::jsonb
      from users u where u.id = ${userId}) as data`,
  );
  if (!read) throw new DomainError('unauthorised');
  return read;
}
