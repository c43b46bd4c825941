import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { maxOwnWords, restoreHours } from '../../core/own-words/limits.ts';
import { type Db, readJson } from '../connection/client.ts';
import { lockMemory } from '../memory/cards.ts';
import { type OwnWord, readOwnWordsById } from './read-words.ts';
import { requireUnique } from './unique-word.ts';

type OfLearner = { userId: number; wordId: number };

/**
 * Deletes an own word: it is nowhere from then on, and can be brought back for a day. A repeat changes nothing.
 * Throws 'unauthorised', 'not-found' own_word_not_found.
 */
export async function removeOwnWord(db: Db, { userId, wordId }: OfLearner, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    await purgeRemoved(tx, userId, now);
    const { rows } = await tx.execute(sql`update own_words
      set removed_at = coalesce(removed_at, ${now.toISOString()}::timestamptz)
      where id = ${wordId} and user_id = ${userId} returning id`);
    if (rows.length === 0) throw notFound();
  });
}

/**
 * Brings a deleted word back with all that was learned of it. A repeat changes nothing.
 * Throws 'unauthorised', 'not-found' own_word_not_found, 'conflict' own_word_kept, 'limit' own_words_full.
 */
export async function restoreOwnWord(db: Db, { userId, wordId }: OfLearner, now: Date): Promise<OwnWord> {
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    await purgeRemoved(tx, userId, now);
    const found = await readJson(
      tx,
      'own_word_to_restore',
      () =>
        z
          .object({ hebrew: z.string(), russian: z.string(), isRemoved: z.boolean(), words: z.number() })
          .nullable(),
      sql`select (select json_build_object('hebrew', hebrew, 'russian', russian, 'isRemoved', removed_at is not null,
          'words', (select count(*) from own_words where user_id = ${userId} and removed_at is null))
        from own_words where id = ${wordId} and user_id = ${userId}) as data`,
    );
    if (!found) throw notFound();
    if (found.isRemoved) {
      if (found.words >= maxOwnWords) throw new DomainError('limit', { code: 'own_words_full' });
      await requireUnique(tx, { userId, wordId, ...found });
      await tx.execute(
        sql`update own_words set removed_at = null where id = ${wordId} and user_id = ${userId}`,
      );
    }
    const [word] = await readOwnWordsById(tx, { userId, ids: [wordId] });
    if (!word) throw notFound();
    return word;
  });
}

const notFound = () => new DomainError('not-found', { code: 'own_word_not_found' });

/**
 * Deletes for good what can no longer be brought back, with its schedules; answers stay, by the number of the word alone:
 * the days on which they were given count. The learner's row must be locked.
 */
export async function purgeRemoved(tx: Db, userId: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - restoreHours * 3_600_000).toISOString();
  await readJson(
    tx,
    'purge_own_words',
    z.number,
    sql`with gone as (
      delete from own_words where user_id = ${userId} and removed_at < ${before}::timestamptz returning id),
    cards as (delete from memory_cards where user_id = ${userId} and word_id in (select id from gone)),
    progress as (delete from word_progress where user_id = ${userId} and word_id in (select id from gone))
    select count(*)::int as data from gone`,
  );
}
