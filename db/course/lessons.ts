import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { canOpenLesson } from '../../core/lesson/access.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { type Db, prepareJson, type RowOf } from '../connection/client.ts';
import { hasPremium, isAdminHere, type Visitor } from '../entitlements.ts';
import { voicesJson, voicesRow } from '../voices/lookup.ts';
import { lessonHeadRow } from './catalogue.ts';

const formRow = () =>
  z.object({
    hebrew: z.string(),
    pronunciation: z.string(),
    transcription: z.string(),
    russian: z.string(),
    audioHash: z.string().nullable(),
  });
export const sentenceRow = () =>
  formRow().extend({ feminine: formRow().optional(), masculine: formRow().optional() });
export type LessonSentence = RowOf<typeof sentenceRow>;

/** A word of a phrase, and what it means there. */
const phrasePartRow = () => z.object({ pronunciation: z.string(), russian: z.string() });

export const lessonWordRow = () =>
  z.object({
    id: z.number(),
    hebrew: z.string(),
    pronunciation: z.string(),
    transcription: z.string(),
    transcriptionKept: z.boolean(),
    russian: z.string(),
    gender: z.enum(['m', 'f']).nullable(),
    plural: z.string().nullable(),
    feminine: z.string().nullable(),
    variants: z.array(z.string()),
    /** The author's verb in one line. */
    ownVerb: z.string().nullable(),
    /** A phrase word by word; none for a single word. */
    parts: z.array(phrasePartRow()),
    examples: z.array(sentenceRow()),
    audioHash: z.string().nullable(),
    audioBlobHash: z.string().nullable(),
    /** The stored sound was recorded by a person. */
    isRecorded: z.boolean(),
    handwritingUploadId: z.string().nullable(),
  });
export type LessonWord = RowOf<typeof lessonWordRow>;

/** A word as quizzes and choices need it: core's `QuizWord`. */
export const plainWordRow = () =>
  lessonWordRow().pick({
    id: true,
    hebrew: true,
    pronunciation: true,
    transcription: true,
    russian: true,
    variants: true,
  });

/** A row `w` of words as a LessonWord. */
export const wordJson = sql`json_build_object('id', w.id, 'hebrew', w.hebrew,
  'pronunciation', w.pronunciation, 'transcription', w.transcription, 'transcriptionKept', w.transcription_kept, 'russian', w.russian,
  'gender', w.gender, 'plural', w.plural, 'feminine', w.feminine, 'variants', w.variants, 'ownVerb', w.verb, 'parts', w.parts, 'examples', w.examples,
  'audioHash', w.audio_hash, 'audioBlobHash', w.audio_blob_hash,
  'isRecorded', w.audio_blob_hash is not null and exists (
    select 1 from audio_blobs a where a.hash = w.audio_blob_hash and a.provider = 'upload'),
  'handwritingUploadId', w.handwriting_upload_id)`;

export const wordStateRow = () =>
  z.object({
    wordId: z.number(),
    /** Stage bits done once, and in the current pass. */
    stages: z.number(),
    passStages: z.number(),
  });
export type WordState = RowOf<typeof wordStateRow>;

/** All stages of a word, as a literal. */
const done: SQL = sql.raw(String(allStages));

const lessonRow = () =>
  lessonHeadRow().extend({
    key: z.string(),
    subsectionId: z.number(),
    subsection: z.string(),
    section: z.string(),
    words: z.array(lessonWordRow()),
    proofs: z.array(sentenceRow()),
    /** Rules in the order in which they come; `before` is the word before which one does. */
    rules: z.array(
      z.object({ id: z.number(), key: z.string(), title: z.string(), before: z.number().nullable() }),
    ),
    progress: z.array(wordStateRow()),
    quizPassed: z.boolean(),
    /** Ids of words that were taken as known and are not learned. */
    known: z.array(z.number()),
    isPremium: z.boolean(),
    isAdmin: z.boolean(),
    isPublished: z.boolean(),
    /** Incremented by every edit. */
    revision: z.number(),
    /** An admin requested the lesson for editing: drafts open too. */
    isEditing: z.boolean(),
    /** Published voices of the words and sentences. */
    voices: voicesRow(),
    /** The reader's settings as they are stored. */
    settings: z.unknown(),
  });
export type LessonData = RowOf<typeof lessonRow>;

/** The sentence in `value` of a table, and its other form where it has one, as a table with the same column. */
export const formsOfSentence = (table: string): SQL =>
  sql.raw(`lateral (select * from unnest(array[${table}.value, ${table}.value->'feminine', ${table}.value->'masculine'])
    with ordinality as form(value, rank) where form.value is not null)`);

