import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { hasPremium, premiumUntil } from '../entitlements.ts';

const deletionRow = () =>
  z.object({
    /** ISO; null when nothing is to be deleted. */
    dueAt: z.string().nullable(),
    isPremium: z.boolean(),
    /** ISO; null for premium forever, or without premium. */
    premiumUntil: z.string().nullable(),
    /** Some of that premium was paid for. */
    isPaid: z.boolean(),
    /** Of a speaker of the course. */
    recordings: z.number(),
    timezone: z.string(),
  });
export type DeletionState = RowOf<typeof deletionRow>;

/** Whether a person is to be deleted, and what they would lose; undefined when there is no such person. */
export async function readDeletion(db: Db, userId: number, now: Date): Promise<DeletionState | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const found = await readJson(
    db,
    'deletion_state',
    () => deletionRow().nullable(),
    sql`select (select json_build_object('dueAt', u.deletion_due_at, 'timezone', u.timezone,
      'isPremium', ${hasPremium(sql`u.id`, at)}, 'premiumUntil', ${premiumUntil(sql`u.id`, at)},
      'isPaid', exists (select 1 from entitlements e where e.user_id = u.id and e.charge_id is not null
        and e.revoked_at is null and (e.ends_at is null or e.ends_at > ${at})),
      'recordings', (select count(*)::int from recordings r where r.speaker_id = u.id))
    from users u where u.id = ${userId}) as data`,
  );
  return found ?? undefined;
}
