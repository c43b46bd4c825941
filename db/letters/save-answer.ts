import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { SaveLetterAnswerRequest } from '../../core/contracts/letters.ts';
import { DomainError } from '../../core/errors.ts';
import { checkedExercises } from '../../core/letters/steps.ts';
import type { Award } from '../../core/points/awards.ts';
import { maxAnswersPerDay, serverDay } from '../../core/points/day-limits.ts';
import { believedMoment, dateIn, wallTimeIn } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { letterItems } from '../content/letters.ts';
import { lockMemory } from '../memory/cards.ts';
import { awardRow } from '../rewards/achievements.ts';
import { settleLetters } from './cards.ts';
import { knowledgeOf, type LetterKnowledge } from './state.ts';

/** A request for POST /letters/answers with its defaults. */
export type LetterAnswerInput = Omit<z.output<typeof SaveLetterAnswerRequest>, 'at'> & {
  userId: number;
  /** The learner's IANA zone: whose date the answer has. */
  zone: string;
  /** By the learner's clock; missing means now. */
  at?: Date | undefined;
};

export type SavedLetterAnswer = {
  letters: Map<string, LetterKnowledge>;
  awarded: Award[];
  points: number;
};

const knownKeys = new Set(letterItems.map(({ key }) => key));
/** The alphabet is complete with these: 22 letters and five final forms. */
const alphabetKeys = letterItems.filter(({ kind }) => kind !== 'point').map(({ key }) => key);

/**
 * Saves one answer about a letter, or the learner's word that they know some, and computes their schedules again from
 * all answers: neither order of arrival nor repetition makes a difference. Earns no points; the answer with which every
 * letter and final form has been answered right once brings the achievement of the alphabet. Of each letter so many
 * answers are kept of one server day (`maxAnswersPerDay`).
 * Throws 'unauthorised' (no such learner), 'invalid' with the field for a letter that does not exist.
 */
export async function saveLetterAnswer(
  db: Db,
  input: LetterAnswerInput,
  now: Date,
): Promise<SavedLetterAnswer> {
  const { userId, zone, chosen } = input;
  const letters = [...new Set(input.letters)];
  if (letters.some((key) => !knownKeys.has(key))) throw new DomainError('invalid', { field: 'letters' });
  if (letters.length > 1 && input.event !== 'claim') throw new DomainError('invalid', { field: 'letters' });
  if (chosen !== undefined && !knownKeys.has(chosen)) throw new DomainError('invalid', { field: 'chosen' });
  const today = dateIn(zone, now);
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const written = await write(tx, { ...input, letters }, now);
    const known = await settleLetters(tx, { userId, letters, today });
    return {
      letters: new Map(letters.map((key) => [key, known.get(key) ?? knowledgeOf(key, [], today)])),
      ...written,
    };
  });
}

const writtenRow = () => z.object({ points: z.number(), awarded: z.array(awardRow()) });

function write(tx: Db, input: LetterAnswerInput, now: Date): Promise<{ points: number; awarded: Award[] }> {
  const { userId, zone, eventId, event, result, chosen, ms, letters } = input;
  const doneAt = input.at === undefined ? now : believedMoment(input.at, now);
  const at = sql`${now.toISOString()}::timestamptz`;
  const checked = sql`(select json_array_elements_text(${JSON.stringify(checkedExercises)}::json))`;
  const alphabet = sql`json_array_elements_text(${JSON.stringify(alphabetKeys)}::json)`;
  const adds = result === 'right' && (checkedExercises as readonly string[]).includes(event);
  return readJson(
    tx,
    'save_letter_answer',
    writtenRow,
    sql`with fresh as (
      insert into letter_answers (user_id, event_id, letter, event, is_right, chosen, ms, done_at, local_time, received_at)
      select ${userId}::bigint, ${eventId}, letter, ${event}, ${result === 'right'}::boolean, ${chosen ?? null}::text,
        ${ms ?? null}::int, ${doneAt.toISOString()}::timestamptz, ${wallTimeIn(zone, doneAt)}::timestamp, ${at}
      from json_array_elements_text(${JSON.stringify(letters)}::json) as letter(letter)
      where (select count(*) from letter_answers a where a.user_id = ${userId} and a.letter = letter.letter
        and a.received_at >= ${serverDay(now)}::timestamp at time zone 'UTC') < ${maxAnswersPerDay}::int
      on conflict do nothing returning letter),
    grant_of as (
      insert into achievements (user_id, achievement, ref, points, at)
      select ${userId}::bigint, 'alphabet', 'all', 0, ${at}
      where ${adds}::boolean and exists (select 1 from fresh) and not exists (
        select 1 from ${alphabet} as wanted(letter) where letter not in (select letter from fresh) and not exists (
          select 1 from letter_answers a where a.user_id = ${userId} and a.letter = wanted.letter and a.is_right
            and a.event in ${checked}))
      on conflict do nothing returning ref)
    select json_build_object('points', (select points from users where id = ${userId}),
      'awarded', (select coalesce(json_agg(json_build_object('reason', 'alphabet', 'ref', ref, 'points', 0)), '[]')
        from grant_of)) as data`,
  );
}
