import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { allStages } from '../../core/lesson/stages.ts';
import { firmFromDays } from '../../core/memory/schedule.ts';
import { type OwnState, ownStates } from '../../core/own-words/states.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { lessonWordRow, wordStateRow } from '../course/lessons.ts';
import { isKept } from '../memory/visible.ts';
import { ownWordJson } from './own-word-json.ts';

const ownWordRow = () =>
  lessonWordRow().extend({
    sentence: z.string().nullable(),
    state: z.enum(ownStates),
    due: z.string().nullable(),
    /** ISO. */
    addedAt: z.string(),
  });
/** An own word as its owner sees it in the list. */
export type OwnWord = RowOf<typeof ownWordRow>;

/** `OwnWord` of a row `o`, with what the learner knows of it. */
const listedJson = sql`(${ownWordJson})::jsonb || (
  select jsonb_build_object('sentence', o.sentence, 'addedAt', o.added_at, 'due', k.due,
    'state', case when k.stability >= ${sql.raw(String(firmFromDays))} then ${'firm' satisfies OwnState}::text
      when p.stages = ${sql.raw(String(allStages))} then ${'learned' satisfies OwnState}::text
      when p.stages > 0 then ${'learning' satisfies OwnState}::text else ${'new' satisfies OwnState}::text end)
  from (select min(c.due) as due, min(c.stability) as stability from memory_cards c
    where c.user_id = o.user_id and c.word_id = o.id and ${isKept}) k
  left join word_progress p on p.user_id = o.user_id and p.word_id = o.id)`;

const wordsOf = (db: Db, name: string, where: SQL): Promise<OwnWord[]> =>
  readJson(
    db,
    name,
    () => z.array(ownWordRow()),
    sql`select coalesce(json_agg(t.word order by t.id desc), '[]') as data from (
      select ${listedJson} as word, o.id from own_words o where ${where}) t`,
  );

/** `lower()` leaves Cyrillic as it is in a database whose locale is C. */
const lowerCased = (column: SQL): SQL =>
  sql`translate(lower(${column}), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя')`;

export type OwnWordPage = {
  userId: number;
  /** The words before this one. */
  before?: number | undefined;
  limit: number;
  /** Only those with this text in them. */
  text?: string | undefined;
};

/** A page of a learner's own words, the newest first. */
export function readOwnWords(db: Db, { userId, before, limit, text = '' }: OwnWordPage): Promise<OwnWord[]> {
  const wanted = text.toLowerCase();
  const has = (column: SQL) => sql`strpos(${lowerCased(column)}, ${wanted}::text) > 0`;
  return wordsOf(
    db,
    'own_words',
    sql`o.id = any(array(select id from own_words o where o.user_id = ${userId} and o.removed_at is null
      and (${before ?? null}::int is null or o.id < ${before ?? null}::int)
      and (${text}::text = '' or ${has(sql`o.hebrew`)} or ${has(sql`o.pronunciation`)} or ${has(sql`o.russian`)}
        or ${has(sql`o.transcription`)})
      order by o.id desc limit ${limit}::int))`,
  );
}

/** Those of these ids that the learner keeps, the newest first. */
export function readOwnWordsById(
  db: Db,
  { userId, ids }: { userId: number; ids: readonly number[] },
): Promise<OwnWord[]> {
  return wordsOf(
    db,
    'own_words_by_id',
    sql`o.user_id = ${userId} and o.removed_at is null
      and o.id = any(array(select json_array_elements_text(${JSON.stringify(ids)}::json)::int))`,
  );
}

/** Those with one of these spellings (comparable Hebrew), for what looks words up by their letters. */
export function findOwnWords(
  db: Db,
  { userId, spellings }: { userId: number; spellings: readonly string[] },
): Promise<OwnWord[]> {
  const wanted = sql`array(select json_array_elements_text(${JSON.stringify(spellings)}::json))`;
  return wordsOf(
    db,
    'own_words_by_spelling',
    sql`o.user_id = ${userId} and o.removed_at is null and (o.hebrew = any(${wanted}) or o.variants && ${wanted})`,
  );
}

const roundRow = () => z.object({ words: z.array(lessonWordRow()), progress: z.array(wordStateRow()) });

/** The oldest own words that are not learned yet, as many as a round of the trainer has, with their progress. */
export function readOwnRound(
  db: Db,
  { userId, limit }: { userId: number; limit: number },
): Promise<RowOf<typeof roundRow>> {
  return readJson(
    db,
    'own_round',
    roundRow,
    sql`with round as (
      select o.*, p.stages, p.pass_stages from own_words o
        left join word_progress p on p.user_id = o.user_id and p.word_id = o.id
      where o.user_id = ${userId} and o.removed_at is null
        and coalesce(p.stages, 0) <> ${sql.raw(String(allStages))}
      order by o.id limit ${limit}::int)
    select json_build_object(
      'words', (select coalesce(json_agg(${ownWordJson} order by o.id), '[]') from round o),
      'progress', (select coalesce(json_agg(json_build_object('wordId', o.id, 'stages', o.stages,
        'passStages', o.pass_stages) order by o.id), '[]') from round o where o.stages is not null)) as data`,
  );
}
