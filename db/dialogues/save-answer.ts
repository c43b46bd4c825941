import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { SaveDialogueAnswerRequest } from '../../core/contracts/dialogues.ts';
import type { DialogueState } from '../../core/dialogues/events.ts';
import { dialogueState } from '../../core/dialogues/state.ts';
import { DomainError } from '../../core/errors.ts';
import { maxAnswersPerDay, serverDay } from '../../core/points/day-limits.ts';
import { believedMoment, countingDate, dateIn, wallTimeIn } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { wasLessonOpenTo, wasShown } from '../course/course-words.ts';
import type { Visitor } from '../entitlements.ts';
import { lockMemory } from '../memory/cards.ts';
import { recordDay } from '../rewards/streaks.ts';
import { reviewSaidWords } from './line-evidence.ts';
import { stepsJson, stepsRow } from './read-dialogues.ts';

/** A request for POST /dialogues/{id}/answers with its defaults. */
export type DialogueAnswerInput = Visitor &
  Omit<z.output<typeof SaveDialogueAnswerRequest>, 'at'> & {
    dialogueId: number;
    /** The learner's IANA zone: whose date the answer has. */
    zone: string;
    /** By the learner's clock; missing means now. */
    at?: Date | undefined;
  };

/**
 * Saves what was done in a dialogue and returns what the learner knows of it now: neither order of arrival nor
 * repetition makes a difference. Earns no points; a question or a role makes the day one of activity, and a line that was
 * said reviews its words (`reviewSaidWords`). The dialogue must have been shown and open to the learner then. Of each
 * dialogue so many answers are kept of one server day (`maxAnswersPerDay`).
 * Throws 'unauthorised' (no such learner), 'not-found' dialogue_not_found, 'forbidden' premium_required.
 */
export async function saveDialogueAnswer(
  db: Db,
  input: DialogueAnswerInput,
  now: Date,
): Promise<DialogueState> {
  const { userId, dialogueId, zone, eventId } = input;
  const doneAt = momentOf(input, now);
  const saved = await db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const { questions } = await requireOpenDialogue(tx, input, now);
    const { isFresh, isFirstOfDay } = await write(tx, input, now);
    if (isFresh) await reviewSaidWords(tx, { ...input, doneAt, date: dateIn(zone, doneAt) }, now);
    const statement = sql`select ${stepsJson({ userId, dialogueId })} as data`;
    const steps = await readJson(tx, 'dialogue_steps', stepsRow, statement);
    return { state: dialogueState(steps, questions), isFirstOfDay };
  });
  if (saved.isFirstOfDay) {
    await recordDay(db, { userId, date: countingDate(zone, doneAt, now), eventId }, now);
  }
  return saved.state;
}

const momentOf = ({ at }: DialogueAnswerInput, now: Date): Date =>
  at === undefined ? now : believedMoment(at, now);

const answeredRow = () =>
  z.object({ questions: z.number(), isShown: z.boolean(), isOpen: z.boolean() }).nullable();

async function requireOpenDialogue(tx: Db, input: DialogueAnswerInput, now: Date) {
  const doneAt = sql`${momentOf(input, now).toISOString()}::timestamptz`;
  const dialogue = await readJson(
    tx,
    'answered_dialogue',
    answeredRow,
    sql`select (select json_build_object('questions', jsonb_array_length(d.questions),
        'isShown', ${wasShown(sql.raw('d'), doneAt)}, 'isOpen', ${wasLessonOpenTo(input, { doneAt, now })})
      from dialogues d join lessons l on l.id = d.lesson_id where d.id = ${input.dialogueId}) as data`,
  );
  if (!dialogue?.isShown) throw new DomainError('not-found', { code: 'dialogue_not_found' });
  if (!dialogue.isOpen) throw new DomainError('forbidden', { code: 'premium_required' });
  return dialogue;
}

/** Hearing and finishing are no questions. */
const isRightOf = ({ event, isRight }: DialogueAnswerInput): boolean =>
  isRight ?? (event === 'heard' || event === 'played');

const writtenRow = () =>
  z.object({
    isFresh: z.boolean(),
    /** No activity of the day was noted before, or its run was never counted: the connection broke between the two. */
    isFirstOfDay: z.boolean(),
  });

function write(tx: Db, input: DialogueAnswerInput, now: Date): Promise<RowOf<typeof writtenRow>> {
  const { userId, zone, dialogueId, eventId, event, place, speaker, level, way, said, ms } = input;
  const doneAt = momentOf(input, now);
  return readJson(
    tx,
    'save_dialogue_answer',
    writtenRow,
    sql`with fresh as (
      insert into dialogue_answers (user_id, event_id, dialogue_id, event, place, speaker, level, way, said, is_right, ms,
        done_at, local_time, received_at)
      select ${userId}::bigint, ${eventId}, ${dialogueId}::int, ${event}, ${place ?? null}::smallint,
        ${speaker ?? null}::smallint, ${level ?? null}, ${way ?? null},
        (select array_agg(value::int) from json_array_elements_text(${said ? JSON.stringify(said) : null}::json)),
        ${isRightOf(input)}::boolean, ${ms ?? null}::int, ${doneAt.toISOString()}::timestamptz,
        ${wallTimeIn(zone, doneAt)}::timestamp, ${now.toISOString()}::timestamptz
      where (select count(*) from dialogue_answers kept where kept.user_id = ${userId}
        and kept.dialogue_id = ${dialogueId}
        and kept.received_at >= ${serverDay(now)}::timestamp at time zone 'UTC') < ${maxAnswersPerDay}::int
      on conflict do nothing returning event),
    day as (
      insert into activity_days (user_id, date) select ${userId}::bigint, ${countingDate(zone, doneAt, now)}::date
      from fresh where event <> 'heard' on conflict do nothing returning date)
    select json_build_object('isFresh', exists (select 1 from fresh),
      'isFirstOfDay', exists (select 1 from day) or exists (
        select 1 from activity_days where user_id = ${userId} and date = ${countingDate(zone, doneAt, now)}::date
          and run_length = 0)) as data`,
  );
}
