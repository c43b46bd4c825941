import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readableDistractors, type UnmetLetters } from '../../core/letters/unmet.ts';
import type { Task } from '../../core/memory/plan.ts';
import { ownLessonId } from '../../core/own-words/limits.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { lessonWordRow, plainWordRow, wordJson } from '../course/lessons.ts';
import { ownWordJson } from '../own-words/own-word-json.ts';

const learnedWordRow = () => lessonWordRow().extend({ lessonId: z.number() });
export type LearnedWord = RowOf<typeof learnedWordRow>;

/** Words as far as they are (still) taught, and own ones of this learner as far as they are kept. */
export async function readWords(
  db: Db,
  { userId, wordIds }: { userId: number; wordIds: readonly number[] },
): Promise<LearnedWord[]> {
  if (wordIds.length === 0) return [];
  const isWanted = (id: SQL) =>
    sql`${id} = any(array(select json_array_elements_text(${JSON.stringify([...new Set(wordIds)])}::json)::int))`;
  return readJson(
    db,
    'taught_words',
    () => z.array(learnedWordRow()),
    sql`select coalesce(json_agg(t.word order by t.id), '[]') as data from (
      select (${wordJson})::jsonb || jsonb_build_object('lessonId', w.lesson_id) as word, w.id
      from words w join lessons l on l.id = w.lesson_id
      where ${isWanted(sql`w.id`)} and w.deleted_at is null and l.is_published and l.deleted_at is null
      union all
      select (${ownWordJson})::jsonb || jsonb_build_object('lessonId', ${ownLessonId}::int), o.id
      from own_words o
      where ${isWanted(sql`o.id`)} and o.user_id = ${userId} and o.removed_at is null) t`,
  );
}

/** How many additional words are enough for every choice. */
const distractorLimit = sql.raw('40');

/**
 * More words for the choices of a session's tasks, learned ones first, then those of free lessons. While there are
 * letters that the learner has not met, these words are without them as far as there are enough.
 */
export async function readDistractors(
  db: Db,
  userId: number,
  { tasks, words, unmet }: { tasks: readonly Task[]; words: readonly LearnedWord[]; unmet: UnmetLetters },
): Promise<RowOf<typeof plainWordRow>[]> {
  if (tasks.length === 0) return [];
  const wordIds = JSON.stringify(idsIn(tasks));
  const spelled = JSON.stringify(words.map(({ hebrew }) => hebrew));
  const strange = [...unmet].join('');
  const isStrange = sql`length(translate(hebrew, ${strange}::text, '')) < length(hebrew)`;
  const distractors = await readJson(
    db,
    'distractors',
    () => z.array(plainWordRow()),
    sql`with others as (
      select distinct on (w.hebrew) w.*, c.word_id is not null as is_learned from words w
        join lessons l on l.id = w.lesson_id
        left join memory_cards c on c.user_id = ${userId} and c.word_id = w.id and c.skill = 'produce'
      where w.id <> all(array(select json_array_elements_text(${wordIds}::json)::int))
        and w.deleted_at is null and l.is_published and l.deleted_at is null
        and (c.word_id is not null or l.is_free)
        and w.hebrew <> all(array(select json_array_elements_text(${spelled}::json)))
      order by w.hebrew, c.word_id nulls last)
    select coalesce(json_agg(json_build_object('id', o.id, 'hebrew', o.hebrew, 'pronunciation', o.pronunciation,
        'transcription', o.transcription, 'russian', o.russian, 'variants', o.variants)), '[]') as data
      from (select * from others order by is_learned desc, ${isStrange}, md5(id::text || ${wordIds}::text)
        limit ${distractorLimit}) o`,
  );
  return readableDistractors(distractors, { unmet, others: words.length - 1 });
}

/** Every word that a task names, once. */
export const idsIn = (tasks: readonly Pick<Task, 'wordId' | 'rivalId'>[]): number[] => [
  ...new Set(tasks.flatMap(({ wordId, rivalId }) => (rivalId === undefined ? [wordId] : [wordId, rivalId]))),
];
