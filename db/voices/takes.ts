import { and, eq, inArray } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import type { Db } from '../connection/client.ts';
import { audioBlobs, recordings, speakers } from '../schema/index.ts';
import type { VoicedItem } from './items.ts';

export type Recording = typeof recordings.$inferSelect;

/** A sound that was prepared (`core/voices`), with what was measured of it. */
export type PreparedSound = {
  /** First 32 hex digits of the SHA-256 of the bytes. */
  hash: string;
  bytes: Uint8Array;
  mime: string;
  /** LUFS. */
  loudness: number;
  ms: number;
};

/**
 * Saves a speaker's take of an item. An earlier one that waits or came back is replaced; one that was accepted stays
 * until the new one is accepted too. With a `doubt` the take is doubtful. The same bytes sent again change nothing.
 * Throws 'forbidden' not_a_speaker or voice_not_agreed.
 */
export async function saveTake(
  db: Db,
  input: {
    speakerId: number;
    item: Omit<VoicedItem, 'lessonId' | 'lessonName'>;
    sound: PreparedSound;
    doubt?: string | null;
  },
  now: Date,
): Promise<Recording> {
  const { speakerId, item, sound, doubt = null } = input;
  const { key: itemKey, kind, hebrew, pronunciation, transcription, russian } = item;
  const { hash, bytes, mime, loudness, ms } = sound;
  return db.transaction(async (tx) => {
    // Takes of one speaker are saved one after another, whatever devices they come from.
    const [speaker] = await tx.select().from(speakers).where(eq(speakers.userId, speakerId)).for('update');
    if (!speaker || speaker.revokedAt) throw new DomainError('forbidden', { code: 'not_a_speaker' });
    if (!speaker.consentedAt) throw new DomainError('forbidden', { code: 'voice_not_agreed' });
    const isThisItem = and(eq(recordings.speakerId, speakerId), eq(recordings.itemKey, itemKey));
    const [same] = await tx
      .select()
      .from(recordings)
      .where(
        and(
          isThisItem,
          eq(recordings.hash, hash),
          inArray(recordings.status, ['pending', 'doubtful', 'accepted']),
        ),
      );
    if (same) return same;
    await tx
      .insert(audioBlobs)
      .values({ hash, bytes, mime, provider: 'human', createdAt: now })
      .onConflictDoNothing();
    await tx
      .update(recordings)
      .set({ status: 'replaced', replacedAt: now })
      .where(and(isThisItem, inArray(recordings.status, ['pending', 'doubtful', 'returned'])));
    const [saved] = await tx
      .insert(recordings)
      .values({
        speakerId,
        itemKey,
        kind,
        said: { hebrew, pronunciation, transcription, russian },
        hash,
        status: doubt === null ? 'pending' : 'doubtful',
        doubt,
        loudness,
        ms,
        createdAt: now,
      })
      .returning();
    if (!saved) throw new Error('the recording was not inserted');
    return saved;
  });
}
