import { sql } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';

/** Counts that a learner came by the button of a broadcast that they got: each once. */
export async function noteTap(
  db: Db,
  { broadcastId, userId }: { broadcastId: number; userId: number },
  now: Date,
): Promise<void> {
  await db.execute(sql`with tap as (
      update broadcast_deliveries set tapped_at = ${now.toISOString()}::timestamptz
      where broadcast_id = ${broadcastId}::int and user_id = ${userId} and tapped_at is null returning 1)
    update broadcasts set tapped = tapped + 1 where id = ${broadcastId}::int and exists (select 1 from tap)`);
}
