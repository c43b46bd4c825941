import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { letterScheduleVersion } from '../../core/memory/letters.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { readLetterAnswers } from './answers.ts';
import { knowledgeOf, type LetterKnowledge } from './state.ts';

/** Writes the schedules of letters over those that were there. The learner's row must be locked. */
async function writeLetterCards(
  tx: Db,
  userId: number,
  known: ReadonlyMap<string, LetterKnowledge>,
): Promise<void> {
  const rows = [...known].map(([letter, { due, sureness, answers, phase }]) => ({
    letter,
    due,
    sureness,
    answers,
    isLearning: phase === 'learning',
  }));
  if (rows.length === 0) return;
  await readJson(
    tx,
    'write_letter_cards',
    z.number,
    sql`with written as (
      insert into letter_cards (user_id, letter, due, sureness, answers, version, is_learning)
      select ${userId}::bigint, c.letter, c.due, c.sureness, least(c.answers, 32767), ${letterScheduleVersion}::smallint,
        c."isLearning"
      from json_to_recordset(${JSON.stringify(rows)}::json) as c(letter text, due date, sureness real, answers int,
        "isLearning" boolean)
      on conflict (user_id, letter) do update set due = excluded.due, sureness = excluded.sureness,
        answers = excluded.answers, version = excluded.version, is_learning = excluded.is_learning
      returning 1)
    select count(*)::int as data from written`,
  );
}

/** Computes the schedules of the given letters (or of all that were answered) again from their answers. */
export async function settleLetters(
  tx: Db,
  { userId, letters, today }: { userId: number; letters?: readonly string[]; today: ActivityDate },
): Promise<Map<string, LetterKnowledge>> {
  const answers = await readLetterAnswers(tx, { userId, ...(letters ? { letters } : {}) });
  const known = new Map([...answers].map(([key, given]) => [key, knowledgeOf(key, given, today)]));
  await writeLetterCards(tx, userId, known);
  return known;
}

/** The keys of letters that a learner has met, or claimed. */
export async function readMetLetters(db: Db, userId: number): Promise<ReadonlySet<string>> {
  const letters = await readJson(
    db,
    'met_letters',
    () => z.array(z.string()),
    sql`select coalesce(json_agg(letter), '[]') as data from letter_cards where user_id = ${userId}::bigint`,
  );
  return new Set(letters);
}
