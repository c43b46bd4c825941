import { sql } from 'drizzle-orm';
import { type Db, readJson } from './client.ts';

/**
 * Counts anew how many learners have more points than each number of points, and answers how many numbers there are.
 * Runs in the background once a minute at most: it reads the whole leaderboard index.
 */
export async function refreshRankHistogram(db: Db): Promise<number> {
  return readJson<number>(
    db,
    'rank_histogram',
    sql`with counts as (
      select points, count(*)::int as learners from users where blocked_at is null group by points),
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
