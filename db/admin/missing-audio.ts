import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SpokenText } from '../../core/ports.ts';
import { noteAct } from '../audit.ts';
import { type Db, readJson } from '../client.ts';
import { words } from '../schema/index.ts';

export type SilentWord = SpokenText & { id: number };

/** Words that have neither a recording nor a rendered file, published lessons first; `left` counts all of them. */
export async function listSilentWords(db: Db, limit: number): Promise<{ words: SilentWord[]; left: number }> {
  return readJson(
    db,
    'silent_words',
    sql`with silent as (
      select w.id, w.hebrew, w.pronunciation, w.transcription, l.is_published, l.position as place, w.position
      from words w join lessons l on l.id = w.lesson_id
      where w.deleted_at is null and l.deleted_at is null and w.audio_hash is null and w.audio_blob_hash is null)
    select json_build_object('left', (select count(*)::int from silent), 'words', (
      select coalesce(json_agg(json_build_object('id', id, 'hebrew', hebrew, 'pronunciation', pronunciation,
        'transcription', transcription)), '[]') from (
        select * from silent order by is_published desc, place, position, id limit ${limit}::int) s)) as data`,
  );
}

/** Gives a word the sound that a voice made of it; a word that was changed or got one meanwhile stays as it is. */
export async function giveSound(db: Db, word: SilentWord, hash: string): Promise<boolean> {
  const rows = await db
    .update(words)
    .set({ audioBlobHash: hash })
    .where(
      and(
        eq(words.id, word.id),
        eq(words.pronunciation, word.pronunciation),
        eq(words.transcription, word.transcription),
        isNull(words.audioBlobHash),
        isNull(words.audioHash),
      ),
    )
    .returning({ id: words.id });
  return rows.length > 0;
}

/** Notes in the audit log which words were given sounds. */
export async function noteRendering(
  db: Db,
  input: { adminId: number; wordIds: readonly number[]; failed: readonly string[] },
  now: Date,
): Promise<void> {
  const { adminId, wordIds, failed } = input;
  const after = { wordIds, failed };
  await noteAct(db, { adminId, action: 'audio.render', target: 'course', before: null, after }, now);
}
