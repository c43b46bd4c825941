import { type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../core/errors.ts';
import type { AchievementKind } from '../core/points/awards.ts';
import { type Grant, newsLimit, type ReachedStatus } from '../core/points/news.ts';
import { type Db, readJson } from './client.ts';

/** All grants of one achievement. */
export type AchievementTally = {
  achievement: AchievementKind;
  count: number;
  points: number;
  lastRef: string;
  /** ISO. */
  lastAt: string;
};

/** What the learner has reached of late. */
export type Milestones = {
  /** ISO time of the first visit. */
  joinedAt: string;
  /** Newest first, as many as there is room for in the news. */
  grants: Grant[];
  /** Statuses whose moment is noted (db/status-history.ts), the highest first. */
  statuses: ReachedStatus[];
};

/** The achievements of the row `u`, the latest earned first, as JSON. */
export const talliesJson: SQL = sql`
  (select coalesce(json_agg(json_build_object('achievement', a.achievement, 'count', a.count,
      'points', a.points, 'lastRef', a.last_ref, 'lastAt', a.last_at) order by a.last_at desc), '[]') from (
    select achievement, count(*)::int as count, sum(points)::int as points, max(at) as last_at,
      (array_agg(ref order by at desc))[1] as last_ref
    from achievements where user_id = u.id group by achievement) a)`;

/** The latest grants of the row `u`, newest first, as JSON. */
export const grantsJson = (limit: number): SQL => sql`
  (select coalesce(json_agg(json_build_object(
      'achievement', g.achievement, 'ref', g.ref, 'points', g.points, 'at', g.at) order by g.at desc), '[]')
    from (select achievement, ref, points, at from achievements where user_id = u.id
      order by at desc limit ${limit}) g)`;

/** The milestones of the row `u` as JSON: it reads nothing but the learner's own few rows. */
export const milestonesJson: SQL = sql`
  json_build_object('joinedAt', u.created_at, 'grants', ${grantsJson(newsLimit)},
    'statuses', (select coalesce(json_agg(json_build_object('level', s.level, 'at', s.reached_at)
      order by s.level desc), '[]') from status_history s where s.user_id = u.id))`;

export type Achievements = { points: number; tallies: AchievementTally[] };

/** What the learner has earned so far; undefined when there is no such learner. */
export async function readAchievements(db: Db, userId: number): Promise<Achievements | undefined> {
  const read = await readJson<Achievements | null>(
    db,
    'achievements',
    sql`select (select json_build_object('points', u.points, 'tallies', ${talliesJson})
      from users u where u.id = ${userId}) as data`,
  );
  return read ?? undefined;
}

/** The learner's milestones and points; throws 'unauthorised' when there is no such learner. */
export async function readMilestones(db: Db, userId: number): Promise<Milestones & { points: number }> {
  const read = await readJson<(Milestones & { points: number }) | null>(
    db,
    'milestones',
    sql`select (select jsonb_build_object('points', u.points) || ${milestonesJson}::jsonb
      from users u where u.id = ${userId}) as data`,
  );
  if (!read) throw new DomainError('unauthorised');
  return read;
}
