import { eq } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { studioPlaces } from '../schema/index.ts';

export type StudioPlace = typeof studioPlaces.$inferSelect;

/** At most this many skipped items are remembered; older ones are asked again. */
const maxSkipped = 200;

/** What the speaker was asked in the chat; undefined before the first time. */
export async function readPlace(db: Db, speakerId: number): Promise<StudioPlace | undefined> {
  const [found] = await db.select().from(studioPlaces).where(eq(studioPlaces.speakerId, speakerId));
  return found;
}

/** Keeps what the speaker was just asked; voice messages are takes of it from now on. */
export async function keepPlace(
  db: Db,
  place: Pick<StudioPlace, 'speakerId' | 'itemKey' | 'promptId' | 'skipped' | 'part'>,
  now: Date,
): Promise<void> {
  const { speakerId, ...asked } = place;
  const kept = { ...asked, skipped: asked.skipped.slice(-maxSkipped), askedAt: now, isOpen: true };
  await db
    .insert(studioPlaces)
    .values({ speakerId, ...kept })
    .onConflictDoUpdate({ target: studioPlaces.speakerId, set: kept });
}

/** The speaker has stopped: voice messages mean something else again. Returns whether they were recording. */
export async function closePlace(db: Db, speakerId: number): Promise<boolean> {
  const closed = await db
    .update(studioPlaces)
    .set({ isOpen: false, skipped: [] })
    .where(eq(studioPlaces.speakerId, speakerId))
    .returning({ speakerId: studioPlaces.speakerId });
  return closed.length > 0;
}
