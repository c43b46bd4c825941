import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { ownWords } from '../schema/index.ts';

/** Ids of the own words that an event of the learner has added and that are there still. */
export async function readIdsOfEvent(
  db: Db,
  { userId, eventId }: { userId: number; eventId: string },
): Promise<number[]> {
  const rows = await db
    .select({ id: ownWords.id })
    .from(ownWords)
    .where(and(eq(ownWords.userId, userId), eq(ownWords.eventId, eventId), isNull(ownWords.removedAt)))
    .orderBy(asc(ownWords.id));
  return rows.map(({ id }) => id);
}
