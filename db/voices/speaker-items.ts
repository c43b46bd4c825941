import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { recordings } from '../schema/index.ts';
import type { VoicedItem } from './items.ts';
import { listItems } from './queue.ts';
import type { Recording } from './takes.ts';

/** The letters, what admins sent back, or a lesson by its id. */
export type SpeakerPart = 'letters' | 'returned' | number;

export type SpeakerItem = Omit<VoicedItem, 'lessonId' | 'lessonName'> & { take: Recording | undefined };

/** What there is to say in a part of the course, each item with the speaker's latest take, in the order of the course. */
export async function listSpeakerItems(
  db: Db,
  { speakerId, part }: { speakerId: number; part: SpeakerPart },
): Promise<SpeakerItem[]> {
  if (part === 'returned') return returnedItems(db, speakerId);
  const items = await listItems(
    db,
    part === 'letters' ? { kinds: ['letter'] } : { lessonId: part, speakerId },
  );
  const takes = await latestTakes(
    db,
    speakerId,
    items.map(({ key }) => key),
  );
  return items.map((item) => ({ ...item, take: takes.get(item.key) }));
}

async function returnedItems(db: Db, speakerId: number): Promise<SpeakerItem[]> {
  const rows = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.speakerId, speakerId), eq(recordings.status, 'returned')))
    .orderBy(recordings.id);
  const keys = rows.map(({ itemKey }) => itemKey);
  const known = new Map(
    (keys.length > 0 ? await listItems(db, { keys }) : []).map((item) => [item.key, item]),
  );
  return rows.map((take) => ({
    ...{ key: take.itemKey, kind: take.kind, ...take.said, take },
    before: known.get(take.itemKey)?.before,
  }));
}

/** The speaker's latest take of each item, replaced ones left out. */
async function latestTakes(db: Db, speakerId: number, keys: string[]): Promise<Map<string, Recording>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(recordings)
    .where(
      and(
        eq(recordings.speakerId, speakerId),
        inArray(recordings.itemKey, keys),
        ne(recordings.status, 'replaced'),
      ),
    )
    .orderBy(recordings.id);
  return new Map(rows.map((take) => [take.itemKey, take]));
}
