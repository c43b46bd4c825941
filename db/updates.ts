import { lt } from 'drizzle-orm';
import type { Db } from './connection/client.ts';
import { processedUpdates } from './schema/index.ts';

/**
 * Notes an update of Telegram; returns false when it is known already. Belongs in the same transaction as what the
 * update changes, so that a repeat changes nothing.
 */
export async function noteUpdate(
  db: Db,
  input: { updateId: number; failure?: string | undefined },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(processedUpdates)
    .values({ updateId: input.updateId, processedAt: now, failure: input.failure ?? null })
    .onConflictDoNothing()
    .returning({ updateId: processedUpdates.updateId });
  return rows.length > 0;
}

/** Telegram stops repeating long before this. */
const keptDays = 14;

/** Deletes old updates and returns how many there were. */
export async function forgetOldUpdates(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  const rows = await db
    .delete(processedUpdates)
    .where(lt(processedUpdates.processedAt, before))
    .returning({ updateId: processedUpdates.updateId });
  return rows.length;
}
