import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { audioBlobs, recordings, speakers } from '../schema/index.ts';

export type KeptTake = {
  key: string;
  hebrew: string;
  russian: string;
  speakerId: number;
  hash: string;
  bytes: Uint8Array;
  /** What the speaker agreed to. */
  licence: string;
};

/** The recordings that wait or were accepted, with their bytes, in the order in which they came. */
export async function listKeptTakes(
  db: Db,
  { speakerId }: { speakerId?: number | undefined },
): Promise<KeptTake[]> {
  const which: SQL | undefined = and(
    inArray(recordings.status, ['pending', 'doubtful', 'accepted']),
    speakerId === undefined ? undefined : eq(recordings.speakerId, speakerId),
  );
  const rows = await db
    .select({
      key: recordings.itemKey,
      said: recordings.said,
      speakerId: recordings.speakerId,
      hash: audioBlobs.hash,
      bytes: audioBlobs.bytes,
      licence: speakers.consentText,
    })
    .from(recordings)
    .innerJoin(audioBlobs, eq(audioBlobs.hash, recordings.hash))
    .innerJoin(speakers, eq(speakers.userId, recordings.speakerId))
    .where(which)
    .orderBy(recordings.id);
  return rows.map(({ said: { hebrew, russian }, licence, bytes, ...row }) => ({
    ...row,
    hebrew,
    russian,
    bytes: new Uint8Array(bytes),
    licence: licence ?? '',
  }));
}
