import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import type { Store } from '../../core/ports.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';

/** Rows of the table by default (SPEC §9). */
export const leaderboardLimit = 20;

export type LeaderboardEntry = { id: number; name: string; points: number };

/** The best learners in order, a list for each column: ids, names, points. Null for nobody. */
export const topRow = () =>
  z.tuple([z.array(z.number()).nullable(), z.array(z.string()).nullable(), z.array(z.number()).nullable()]);

export const unpackTop = ([ids, names, points]: RowOf<typeof topRow>): LeaderboardEntry[] =>
  (ids ?? []).map((id, at) => ({ id, name: names?.[at] ?? '', points: points?.[at] ?? 0 }));

const leaderboardRow = () =>
  z.object({
    user: z.object({
      id: z.number(),
      firstName: z.string(),
      /** As the leaderboard counts them (core/points/day-limits.ts), like all points of this file. */
      points: z.number(),
    }),
    top: topRow(),
    /** Learners with more points than `user`, from the histogram: exact to within its refreshing. */
    ahead: z.number().nullable(),
  });
export type LeaderboardData = Omit<RowOf<typeof leaderboardRow>, 'top'> & {
  /** The best, in order. */
  top: LeaderboardEntry[];
  ahead: number;
};

/**
 * The best `limit` learners, in order, as JSON: only that many rows of the leaderboard index are read. The order is
 * written exactly as in the index, nulls included: even an order whose difference can never matter would read every
 * learner. The lists take over the order in which they get the rows. The limit is part of the text: with an unknown one the server would plan the statement again at every call.
 */
const topJson = (limit: number): SQL => sql`
  (select json_build_array(array_agg(t.id), array_agg(t.first_name), array_agg(t.ranked_points)) from (
    select id, first_name, ranked_points from users where blocked_at is null
    order by ranked_points desc nulls last, id limit ${sql.raw(String(limit))}) t)`;

/** The table as the home view shows it. */
export const leaderboardJson: SQL = topJson(leaderboardLimit);

/** How many learners have more points than the row `u`; null for those whom nobody has overtaken. */
export const aheadJson: SQL = sql`
  (select h.ahead + h.learners from rank_histogram h where h.points > u.ranked_points order by h.points limit 1)`;

/** Longest table that can be requested. */
const leaderboardMaxLimit = 100;

/**
 * Reads the best `limit` learners (1 to 100) and what the learner's own row needs, in one statement; throws
 * 'unauthorised' when there is no such learner.
 */
export async function readLeaderboard(
  db: Db,
  { userId, limit }: { userId: number; limit: number },
): Promise<LeaderboardData> {
  const isUsual = limit <= leaderboardLimit;
  const read = await readJson(
    db,
    isUsual ? 'leaderboard' : 'long_leaderboard',
    () => leaderboardRow().nullable(),
    sql`select (select json_build_object(
      'user', json_build_object('id', u.id, 'firstName', u.first_name, 'points', u.ranked_points),
      'top', ${isUsual ? leaderboardJson : topJson(leaderboardMaxLimit)}, 'ahead', ${aheadJson}) from users u where u.id = ${userId}) as data`,
  );
  if (!read) throw new DomainError('unauthorised');
  return { ...read, top: unpackTop(read.top).slice(0, limit), ahead: read.ahead ?? 0 };
}

/**
 * The learner's place: in the table, or below it by the histogram, which may lag a minute behind, but never into the
 * table.
 */
export function ownRank({ user, top, ahead }: LeaderboardData): number {
  const place = top.findIndex(({ id }) => id === user.id);
  return place >= 0 ? place + 1 : Math.max(ahead, top.length) + 1;
}

/** How old the learner's own rank may be. */
export const rankRefreshSeconds = 60;

/** Recomputes the ranks when nobody has in the last minute, on any instance. */
export async function refreshRanksWhenDue(db: Db, store: Store): Promise<void> {
  const mark = { onlyIfMissing: true, expirySeconds: rankRefreshSeconds };
  if (await store.set('ranks-fresh', true, mark)) await refreshRankHistogram(db);
}

/**
 * Recomputes how many learners have more points than each number of points, and returns how many numbers there are.
 * Runs in the background once a minute at most: it reads the whole leaderboard index.
 */
export async function refreshRankHistogram(db: Db): Promise<number> {
  return readJson(
    db,
    'rank_histogram',
    z.number,
    sql`with counts as (
      select ranked_points as points, count(*)::int as learners from users where blocked_at is null
      group by ranked_points),
    ranked as (
      select points, learners, (sum(learners) over (order by points desc) - learners)::int as ahead from counts),
    gone as (
      delete from rank_histogram h where not exists (select 1 from counts c where c.points = h.points)),
    written as (
      insert into rank_histogram (points, learners, ahead) select points, learners, ahead from ranked
      on conflict (points) do update set learners = excluded.learners, ahead = excluded.ahead)
    select count(*)::int as data from ranked`,
  );
}
