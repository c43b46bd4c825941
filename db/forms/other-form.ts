import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { skillOfForm } from '../../core/forms/skill-of-form.ts';
import { skillName } from '../../core/forms/skills.ts';
import type { WordFormKey } from '../../core/hebrew/forms/taught-forms.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { courseVerbs } from '../course/verbs.ts';
import { settleForms } from './cards.ts';
import { formWordFields, formWordRow } from './words.ts';

/** What a form answer is named that follows from a review. */
const eventOfOtherForm = (reviewEvent: string): string => `form of ${reviewEvent}`;

type OtherForm = {
  userId: number;
  wordId: number;
  /** The review in which it was typed. */
  eventId: string;
  key: WordFormKey;
  typed: string;
  doneAt: Date;
  /** Of the learner's clock. */
  localTime: string;
  today: ActivityDate;
};

/**
 * Another form of a word was typed than the asked one: a miss for the skill of that form, if it was met, since it was
 * written where it does not belong. A repeat changes nothing. The learner's row must be locked.
 */
export async function missOtherForm(tx: Db, given: OtherForm, now: Date): Promise<void> {
  const { userId, wordId, eventId, key, typed, doneAt, localTime, today } = given;
  const word = await readJson(
    tx,
    'word_of_other_form',
    () => formWordRow().nullable(),
    sql`select (select json_build_object(${formWordFields}) from words w where w.id = ${wordId}) as data`,
  );
  const found = word && skillOfForm(word, key, courseVerbs());
  if (!found) return;
  const skill = skillName(found.skill);
  const isKept = await readJson(
    tx,
    'miss_other_form',
    z.boolean,
    sql`with fresh as (
      insert into form_answers (user_id, event_id, skill, word_id, form, exercise, is_right, typed, done_at,
        local_time, received_at)
      select ${userId}::bigint, ${eventOfOtherForm(eventId)}, ${skill}, ${wordId}::int, ${found.form}, 'type', false,
        ${typed}, ${doneAt.toISOString()}::timestamptz, ${localTime}::timestamp, ${now.toISOString()}::timestamptz
      where exists (select 1 from form_cards where user_id = ${userId} and skill = ${skill})
      on conflict do nothing returning 1)
    select exists (select 1 from fresh) as data`,
  );
  if (isKept) await settleForms(tx, { userId, skill, today });
}

/** The review was taken back: what followed from it for a form does not count any more. The learner's row must be locked. */
export async function forgetOtherForm(
  tx: Db,
  { userId, eventId, today }: Pick<OtherForm, 'userId' | 'eventId' | 'today'>,
): Promise<void> {
  const skills = await readJson(
    tx,
    'skill_of_other_form',
    () => z.array(z.string()),
    sql`select coalesce(json_agg(skill), '[]') as data from form_answers
      where user_id = ${userId} and event_id = ${eventOfOtherForm(eventId)}`,
  );
  for (const skill of skills) await settleForms(tx, { userId, skill, today });
}
