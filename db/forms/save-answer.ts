import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { SaveFormAnswerRequest } from '../../core/contracts/forms.ts';
import { DomainError } from '../../core/errors.ts';
import { askedForm } from '../../core/forms/inflect.ts';
import { judgeForm } from '../../core/forms/judge.ts';
import { readSkill } from '../../core/forms/skills.ts';
import { type FormMemory, rememberForm } from '../../core/memory/forms.ts';
import { maxAnswersPerDay, serverDay } from '../../core/points/day-limits.ts';
import { believedMoment, dateIn, wallTimeIn } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { wasOpenTo, wasTaught } from '../course/course-words.ts';
import { courseVerbs } from '../course/verbs.ts';
import type { Visitor } from '../entitlements.ts';
import { lockMemory } from '../memory/cards.ts';
import { settleForms } from './cards.ts';
import { formWordFields, formWordRow } from './words.ts';

/** A request for POST /forms/answers with its defaults. */
export type FormAnswerInput = Visitor &
  Omit<z.output<typeof SaveFormAnswerRequest>, 'at'> & {
    /** The learner's IANA zone: whose date the answer has. */
    zone: string;
    /** By the learner's clock; missing means now. */
    at?: Date | undefined;
  };

export type SavedFormAnswer = { isRight: boolean; memory: FormMemory };

/**
 * Saves one answer about a form of a word and computes the schedule of its skill again from all answers: neither order
 * of arrival nor repetition makes a difference. What was typed is judged here. The word must have been open to the
 * learner when it was asked, or be one that they have learned: nobody else may try its forms. Earns no points. The same
 * form of a verb with the same Russian is no answer: nothing is saved.
 * Throws 'unauthorised' (no such learner), 'not-found' word_not_found, 'forbidden' premium_required, 'invalid' with the
 * field for a word that does not have the form.
 */
export async function saveFormAnswer(db: Db, input: FormAnswerInput, now: Date): Promise<SavedFormAnswer> {
  const { userId, zone, skill } = input;
  const today = dateIn(zone, now);
  const outcome = await judge(db, input, now);
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const isAnswer = outcome !== 'synonym';
    const stored = isAnswer ? await write(tx, input, outcome === 'right', now) : { skill, isRight: false };
    const known = await settleForms(tx, { userId, skill: stored.skill, today });
    return {
      isRight: stored.isRight,
      memory: known.get(stored.skill) ?? rememberForm(skill, [], today),
    };
  });
}

const momentOf = ({ at }: FormAnswerInput, now: Date): Date =>
  at === undefined ? now : believedMoment(at, now);

const askedWordRow = () => formWordRow().extend({ isTaught: z.boolean(), isOpen: z.boolean() }).nullable();

async function judge(db: Db, input: FormAnswerInput, now: Date): Promise<'right' | 'wrong' | 'synonym'> {
  const { userId, skill, wordId, form, exercise, result, typed } = input;
  const asked = readSkill(skill);
  if (!asked) throw new DomainError('invalid', { field: 'skill' });
  const doneAt = sql`${momentOf(input, now).toISOString()}::timestamptz`;
  const moments = { doneAt, now: sql`${now.toISOString()}::timestamptz` };
  const isLearned = sql`exists (
    select 1 from memory_cards c where c.user_id = ${userId} and c.word_id = w.id)`;
  const word = await readJson(
    db,
    'form_word',
    askedWordRow,
    sql`select (select json_build_object(${formWordFields}, 'isTaught', ${isLearned} or ${wasTaught(doneAt)},
        'isOpen', ${isLearned} or ${wasOpenTo(input, moments)})
      from words w join lessons l on l.id = w.lesson_id where w.id = ${wordId}) as data`,
  );
  if (!word?.isTaught) throw new DomainError('not-found', { code: 'word_not_found' });
  if (!word.isOpen) throw new DomainError('forbidden', { code: 'premium_required' });
  const answer = askedForm(asked, form, word, courseVerbs());
  if (!answer) throw new DomainError('invalid', { field: 'form' });
  if (exercise !== 'type' || typed === undefined) return result;
  const { isRight, isSynonym } = judgeForm(typed, answer, []);
  return isSynonym ? 'synonym' : isRight ? 'right' : 'wrong';
}

const storedRow = () => z.object({ skill: z.string(), isRight: z.boolean() });

/**
 * Returns the answer as it stands: that of the first time for an event that was saved before. Of each skill so many
 * answers are kept of one server day (`maxAnswersPerDay`).
 */
function write(tx: Db, input: FormAnswerInput, isRight: boolean, now: Date) {
  const { userId, zone, eventId, skill, wordId, form, exercise, typed, ms } = input;
  const doneAt = momentOf(input, now);
  return readJson(
    tx,
    'save_form_answer',
    storedRow,
    sql`with fresh as (
      insert into form_answers (user_id, event_id, skill, word_id, form, exercise, is_right, typed, ms, done_at,
        local_time, received_at)
      select ${userId}::bigint, ${eventId}, ${skill}, ${wordId}::int, ${form}, ${exercise}, ${isRight}::boolean,
        ${typed ?? null}::text, ${ms ?? null}::int, ${doneAt.toISOString()}::timestamptz,
        ${wallTimeIn(zone, doneAt)}::timestamp, ${now.toISOString()}::timestamptz
      where (select count(*) from form_answers kept where kept.user_id = ${userId} and kept.skill = ${skill}
        and kept.received_at >= ${serverDay(now)}::timestamp at time zone 'UTC') < ${maxAnswersPerDay}::int
      on conflict do nothing)
    select coalesce((select json_build_object('skill', skill, 'isRight', is_right) from form_answers
        where user_id = ${userId} and event_id = ${eventId}),
      json_build_object('skill', ${skill}::text, 'isRight', ${isRight}::boolean)) as data`,
  );
}
