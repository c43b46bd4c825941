import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { DialoguesRecord } from '../../core/day/dialogue.ts';
import { secondsOfDialogue } from '../../core/dialogues/seconds.ts';
import { dialogueState } from '../../core/dialogues/state.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { skills } from '../../core/memory/exercises.ts';
import { firmFromDays } from '../../core/memory/schedule.ts';
import { type Db, readJson } from '../connection/client.ts';
import type { Visitor } from '../entitlements.ts';
import {
  shownDialogues,
  stepsByDialogue,
  stepsJson,
  stepsRow,
  transcriptionsJson,
} from './read-dialogues.ts';

/** Whether there are dialogues, and the date until `today` on which a learner answered in one last; as JSON. */
export const dialoguesJson = ({ userId, today }: { userId: SQL; today: SQL }): SQL => sql`
  json_build_object('areThere', exists (select 1 from dialogues where deleted_at is null),
    'lastDate', (select max(a.local_time)::date from dialogue_answers a
      where a.user_id = ${userId} and a.event in ('question', 'played') and a.local_time < ${today} + 1))`;

const candidateRow = () =>
  z.object({
    dialogueId: z.number(),
    key: z.string(),
    title: z.string(),
    questions: z.number(),
    transcriptions: z.array(z.object({ transcription: z.string() })),
    areWordsFirm: z.boolean(),
  });

/** The dialogues of open lessons whose words the learner has all learned or taken as known, without those that were played. */
export async function readOpenDialogues(
  db: Db,
  visitor: Visitor,
  now: Date,
): Promise<DialoguesRecord['open']> {
  const { userId } = visitor;
  const { candidates, steps } = await readJson(
    db,
    'day_dialogues',
    () => z.object({ candidates: z.array(candidateRow()), steps: stepsRow() }),
    sql`with shown as (${shownDialogues(visitor, now)}),
    firm as (select c.word_id from memory_cards c where c.user_id = ${userId}
      group by c.word_id having count(*) = ${skills.length}::int and min(c.stability) >= ${firmFromDays}::real)
    select json_build_object('steps', ${stepsJson(visitor)},
      'candidates', (select coalesce(json_agg(json_build_object('dialogueId', d.id, 'key', d.key, 'title', d.title,
          'questions', jsonb_array_length(d.questions), 'transcriptions', ${transcriptionsJson(sql`d.turns`)},
          'areWordsFirm', not exists (select 1 from jsonb_array_elements(d.turns) t, jsonb_array_elements(t->'words') e
            join lessons l on l.key = e->>'lesson' join words w on w.lesson_id = l.id and w.key = e->>'word'
            where w.deleted_at is null and w.id not in (select word_id from firm)))
        order by d.lesson_number, d.position, d.id), '[]')
      from shown d where d.is_open
        and not exists (select 1 from dialogue_answers a
          where a.user_id = ${userId} and a.dialogue_id = d.id and a.event = 'played')
        and not exists (select 1 from words w where w.lesson_id = d.lesson_id and w.deleted_at is null
          and not exists (select 1 from word_progress p
            where p.user_id = ${userId} and p.word_id = w.id and p.stages = ${sql.raw(String(allStages))})
          and not exists (select 1 from known_words k where k.user_id = ${userId} and k.word_id = w.id)))) as data`,
  );
  const byDialogue = stepsByDialogue(steps);
  return candidates.map(({ questions, transcriptions, ...dialogue }) => ({
    ...dialogue,
    seconds: secondsOfDialogue({ turns: transcriptions, questions }),
    state: dialogueState(byDialogue.get(dialogue.dialogueId) ?? [], questions),
  }));
}
