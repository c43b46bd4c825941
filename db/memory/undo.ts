import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { forgetOtherForm } from '../forms/other-form.ts';
import { cardRowsOf, lockMemory, writeCards } from './cards.ts';
import { askedCards, memoryOf, readWordFacts, type WordMemory } from './review.ts';

const factsRow = () =>
  z.object({
    wordId: z.number(),
    isUndone: z.boolean(),
    isLast: z.boolean(),
    /** The answer earned its point: the ledger never falls, so the answer stays. */
    hasEarned: z.boolean(),
  });
type Facts = RowOf<typeof factsRow>;

/**
 * Takes back the learner's last review: a slip of the finger must not bring a word back tomorrow. The answer stays
 * where it is, marked; the schedules are computed as if it had not been given. Only the latest one, and only while it
 * earned nothing. A repeat changes nothing.
 * Throws 'unauthorised', 'not-found' review_not_found, 'conflict' review_not_last or review_earned.
 */
export async function undoReview(
  db: Db,
  input: { userId: number; zone: string; eventId: string },
  now: Date,
): Promise<WordMemory> {
  const { userId, zone, eventId } = input;
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const facts = await readFacts(tx, input);
    if (!facts) throw new DomainError('not-found', { code: 'review_not_found' });
    const { wordId } = facts;
    if (!facts.isUndone) {
      if (facts.hasEarned) throw new DomainError('conflict', { code: 'review_earned' });
      if (!facts.isLast) throw new DomainError('conflict', { code: 'review_not_last' });
      await tx.execute(sql`insert into reviews_undone (user_id, event_id, at)
        values (${userId}, ${eventId}, ${now.toISOString()}::timestamptz) on conflict do nothing`);
      await forgetOtherForm(tx, { userId, eventId, today: dateIn(zone, now) });
    }
    const { word, retention, isHeard } = await readWordFacts(tx, { userId, wordId }, now);
    const cards = cardRowsOf(word, retention);
    await writeCards(tx, userId, cards);
    return memoryOf(wordId, askedCards(cards, isHeard));
  });
}

function readFacts(tx: Db, { userId, eventId }: { userId: number; eventId: string }): Promise<Facts | null> {
  return readJson(
    tx,
    'review_to_undo',
    () => factsRow().nullable(),
    sql`select (select json_build_object('wordId', a.word_id,
      'isUndone', exists (select 1 from reviews_undone x where x.user_id = a.user_id and x.event_id = a.event_id),
      'hasEarned', exists (select 1 from ledger l where l.user_id = a.user_id and l.reason = 'review'
        and l.ref like a.word_id::text || ':%' and l.event_id = a.event_id),
      'isLast', not exists (select 1 from stage_answers b where b.user_id = a.user_id and b.exercise is not null
        and b.local_time >= a.local_time and (b.done_at, b.event_id) > (a.done_at, a.event_id)
        and not exists (select 1 from reviews_undone x where x.user_id = b.user_id and x.event_id = b.event_id)))
      from stage_answers a where a.user_id = ${userId} and a.event_id = ${eventId} and a.exercise is not null
      limit 1) as data`,
  );
}
