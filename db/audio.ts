import { eq, sql } from 'drizzle-orm';
import { DomainError } from '../core/errors.ts';
import { type Db, readJson } from './client.ts';
import { hasPremium } from './entitlements.ts';
import { audioBlobs } from './schema/index.ts';

export type WordAudio = {
  /** Content hash of the rendered file, of the stored sound; the stored one goes first. */
  audioHash: string | null;
  audioBlobHash: string | null;
};

/**
 * Where the sound of a published word is. `isAllowed` says that the address was signed when the lesson was open;
 * else the lesson must be free or the learner hold premium. Throws 'not-found'; 'forbidden' premium_required.
 */
export async function findWordAudio(
  db: Db,
  input: { lessonId: number; wordId: number; userId: number | undefined; isAllowed: boolean },
  now: Date,
): Promise<WordAudio> {
  const found = await readJson<(WordAudio & { isOpen: boolean }) | null>(
    db,
    'word_audio',
    sql`select (select json_build_object('audioHash', w.audio_hash, 'audioBlobHash', w.audio_blob_hash,
      'isOpen', l.is_free or ${hasPremium(sql`${input.userId ?? null}::bigint`, now)})
    from words w join lessons l on l.id = w.lesson_id
    where w.id = ${input.wordId} and l.id = ${input.lessonId} and w.deleted_at is null
      and l.is_published and l.deleted_at is null) as data`,
  );
  if (!found) throw new DomainError('not-found', { code: 'word_not_found' });
  if (!found.isOpen && !input.isAllowed) throw new DomainError('forbidden', { code: 'premium_required' });
  return found;
}

export async function readAudioBlob(
  db: Db,
  hash: string,
): Promise<{ bytes: Uint8Array; mime: string } | undefined> {
  const [row] = await db
    .select({ bytes: audioBlobs.bytes, mime: audioBlobs.mime })
    .from(audioBlobs)
    .where(eq(audioBlobs.hash, hash));
  return row;
}