/** What each word and sentence of the lesson `l` is spoken by (`audioKey` of db/content/sounds/audio-index.ts). */
const spokenKeys: SQL = sql`
  select w.pronunciation || '|' || w.transcription as key from words w
    where w.lesson_id = l.id and w.deleted_at is null
  union select f.value->>'pronunciation' || '|' || (f.value->>'transcription')
    from words w, jsonb_array_elements(w.examples) e, ${formsOfSentence('e')} f
    where w.lesson_id = l.id and w.deleted_at is null
  union select f.value->>'pronunciation' || '|' || (f.value->>'transcription')
    from jsonb_array_elements(l.proofs) e, ${formsOfSentence('e')} f`;

type LessonValues = { userId: number; lessonId: number; isAdminByEnv: boolean; editing: boolean; at: string };

const lessonStatement = prepareJson<LessonValues, LessonData | null>(
  'lesson',
  () => lessonRow().nullable(),
  ({ userId, lessonId, isAdminByEnv, editing, at }) => {
    const isAdmin = isAdminHere({ userId, isAdminByEnv });
    const isEditing = sql`(${editing}::bool and ${isAdmin})`;
    return sql`select (select json_build_object(
      'id', l.id, 'key', l.key, 'name', l.name, 'description', l.description, 'topic', l.topic, 'level', l.level,
      'lessonNumber', l.lesson_number, 'isFree', l.is_free, 'authorName', l.author_name, 'authorLink', l.author_link,
      'proofs', l.proofs, 'subsectionId', b.id, 'subsection', b.name, 'section', s.name,
      'words', (select coalesce(json_agg(${wordJson} order by w.position, w.id), '[]')
        from words w where w.lesson_id = l.id and w.deleted_at is null),
      'rules', (select coalesce(json_agg(json_build_object('id', r.id, 'key', r.key, 'title', r.title, 'before', w.id)
          order by w.position nulls first, r.position, r.id), '[]')
        from rules r left join words w on w.lesson_id = l.id and w.key = r.before_word and w.deleted_at is null
        where r.lesson_id = l.id and r.deleted_at is null),
      'progress', (select coalesce(json_agg(json_build_object('wordId', p.word_id, 'stages', p.stages,
          'passStages', p.pass_stages)), '[]')
        from word_progress p where p.user_id = ${userId} and p.word_id = any (array(
          select id from words where lesson_id = l.id and deleted_at is null))),
      'quizPassed', exists (
        select 1 from quiz_results q where q.user_id = ${userId} and q.lesson_id = l.id and q.passed),
      'known', (select coalesce(json_agg(k.word_id order by k.word_id), '[]') from known_words k
        where k.user_id = ${userId} and k.lesson_id = l.id and not exists (select 1 from word_progress p
          where p.user_id = k.user_id and p.word_id = k.word_id and p.stages = ${done})),
      'isPremium', ${hasPremium(userId, sql`${at}::timestamptz`)}, 'isAdmin', ${isAdmin},
      'isPublished', l.is_published, 'revision', l.revision, 'isEditing', ${isEditing},
      'voices', ${voicesJson(spokenKeys)},
      'settings', (select values from settings where user_id = ${userId}))
    from lessons l join subsections b on b.id = l.subsection_id join sections s on s.id = b.section_id
    where l.id = ${lessonId} and l.deleted_at is null and (l.is_published or ${isEditing})) as data`;
  },
);

/**
 * Reads a published lesson with its words, their published voices and the learner's progress in it, in one statement;
 * the ids of its words are gathered first, or the server would scan the words of the whole course to find them. With
 * `editing` an admin sees drafts too, in which nobody learns; for others it changes nothing.
 * Throws 'not-found'; 'forbidden' with the code premium_required, without revealing a word, when it is locked.
 */
export async function readLesson(
  db: Db,
  {
    userId,
    lessonId,
    isAdminByEnv = false,
    editing = false,
  }: Visitor & { lessonId: number; editing?: boolean },
  now: Date,
): Promise<LessonData> {
  const at = now.toISOString();
  const lesson = await lessonStatement(db, { userId, lessonId, isAdminByEnv, editing, at });
  if (!lesson) throw new DomainError('not-found', { code: 'lesson_not_found' });
  if (!canOpenLesson(lesson, lesson)) throw new DomainError('forbidden', { code: 'premium_required' });
  return lesson;
}
