import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { ladder } from '../../core/status/ladder.ts';
import { type Db, readJson } from '../connection/client.ts';

/**
 * Notes when the learner reached each status that their points make, according to the ledger, and returns how many
 * notes are new. The ledger is the truth and only grows: noting twice, late or at once with others leaves the same
 * rows.
 */
export async function noteStatuses(db: Db, userId: number): Promise<number> {
  const levels = ladder.map(({ id, pointsRequired }) => ({ id, required: pointsRequired }));
  return readJson(
    db,
    'note_statuses',
    z.number,
    sql`with balance as (
      select at, sum(points) over (order by at, reason, ref rows unbounded preceding) as points
      from ledger where user_id = ${userId}),
    noted as (
      insert into status_history (user_id, level, reached_at)
      select ${userId}::bigint, level.id, min(balance.at)
      from json_to_recordset(${JSON.stringify(levels)}::json) as level(id smallint, required integer)
      join balance on balance.points >= level.required
      where level.required > 0 group by level.id
      on conflict do nothing returning level)
    select count(*)::int as data from noted`,
  );
}
