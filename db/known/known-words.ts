import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { mostKnownWordsPerDay } from '../../core/memory/known.ts';
import { serverDay } from '../../core/points/day-limits.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { readWordAnswers } from '../memory/answers.ts';
import { cardRowsOf, deleteCards, lockMemory, writeCards } from '../memory/cards.ts';
import { knownWords } from '../schema/index.ts';
import { readSettings } from '../settings.ts';

const countsRow = () =>
  z.object({
    /** Taken as known and not learned since. */
    total: z.number(),
    /** That may still be taken on this server day. */
    leftToday: z.number(),
  });
export type KnownCounts = RowOf<typeof countsRow>;

/** How many words the learner has taken as known, and how many more they may today. */
export function readKnownCounts(db: Db, userId: number, now: Date): Promise<KnownCounts> {
  return readJson(
    db,
    'known_counts',
    countsRow,
    sql`select json_build_object(
      'total', count(*) filter (where coalesce(p.stages, 0) <> ${allStages}),
      'leftToday', greatest(0, ${mostKnownWordsPerDay}::int
        - count(*) filter (where k.server_day = ${serverDay(now)}::text))) as data
      from known_words k left join word_progress p on p.user_id = k.user_id and p.word_id = k.word_id
      where k.user_id = ${userId}`,
  );
}

export type TakeKnownInput = {
  userId: number;
  /** The learner's IANA zone: whose date the schedules begin on. */
  zone: string;
  /** Open lessons in the order of the course: their words are taken in this order. */
  lessonIds: readonly number[];
};

const takenRow = () => z.object({ taken: z.array(z.number()), waiting: z.number() });

/**
 * Takes the words of lessons as known, as many as the server day allows: their schedules begin, nothing is earned.
 * Words that are learned, or known already, are left alone, so that a repeated call and a second device change nothing.
 * Throws 'unauthorised' when there is no such learner.
 */
export async function takeKnown(
  db: Db,
  { userId, zone, lessonIds }: TakeKnownInput,
  now: Date,
): Promise<KnownCounts & { taken: number; waiting: number }> {
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const { leftToday } = await readKnownCounts(tx, userId, now);
    const ids = sql`array(select json_array_elements_text(${JSON.stringify(lessonIds)}::json)::int)`;
    const { taken, waiting } = await readJson(
      tx,
      'take_known',
      takenRow,
      sql`with candidates as (
        select w.id, w.lesson_id, row_number() over (
          order by array_position(${ids}, w.lesson_id), w.position, w.id) as place
        from words w where w.lesson_id = any(${ids}) and w.deleted_at is null
          and not exists (select 1 from known_words k where k.user_id = ${userId} and k.word_id = w.id)
          and not exists (select 1 from word_progress p where p.user_id = ${userId} and p.word_id = w.id
            and p.stages = ${allStages})),
      taken as (
        insert into known_words (user_id, known_at, word_id, lesson_id, date, server_day)
        select ${userId}::bigint, ${now.toISOString()}::timestamptz, id, lesson_id, ${dateIn(zone, now)}::date,
          ${serverDay(now)}::text
        from candidates where place <= ${leftToday}::int on conflict do nothing returning word_id)
      select json_build_object('taken', (select coalesce(json_agg(word_id), '[]') from taken),
        'waiting', (select count(*) from candidates where place > ${leftToday}::int)) as data`,
    );
    await refreshCards(tx, userId, taken);
    return { ...(await readKnownCounts(tx, userId, now)), taken: taken.length, waiting };
  });
}

/**
 * Makes words that were taken as known new again, all of them or one; what was learned stays, with the schedule that
 * follows from its lesson. Throws 'unauthorised' when there is no such learner.
 */
export async function forgetKnown(
  db: Db,
  { userId, wordId }: { userId: number; wordId?: number | undefined },
  now: Date,
): Promise<KnownCounts> {
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const rows = await tx
      .delete(knownWords)
      .where(
        and(eq(knownWords.userId, userId), wordId === undefined ? undefined : eq(knownWords.wordId, wordId)),
      )
      .returning({ wordId: knownWords.wordId });
    await refreshCards(
      tx,
      userId,
      rows.map(({ wordId }) => wordId),
    );
    return readKnownCounts(tx, userId, now);
  });
}

/** Computes the schedules of words again; those that have none any more lose their cards. */
async function refreshCards(tx: Db, userId: number, wordIds: readonly number[]): Promise<void> {
  if (wordIds.length === 0) return;
  const { retention } = await readSettings(tx, userId);
  const words = await readWordAnswers(tx, { userId, wordIds });
  const cards = words.flatMap((word) => cardRowsOf(word, retention));
  const kept = new Set(cards.map(({ wordId }) => wordId));
  const gone = wordIds.filter((id) => !kept.has(id));
  if (gone.length > 0) await deleteCards(tx, userId, gone);
  await writeCards(tx, userId, cards);
}
