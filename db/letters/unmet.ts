import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { UnmetLetters } from '../../core/letters/unmet.ts';
import { type Db, readJson } from '../connection/client.ts';
import { letterItems } from '../content/letters.ts';

const taughtLetters = JSON.stringify(
  letterItems
    .filter(({ kind }) => kind !== 'point')
    .map(({ key, letter, lesson }) => ({ key, letter, lesson })),
);

/** `unmetLettersJson` as it is returned. */
export const unmetLettersRow = () => z.array(z.string());

/**
 * The letters that published lessons teach and a learner has not met, as JSON: never answered nor claimed, and in none
 * of the words that they learned or took as known. Empty for whoever reads.
 */
export const unmetLettersJson = (userId: SQL): SQL => sql`
  (select coalesce(json_agg(t.letter), '[]')
    from json_to_recordset(${taughtLetters}::json) as t(key text, letter text, lesson text)
    where not exists (select 1 from letter_cards c where c.user_id = ${userId} and c.letter = t.key)
      and exists (select 1 from lessons l where l.key = t.lesson and l.is_published and l.deleted_at is null)
      and not ${isInWords(userId)})`;

/** The letter of the row `t` stands in a word that the learner has learned or taken as known. */
const isInWords = (
  userId: SQL,
): SQL => sql`exists (select 1 from memory_cards c join words w on w.id = c.word_id
        where c.user_id = ${userId} and c.skill = 'produce' and position(t.letter in w.hebrew) > 0)`;

/** The letters, final forms among them, of the words that a learner has learned or taken as known. */
export async function readLettersOfWords(db: Db, userId: number): Promise<ReadonlySet<string>> {
  const letters = await readJson(
    db,
    'letters_of_words',
    unmetLettersRow,
    sql`select coalesce(json_agg(t.letter), '[]') as data
      from json_to_recordset(${taughtLetters}::json) as t(key text, letter text, lesson text)
      where ${isInWords(sql`${userId}::bigint`)}`,
  );
  return new Set(letters);
}

export async function readUnmetLetters(db: Db, userId: number): Promise<UnmetLetters> {
  const unmet = await readJson(
    db,
    'unmet_letters',
    unmetLettersRow,
    sql`select ${unmetLettersJson(sql`${userId}::bigint`)} as data`,
  );
  return new Set(unmet);
}
