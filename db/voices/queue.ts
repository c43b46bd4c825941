import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type VoicedKind, voicedKinds } from '../../core/voices/recording.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { courseItems, isSaidByTheirGender, itemFields, type VoicedItem, voicedItemRow } from './items.ts';

const nextRow = () =>
  voicedItemRow()
    .extend({
      /** An admin's words about the earlier take that came back; null for something new. */
      remark: z.string().nullable(),
    })
    .nullable();
export type NextItem = NonNullable<RowOf<typeof nextRow>>;

/** What a speaker wants to say: all of it, or some kinds, or one lesson. */
export type QueueScope = {
  kinds?: readonly VoicedKind[];
  lessonId?: number | undefined;
  /** Of those with these keys only. */
  keys?: readonly string[];
};

/** Without roles of the other gender, where a speaker asks. */
type SpeakersScope = QueueScope & { speakerId?: number };

/** A take of the speaker `speaker` for the item `i` that needs no other one. */
const isSaidBy = (speakerId: number) => sql`exists (select 1 from recordings r
  where r.speaker_id = ${speakerId} and r.item_key = i.key and r.status in ('pending', 'doubtful', 'accepted'))`;

/** The items of the scope; the text of the statement is the same for every scope. */
const inScope = ({ kinds = voicedKinds, lessonId, keys, speakerId }: SpeakersScope) => sql`
  i.kind = any(array(select json_array_elements_text(${JSON.stringify(kinds)}::json)))
  and (${keys ? JSON.stringify(keys) : null}::json is null
    or i.key = any(array(select json_array_elements_text(${keys ? JSON.stringify(keys) : null}::json))))
  and (${speakerId ?? null}::bigint is null or ${isSaidByTheirGender(speakerId ?? 0)})
  and (${lessonId ?? null}::int is null or i.key in (select p.key from places p where p.lesson_id = ${lessonId ?? null}::int))`;

/**
 * What the speaker says next: first what came back with a remark, then the course in its order without what they have
 * said; undefined when all of it is. `skipped` are keys that they do not want to say now. Nothing is reserved: another
 * speaker gets the same items, and the same speaker on two devices would only say one twice.
 */
export async function nextItem(
  db: Db,
  input: QueueScope & { speakerId: number; skipped?: readonly string[] },
): Promise<NextItem | undefined> {
  const { speakerId, skipped = [] } = input;
  const found = await readJson(
    db,
    'voice_next',
    nextRow,
    sql`with ${courseItems()}
      select (select json_build_object(${itemFields}, 'remark', back.remark)
      from items i left join recordings back
        on back.speaker_id = ${speakerId} and back.item_key = i.key and back.status = 'returned'
      where ${inScope(input)} and not ${isSaidBy(speakerId)}
        and i.key <> all(array(select json_array_elements_text(${JSON.stringify(skipped)}::json)))
      order by back.id nulls last, i.at limit 1) as data`,
  );
  return found ?? undefined;
}

/** The item of the course with this key, or undefined: what a take is saved for must exist. */
export async function findItem(db: Db, key: string): Promise<VoicedItem | undefined> {
  const found = await readJson(
    db,
    'voice_item',
    () => voicedItemRow().nullable(),
    sql`with ${courseItems()} select (select json_build_object(${itemFields}) from items i where i.key = ${key}) as data`,
  );
  return found ?? undefined;
}

/** Other accepted spellings of the words that sound like this item, plain letters: for the judge of speech. */
export async function spellingsOf(db: Db, key: string): Promise<string[]> {
  return readJson(
    db,
    'voice_spellings',
    () => z.array(z.string()),
    sql`select coalesce(json_agg(distinct v), '[]') as data from words w, unnest(w.variants || w.hebrew) v
      where w.pronunciation = split_part(${key}, '|', 1) and w.transcription = split_part(${key}, '|', 2)`,
  );
}

/** All that can be said, in the order of the course; of one lesson with `lessonId`, by one speaker with `speakerId`. */
export async function listItems(db: Db, scope: SpeakersScope = {}): Promise<VoicedItem[]> {
  return readJson(
    db,
    'voice_items',
    () => z.array(voicedItemRow()),
    sql`with ${courseItems()}
      select coalesce(json_agg(json_build_object(${itemFields}) order by i.at), '[]') as data
      from items i where ${inScope(scope)}`,
  );
}

const progressRow = () =>
  z.object({
    /** Said by the speaker and not returned; `total` is the whole scope. */
    done: z.number(),
    total: z.number(),
    /** Came back with a remark and was not said again. */
    returned: z.number(),
  });
export type VoiceProgress = RowOf<typeof progressRow>;

/** How far the speaker is: «412 из 1 024». */
export async function voiceProgress(
  db: Db,
  input: QueueScope & { speakerId: number },
): Promise<VoiceProgress> {
  const { speakerId } = input;
  return readJson(
    db,
    'voice_progress',
    progressRow,
    sql`with ${courseItems()}
      select json_build_object('done', count(*) filter (where ${isSaidBy(speakerId)})::int, 'total', count(*)::int,
        'returned', count(*) filter (where exists (select 1 from recordings r
          where r.speaker_id = ${speakerId} and r.item_key = i.key and r.status = 'returned'))::int) as data
      from items i where ${inScope(input)}`,
  );
}
