import { and, eq } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { facts } from '../schema/index.ts';

/** How many of the bot's transactions we have read, counted from the oldest. */
export type Bookmark = { offset: number; revision: number };

const key = (botId: number) => `star-transactions:${botId}`;

/** The bookmark; another bot has a list of its own. */
export async function readBookmark(db: Db, botId: number): Promise<Bookmark> {
  const [fact] = await db
    .select({ value: facts.value, revision: facts.revision })
    .from(facts)
    .where(eq(facts.key, key(botId)));
  return { offset: typeof fact?.value === 'number' ? fact.value : 0, revision: fact?.revision ?? 0 };
}

/** Moves the bookmark; returns undefined when another reader has moved it meanwhile, whose position is newer. */
export async function moveBookmark(
  db: Db,
  botId: number,
  from: Bookmark,
  offset: number,
): Promise<Bookmark | undefined> {
  const moved =
    from.revision === 0
      ? await db
          .insert(facts)
          .values({ key: key(botId), value: offset })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(facts)
          .set({ value: offset, revision: from.revision + 1 })
          .where(and(eq(facts.key, key(botId)), eq(facts.revision, from.revision)))
          .returning();
  return moved[0] && { offset, revision: moved[0].revision };
}
