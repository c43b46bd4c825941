import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { HumanVoice, SyntheticVoice } from '../../core/voices/choice.ts';
import type { VoiceGender } from '../../core/voices/recording.ts';
import { type Db, prepareJson, type RowOf, readJson } from '../connection/client.ts';
import { audioBlobs, recordings } from '../schema/index.ts';

/** What learners can hear of an item beyond the rendered files: people first, then synthesised voices, then a cloud voice. */
export type ItemVoices = {
  /** Published recordings; `chooseVoice` (core/voices/choice.ts) picks one by the learner's choice. */
  human: HumanVoice[];
  /** What synthesised voices say that are switched on. */
  synthetic: SyntheticVoice[];
  /** Content hash of what Google's voice has said. */
  google: string | null;
};

const voiceRow = () => z.object({ hash: z.string(), speakerId: z.number(), gender: z.enum(['f', 'm']) });

/** `voicesJson` as it is returned. */
export const voicesRow = () =>
  z.array(
    z.object({
      key: z.string(),
      human: z.array(voiceRow()),
      synthetic: z.array(voiceRow().extend({ name: z.string() })),
      google: z.string().nullable(),
    }),
  );

/**
 * The voices of the items whose `audioKey` is the only column of a query, as JSON; an item without any is missing. From
 * an array: of the sentences in JSON the server expects thousands, for which it would compile the statement at each call
 * (JIT), half a second long.
 */
export const voicesJson = (keys: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object('key', v.key, 'human', v.human, 'synthetic', v.synthetic,
      'google', v.google)), '[]')
    from (
      select w.key,
        (select coalesce(json_agg(json_build_object('hash', r.hash, 'speakerId', r.speaker_id, 'gender', s.gender)
            order by r.speaker_id), '[]')
          from recordings r join speakers s on s.user_id = r.speaker_id
          where r.item_key = w.key and r.published_at is not null and r.status = 'accepted') as human,
        (select coalesce(json_agg(json_build_object('hash', y.hash, 'speakerId', y.voice_id, 'gender', s.gender,
            'name', s.name) order by y.voice_id), '[]')
          from syntheses y join synthetic_voices s on s.id = y.voice_id
          where y.item_key = w.key and s.is_on) as synthetic,
        (select g.hash from renderings g where g.item_key = w.key and g.provider = 'google') as google
      from unnest(array(${keys})) w(key)) v
    where v.google is not null or json_array_length(v.human) > 0 or json_array_length(v.synthetic) > 0)`;

/** By `audioKey`. */
export const voicesByKey = (rows: RowOf<typeof voicesRow>): Map<string, ItemVoices> =>
  new Map(rows.map(({ key, ...voices }) => [key, voices]));

const findStatement = prepareJson<{ keys: string }, RowOf<typeof voicesRow>>(
  'item_voices',
  voicesRow,
  ({ keys }) =>
    sql`select ${voicesJson(sql`select distinct value as key from json_array_elements_text(${keys}::json)`)} as data`,
);

/** The voices of items by their `audioKey`; an item without any is missing. One statement for all of them. */
export async function findVoices(db: Db, keys: readonly string[]): Promise<Map<string, ItemVoices>> {
  if (keys.length === 0) return new Map();
  return voicesByKey(await findStatement(db, { keys: JSON.stringify(keys) }));
}

/** The genders of which a recording is published, or a synthesised voice is on: only these can be chosen. */
export async function publishedGenders(db: Db): Promise<VoiceGender[]> {
  return readJson(
    db,
    'published_genders',
    () => z.array(z.enum(['f', 'm'])),
    sql`select coalesce(json_agg(g.gender order by g.gender), '[]') as data from (values ('f'), ('m')) g(gender)
    where exists (select 1 from recordings r join speakers s on s.user_id = r.speaker_id
      where r.published_at is not null and r.status = 'accepted' and s.gender = g.gender)
      or exists (select 1 from synthetic_voices v where v.is_on and v.gender = g.gender
        and exists (select 1 from syntheses y where y.voice_id = v.id))`,
  );
}

export type VoiceSound = { bytes: Uint8Array; mime: string };

/**
 * The bytes of a published recording, of a synthesised voice or of a cloud voice, by content hash; undefined for other sounds. A recording that
 * is not published is for its speaker and for admins: `readTakeSound`.
 */
export async function readVoiceSound(db: Db, hash: string): Promise<VoiceSound | undefined> {
  return (await readVoiceSounds(db, [hash])).get(hash);
}

/** The same for several, by their hashes; in one statement. */
export async function readVoiceSounds(db: Db, hashes: readonly string[]): Promise<Map<string, VoiceSound>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: audioBlobs.hash, bytes: audioBlobs.bytes, mime: audioBlobs.mime })
    .from(audioBlobs)
    .where(
      and(
        inArray(audioBlobs.hash, [...hashes]),
        sql`(exists (select 1 from recordings r where r.hash = ${audioBlobs.hash}
            and r.published_at is not null and r.status = 'accepted')
          or exists (select 1 from renderings g where g.hash = ${audioBlobs.hash})
          or exists (select 1 from syntheses y join synthetic_voices v on v.id = y.voice_id
            where y.hash = ${audioBlobs.hash} and v.is_on))`,
      ),
    );
  return new Map(rows.map(({ hash, bytes, mime }) => [hash, { bytes, mime }]));
}

/** The sound of a recording in any state, with whose it is; undefined when there is none. */
export async function readTakeSound(
  db: Db,
  recordingId: number,
): Promise<(VoiceSound & { speakerId: number; hash: string }) | undefined> {
  const [row] = await db
    .select({
      speakerId: recordings.speakerId,
      hash: audioBlobs.hash,
      bytes: audioBlobs.bytes,
      mime: audioBlobs.mime,
    })
    .from(recordings)
    .innerJoin(audioBlobs, eq(audioBlobs.hash, recordings.hash))
    .where(eq(recordings.id, recordingId));
  return row;
}
