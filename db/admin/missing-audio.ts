import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { noteAct } from '../audit.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { words } from '../schema/index.ts';

/** What a voice is asked to say of a word: core's `SpokenText`. */
const silentWordRow = () =>
  z.object({ id: z.number(), hebrew: z.string(), pronunciation: z.string(), transcription: z.string() });
export type SilentWord = RowOf<typeof silentWordRow>;

/** Words that have neither a recording nor a rendered file, published lessons first; `left` counts all of them. */
export async function listSilentWords(
  db: Db,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ words: SilentWord[]; left: number }> {
  return readJson(
    db,
    'silent_words',
    () => z.object({ left: z.number(), words: z.array(silentWordRow()) }),
    sql`with silent as (
      select w.id, w.hebrew, w.pronunciation, w.transcription, l.is_published, l.position as place, w.position
      from words w join lessons l on l.id = w.lesson_id
      where w.deleted_at is null and l.deleted_at is null and w.audio_hash is null and w.audio_blob_hash is null)
    select json_build_object('left', (select count(*)::int from silent), 'words', (
      select coalesce(json_agg(json_build_object('id', id, 'hebrew', hebrew, 'pronunciation', pronunciation,
        'transcription', transcription)), '[]') from (
        select * from silent order by is_published desc, place, position, id limit ${limit}::int offset ${skip}::int) s)) as data`,
  );
}

export type SpokenSound = { word: SilentWord; hash: string };

/**
 * Gives words the sounds that voices made for them, with one row in the audit log; a word that was changed or got one
 * meanwhile stays as it is. Returns how many words got theirs.
 */
export async function giveSounds(
  db: Db,
  input: { adminId: number; sounds: readonly SpokenSound[]; failed: readonly string[] },
  now: Date,
): Promise<number> {
  const { adminId, sounds, failed } = input;
  if (sounds.length === 0) return 0;
  return db.transaction(async (tx) => {
    const wordIds: number[] = [];
    for (const { word, hash } of sounds) {
      const isSilentStill = and(
        eq(words.id, word.id),
        eq(words.pronunciation, word.pronunciation),
        eq(words.transcription, word.transcription),
        isNull(words.audioBlobHash),
        isNull(words.audioHash),
      );
      const given = await tx
        .update(words)
        .set({ audioBlobHash: hash })
        .where(isSilentStill)
        .returning({ id: words.id });
      wordIds.push(...given.map(({ id }) => id));
    }
    const act = { adminId, action: 'audio.render', target: 'product' };
    await noteAct(tx, { ...act, before: { wordIds: [] }, after: { wordIds, failed } }, now);
    return wordIds.length;
  });
}
