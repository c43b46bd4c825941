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
import { type Db, readJson } from '../client.ts';
import { lockMemory } from '../memory/cards.ts';
import { courseVerbs } from '../verbs.ts';
import { settleForms } from './cards.ts';
import { formWordFields, formWordRow } from './words.ts';

/** A request for POST /forms/answers with its defaults. */
export type FormAnswerInput = Omit<z.output<typeof SaveFormAnswerRequest>, 'at'> & {
  userId: number;
  /** The learner's IANA zone: whose date the answer has. */
  zone: string;
  /** By the learner's clock; missing means now. */
  at?: Date | undefined;
};

export type SavedFormAnswer = { isRight: boolean; memory: FormMemory };

/**
 * Saves one answer about a form of a word and computes the schedule of its skill again from all answers: neither order
 * of arrival nor repetition makes a difference. What was typed is judged here. A word that was deleted meanwhile still
 * counts: the skill is of the pattern. Earns no points. Throws 'unauthorised' (no such learner), 'invalid' with the
 * field for a word that never was, or that does not have the form.
 */
export async function saveFormAnswer(db: Db, input: FormAnswerInput, now: Date): Promise<SavedFormAnswer> {
  const { userId, zone, skill } = input;
  const today = dateIn(zone, now);
  const isRight = await judge(db, input);
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const stored = await write(tx, input, isRight, now);
    const known = await settleForms(tx, { userId, skill: stored.skill, today });
    return {
      isRight: stored.isRight,
      memory: known.get(stored.skill) ?? rememberForm(skill, [], today),
    };
  });
}

async function judge(
  db: Db,
  { skill, wordId, form, exercise, result, typed }: FormAnswerInput,
): Promise<boolean> {
  const asked = readSkill(skill);
  if (!asked) throw new DomainError('invalid', { field: 'skill' });
  const word = await readJson(
    db,
    'form_word',
    () => formWordRow().nullable(),
    sql`select (select json_build_object(${formWordFields}) from words w where w.id = ${wordId}) as data`,
  );
  if (!word) throw new DomainError('invalid', { field: 'wordId' });
  const answer = askedForm(asked, form, word, courseVerbs());
  if (!answer) throw new DomainError('invalid', { field: 'form' });
  return exercise === 'type' && typed !== undefined
    ? judgeForm(typed, answer, []).isRight
    : result === 'right';
}

const storedRow = () => z.object({ skill: z.string(), isRight: z.boolean() });

/**
 * Returns the answer as it stands: that of the first time for an event that was saved before. Of each skill so many
 * answers are kept of one server day (`maxAnswersPerDay`).
 */
function write(tx: Db, input: FormAnswerInput, isRight: boolean, now: Date) {
  const { userId, zone, eventId, skill, wordId, form, exercise, typed, ms } = input;
  const doneAt = input.at === undefined ? now : believedMoment(input.at, now);
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
