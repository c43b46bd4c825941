import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import type { Visitor } from '../entitlements.ts';
import { audioBlobs, audioRequests } from '../schema/index.ts';
import { isOpenTo, isWordOf } from './course-words.ts';
import { sentenceRow } from './lessons.ts';

const wordAudioRow = () =>
  z
    .object({
      /** What a voice is asked to say: core's `SpokenText`. */
      spoken: z.object({
        hebrew: z.string(),
        pronunciation: z.string(),
        transcription: z.string(),
        ownVerb: z.string().nullish(),
      }),
      /** Content hash of the rendered file, and of the stored sound; the stored one takes precedence. */
      audioHash: z.string().nullable(),
      audioBlobHash: z.string().nullable(),
      isOpen: z.boolean(),
    })
    .nullable();
const soundRow = () =>
  wordAudioRow()
    .unwrap()
    .extend({ examples: z.array(sentenceRow()), proofs: z.array(sentenceRow()) })
    .nullable();
export type TextAudio = Omit<NonNullable<RowOf<typeof wordAudioRow>>, 'isOpen'>;
/** The sound of a word, and its sentences and those of its lesson. */
export type WordAudio = Omit<NonNullable<RowOf<typeof soundRow>>, 'isOpen'>;

/** A caller without a token. No learner has this id. */
const nobody: Visitor = { userId: 0 };

/**
 * Returns where the sound of a word comes from. `isAllowed` says that the address was signed when the lesson was open,
 * or for an admin who edits a draft; otherwise the lesson must be published and open to the learner. Throws
 * 'not-found'; 'forbidden' premium_required.
 */
export async function findWordAudio(
  db: Db,
  input: { lessonId: number; wordId: number; visitor: Visitor | undefined; isAllowed: boolean },
  now: Date,
): Promise<WordAudio> {
  const found = await readJson(
    db,
    'word_audio',
    soundRow,
    sql`select (select json_build_object('audioHash', w.audio_hash, 'audioBlobHash', w.audio_blob_hash,
      'spoken', json_build_object('hebrew', w.hebrew, 'pronunciation', w.pronunciation,
        'transcription', w.transcription, 'ownVerb', w.verb),
      'examples', w.examples, 'proofs', l.proofs,
      'isOpen', ${isOpenTo(input.visitor ?? nobody, now)})
    from words w join lessons l on l.id = w.lesson_id
    where w.id = ${input.wordId} and ${isWordOf(input.lessonId)} and w.deleted_at is null
      and (l.is_published or ${input.isAllowed}::bool) and l.deleted_at is null) as data`,
  );
  if (!found) throw new DomainError('not-found', { code: 'word_not_found' });
  if (!found.isOpen && !input.isAllowed) throw new DomainError('forbidden', { code: 'premium_required' });
  return found;
}

/**
 * Finds a word of the published course by what is to be said: its letters, its niqqud, another accepted spelling, or
 * its plural or feminine form, which has no sound of its own. `plain` holds letters and single spaces, `pointed` is the
 * same as requested. Of several such words an open one comes first, then the one with the same niqqud. Throws
 * 'not-found' text_not_taught; 'forbidden' premium_required.
 */
export async function findTaughtText(
  db: Db,
  input: Visitor & { plain: string; pointed: string },
  now: Date,
): Promise<TextAudio> {
  const { plain, pointed } = input;
  const found = await readJson(
    db,
    'taught_text',
    wordAudioRow,
    sql`select (select json_build_object(
      'audioHash', case when t.is_word then t.audio_hash end,
      'audioBlobHash', case when t.is_word then t.audio_blob_hash end,
      'spoken', case when t.is_word then json_build_object('hebrew', t.hebrew, 'pronunciation', t.pronunciation,
          'transcription', t.transcription)
        else json_build_object('hebrew', ${plain}::text, 'pronunciation', t.form, 'transcription', '') end,
      'isOpen', t.is_open)
    from (
      select w.*, l.lesson_number, w.hebrew = ${plain} or ${plain} = any(w.variants) as is_word,
        case when ${hasLetters('w.plural', plain)} then w.plural else w.feminine end as form,
        ${isOpenTo(input, now)} as is_open
      from words w join lessons l on l.id = w.lesson_id
      where w.deleted_at is null and l.is_published and l.deleted_at is null
        and (w.hebrew = ${plain} or ${plain} = any(w.variants)
          or ${hasLetters('w.plural', plain)} or ${hasLetters('w.feminine', plain)})
    ) t
    order by t.is_open desc, t.is_word and t.pronunciation = ${pointed} desc, t.is_word desc, t.lesson_number, t.id
    limit 1) as data`,
  );
  if (!found) throw new DomainError('not-found', { code: 'text_not_taught' });
  if (!found.isOpen) throw new DomainError('forbidden', { code: 'premium_required' });
  return found;
}

/** U+0591 to U+05C7: points, cantillation and the punctuation between them. */
const points = String.fromCharCode(...Array.from({ length: 0x5c8 - 0x591 }, (_, at) => 0x591 + at));

/** A pointed column has these letters, in SQL. The first letter is cheap to compare, and mostly another. */
const hasLetters = (column: 'w.plural' | 'w.feminine', plain: string) => {
  const pointed = sql.raw(column);
  return sql`case when left(${pointed}, 1) = left(${plain}, 1)
    then translate(${pointed}, ${points}, '') = ${plain} else false end`;
};

export type StoredSound = { hash: string; bytes: Uint8Array; mime: string };

/** With the voice that made it, or 'upload'. */
export async function readAudioBlob(
  db: Db,
  hash: string,
): Promise<(StoredSound & { provider: string }) | undefined> {
  const { bytes, mime, provider } = audioBlobs;
  const [row] = await db
    .select({ hash: audioBlobs.hash, bytes, mime, provider })
    .from(audioBlobs)
    .where(eq(audioBlobs.hash, hash));
  return row;
}

/** Sounds that voices have generated before, by the key of the request. */
export async function findSpeech(db: Db, keys: readonly string[]): Promise<Map<string, StoredSound>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({
      key: audioRequests.key,
      hash: audioBlobs.hash,
      bytes: audioBlobs.bytes,
      mime: audioBlobs.mime,
    })
    .from(audioRequests)
    .innerJoin(audioBlobs, eq(audioBlobs.hash, audioRequests.hash))
    .where(inArray(audioRequests.key, [...keys]));
  return new Map(rows.map(({ key, ...sound }) => [key, sound]));
}

/** Keeps what a voice has generated; the same sound is kept once, and a request that was served meanwhile stays. */
export async function keepSpeech(
  db: Db,
  input: StoredSound & { key: string; provider: string },
  now: Date,
): Promise<void> {
  const { key, hash, bytes, mime, provider } = input;
  await db.transaction(async (tx) => {
    await tx.insert(audioBlobs).values({ hash, bytes, mime, provider, createdAt: now }).onConflictDoNothing();
    await tx.insert(audioRequests).values({ key, hash, createdAt: now }).onConflictDoNothing();
  });
}
