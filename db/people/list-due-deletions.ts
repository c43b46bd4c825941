import { asc, lte } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { users } from '../schema/index.ts';

/** People whose day to change their mind is over, the longest waiting first. */
export async function listDueDeletions(db: Db, limit: number, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, now))
    .orderBy(asc(users.deletionDueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
