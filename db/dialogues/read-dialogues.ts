import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { dialogueEvents } from '../../core/dialogues/events.ts';
import { secondsOfDialogue } from '../../core/dialogues/seconds.ts';
import { type DialogueStep, dialogueState } from '../../core/dialogues/state.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { isLessonOpenTo } from '../course/course-words.ts';
import type { Visitor } from '../entitlements.ts';
import { transcriptionsJson } from './lines.ts';

/** The dialogues of published lessons as SQL, with `is_open`: whether the lesson is open to the visitor. */
export const shownDialogues = (visitor: Visitor, now: Date): SQL => sql`
  select d.*, ${isLessonOpenTo(visitor, now)} as is_open, l.lesson_number
  from dialogues d join lessons l on l.id = d.lesson_id
  where d.deleted_at is null and l.is_published and l.deleted_at is null`;

/** `stepsJson` as it is returned. */
export const stepsRow = () =>
  z.array(z.object({ dialogueId: z.number(), event: z.enum(dialogueEvents), place: z.number().nullable() }));

/** What decides the states of a learner's dialogues, as JSON; with `dialogueId` that of one of them. */
export const stepsJson = ({ userId, dialogueId }: { userId: number; dialogueId?: number }): SQL => sql`
  (select coalesce(json_agg(json_build_object('dialogueId', s.dialogue_id, 'event', s.event, 'place', s.place)), '[]')
    from (select distinct a.dialogue_id, a.event, a.place from dialogue_answers a
      where a.user_id = ${userId} and a.event in ('question', 'played')
        ${dialogueId === undefined ? sql`` : sql`and a.dialogue_id = ${dialogueId}`}) s)`;

const dialogueRow = () =>
  z.object({
    id: z.number(),
    key: z.string(),
    title: z.string(),
    lessonId: z.number(),
    isOpen: z.boolean(),
    transcriptions: z.array(z.object({ transcription: z.string() })),
    questions: z.number(),
  });

/** A dialogue of a published lesson in the list of one learner. */
export type ListedDialogue = Omit<RowOf<typeof dialogueRow>, 'transcriptions' | 'questions'> & {
  /** How many. */
  turns: number;
  /** `secondsOfDialogue` */
  seconds: number;
  state: ReturnType<typeof dialogueState>;
};

/** The dialogues of published lessons in the order of the course, as one learner knows them. One statement. */
export async function readDialogues(db: Db, visitor: Visitor, now: Date): Promise<ListedDialogue[]> {
  const { dialogues, steps } = await readJson(
    db,
    'dialogues',
    () => z.object({ dialogues: z.array(dialogueRow()), steps: stepsRow() }),
    sql`with shown as (${shownDialogues(visitor, now)})
    select json_build_object(
      'dialogues', (select coalesce(json_agg(json_build_object('id', id, 'key', key, 'title', title,
          'lessonId', lesson_id, 'isOpen', is_open, 'questions', jsonb_array_length(questions),
          'transcriptions', ${transcriptionsJson(sql`turns`)})
        order by lesson_number, position, id), '[]') from shown),
      'steps', ${stepsJson(visitor)}) as data`,
  );
  const byDialogue = stepsByDialogue(steps);
  return dialogues.map(({ transcriptions, questions, ...dialogue }) => ({
    ...dialogue,
    turns: transcriptions.length,
    seconds: secondsOfDialogue({ turns: transcriptions, questions }),
    state: dialogueState(byDialogue.get(dialogue.id) ?? [], questions),
  }));
}

export function stepsByDialogue(steps: RowOf<typeof stepsRow>): Map<number, DialogueStep[]> {
  const byDialogue = new Map<number, DialogueStep[]>();
  for (const { dialogueId, ...step } of steps) {
    byDialogue.set(dialogueId, [...(byDialogue.get(dialogueId) ?? []), step]);
  }
  return byDialogue;
}
