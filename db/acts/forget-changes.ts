import { sql } from 'drizzle-orm';
import { takenBackSince } from '../../core/acts/take-back.ts';
import type { Db } from '../connection/client.ts';

/** Rows of one statement, and statements of one run: an import of the whole course is gone within days. */
const [batchRows, maxBatches] = [5000, 20];

/**
 * Deletes what is kept of acts that are too old to be taken back, and of what never became an act. Returns how many rows
 * there were.
 */
export async function forgetChanges(db: Db, now: Date): Promise<number> {
  const since = takenBackSince(now).toISOString();
  let forgotten = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const { rows } = await db.execute<{ deleted: number }>(sql`with gone as (
      delete from course_changes where ctid = any(array(
        select c.ctid from course_changes c
        where c.act_id <= (select max(id) from audit_log where at <= ${since}::timestamptz)
        limit ${batchRows} for update skip locked))
      returning 1) select count(*)::int as deleted from gone`);
    const deleted = rows[0]?.deleted ?? 0;
    forgotten += deleted;
    if (deleted < batchRows) break;
  }
  return forgotten;
}
