import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import { voicedKinds } from '../../core/voices/recording.ts';
import type { RowOf } from '../connection/client.ts';
import { letterItems } from '../content/letters.ts';
import { audioKey } from '../content/sounds/audio-index.ts';
import { formsOfSentence } from '../course/lessons.ts';

/** Something to be said: a word, a sentence, a right line of a rule, a turn of a dialogue, or a letter's name or syllable. */
export const voicedItemRow = () =>
  z.object({
    /** `audioKey` of what is said. */
    key: z.string(),
    kind: z.enum(voicedKinds),
    hebrew: z.string(),
    pronunciation: z.string(),
    transcription: z.string(),
    /** Meaning; of a letter its Russian name. */
    russian: z.string(),
    /** The first lesson with it; null for letters. */
    lessonId: z.number().nullable(),
    lessonName: z.string().nullable(),
    /** Of a turn of a dialogue the turn before it, as its cue. */
    before: z
      .object({
        pronunciation: z.string(),
        transcription: z.string(),
        russian: z.string(),
        /** Of who says it. */
        gender: z.enum(['f', 'm']),
        /** Content hash of its rendered sound. */
        audioHash: z.string().nullable(),
      })
      .nullish(),
  });
export type VoicedItem = RowOf<typeof voicedItemRow>;

/** The fields of a row `i` of `courseItems`. */
export const itemFields = sql`'key', i.key, 'kind', i.kind, 'hebrew', i.hebrew, 'pronunciation', i.pronunciation,
  'transcription', i.transcription, 'russian', i.russian, 'lessonId', i.lesson_id, 'lessonName', i.lesson_name, 'before', i.before`;

/** Everything in the published course that can be said, once for each lesson with it, as the table `places`. */
const coursePlaces = (): SQL => sql`letter_items as (
    select t.* from json_to_recordset(${lettersJson()}::json) as t(key text, hebrew text, pronunciation text,
      transcription text, russian text, place int)),
  open_lessons as (
    select id, name, lesson_number, proofs from lessons where is_published and deleted_at is null),
  places as (
    select key, 'letter' as kind, hebrew, pronunciation, transcription, russian, null::int as lesson_id,
      null::text as lesson_name, -1 as lesson_number, 0 as rank, place, 0 as nth, null::text as gender,
      null::json as before
    from letter_items
    union all
    select w.pronunciation || '|' || w.transcription, 'word', w.hebrew, w.pronunciation, w.transcription, w.russian,
      l.id, l.name, l.lesson_number, 1, w.position, w.id, null, null
    from words w join open_lessons l on l.id = w.lesson_id where w.deleted_at is null
    union all
    select f.value->>'pronunciation' || '|' || (f.value->>'transcription'), 'sentence', f.value->>'hebrew',
      f.value->>'pronunciation', f.value->>'transcription', f.value->>'russian', l.id, l.name, l.lesson_number, 2,
      w.position, w.id::bigint * 100 + e.nth * 10 + f.rank, null, null
    from words w join open_lessons l on l.id = w.lesson_id,
      jsonb_array_elements(w.examples) with ordinality as e(value, nth), ${formsOfSentence('e')} f
    where w.deleted_at is null
    union all
    select f.value->>'pronunciation' || '|' || (f.value->>'transcription'), 'sentence', f.value->>'hebrew',
      f.value->>'pronunciation', f.value->>'transcription', f.value->>'russian', l.id, l.name, l.lesson_number, 3,
      e.nth::int, f.rank, null, null
    from open_lessons l, jsonb_array_elements(l.proofs) with ordinality as e(value, nth), ${formsOfSentence('e')} f
    union all
    select i.pronunciation || '|' || i.transcription, 'sentence', regexp_replace(i.pronunciation, ${niqqud}, '', 'g'),
      i.pronunciation, i.transcription, i.russian, l.id, l.name, l.lesson_number, 4, r.position, e.nth::int,
      null, null
    from rules r join open_lessons l on l.id = r.lesson_id,
      jsonb_array_elements(r.pairs) with ordinality as e(value, nth),
      lateral (select translate(e.value->'right'->>'pronunciation', '[]', '') as pronunciation,
        e.value->'right'->>'transcription' as transcription, e.value->'right'->>'russian' as russian) i
    where r.deleted_at is null
    union all
    select t.value->>'pronunciation' || '|' || (t.value->>'transcription'), 'sentence',
      regexp_replace(t.value->>'pronunciation', ${niqqud}, '', 'g'), t.value->>'pronunciation',
      t.value->>'transcription', t.value->>'russian', l.id, l.name, l.lesson_number, 5, d.position, t.nth::int,
      d.people->(t.value->>'speaker')::int->>'gender',
      case when t.nth > 1 then (select json_build_object('pronunciation', b->'pronunciation',
          'transcription', b->'transcription', 'russian', b->'russian', 'audioHash', b->'audioHash',
          'gender', d.people->(b->>'speaker')::int->'gender') from (select d.turns->(t.nth::int - 2) as b) one) end
    from dialogues d join open_lessons l on l.id = d.lesson_id,
      jsonb_array_elements(d.turns) with ordinality as t(value, nth)
    where d.deleted_at is null)`;

/** The points that `stripNiqqud` takes away. */
const niqqud = sql.raw(`'[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7]'`);

/** In the order of the course: letters, then each lesson's words, sentences, lines of rules and dialogues. */
const courseOrder = sql`lesson_number, lesson_id nulls first, rank, place, nth`;

/**
 * Common table expressions: `places` with everything in the published course that can be said, once for each lesson
 * with it, and `items` with each of them once, at its first place; `items.at` is its number in the order of the course,
 * `items.only_by` the gender of who says it where that is a role of a dialogue, everywhere of the same gender.
 */
export const courseItems = (): SQL => sql`${coursePlaces()},
  items as (
    select *, row_number() over (order by ${courseOrder}) as at from (
      select distinct on (key) *,
        case when bool_and(gender is not null) over alike and min(gender) over alike = max(gender) over alike
          then gender end as only_by
      from places where key <> '|' window alike as (partition by key) order by key, ${courseOrder}) once)`;

/** True in SQL for an item `i` that this speaker may be asked for: not for a role of the other gender. */
export const isSaidByTheirGender = (speakerId: number): SQL => sql`(i.only_by is null
  or i.only_by = (select s.gender from speakers s where s.user_id = ${speakerId}))`;

/** Letters are not rows of the course. */
const lettersJson = (): string =>
  JSON.stringify(
    letterItems
      .flatMap(({ spokenName, spokenSound, name }) => [
        { ...spokenName, russian: name },
        ...(spokenSound ? [{ ...spokenSound, russian: name }] : []),
      ])
      .map((said, place) => ({
        ...said,
        key: audioKey(said),
        hebrew: stripNiqqud(said.pronunciation),
        place,
      })),
  );
