import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, readJson } from '../../connection/client.ts';

/** Learners whom admins have blocked since `since`: those blocked earlier have no valid token any more. */
export async function listBlockedIds(db: Db, since: Date): Promise<number[]> {
  return readJson(
    db,
    'blocked_ids',
    () => z.array(z.number()),
    sql`select coalesce(json_agg(id), '[]') as data from users
      where blocked_at is not null and blocked_at >= ${since.toISOString()}::timestamptz`,
  );
}
