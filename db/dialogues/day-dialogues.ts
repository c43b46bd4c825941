import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type DialoguesRecord, daysApart } from '../../core/day/dialogue.ts';
import { secondsOfDialogue } from '../../core/dialogues/seconds.ts';
import { dialogueState } from '../../core/dialogues/state.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { skills } from '../../core/memory/exercises.ts';
import { firmFromDays } from '../../core/memory/schedule.ts';
import { type Db, readJson } from '../connection/client.ts';
import { isLessonOpenTo } from '../course/course-words.ts';
import type { Moment, Visitor, VisitorInSql } from '../entitlements.ts';
import {
  shownDialogues,
  stepsByDialogue,
  stepsJson,
  stepsRow,
  transcriptionsJson,
} from './read-dialogues.ts';

/** The learner's date until `today` on which a question of a dialogue was answered last, or a role finished. */
export const lastDialogueDate = ({ userId, today }: { userId: SQL; today: SQL }): SQL => sql`
  (select max(a.local_time)::date from dialogue_answers a
    where a.user_id = ${userId} and a.event in ('question', 'played') and a.local_time < ${today} + 1)`;

/** Whether there are dialogues, and the date until `today` on which a learner answered in one last; as JSON. */
export const dialoguesJson = ({ userId, today }: { userId: SQL; today: SQL }): SQL => sql`
  json_build_object('areThere', exists (select 1 from dialogues where deleted_at is null),
    'lastDate', ${lastDialogueDate({ userId, today })})`;

/** True in SQL for a dialogue `d` of whose lesson the learner has learned all words, or taken them as known. */
export const isFinished = (userId: SQL): SQL => sql`
  (not exists (select 1 from words w where w.lesson_id = d.lesson_id and w.deleted_at is null
    and not exists (select 1 from word_progress p
      where p.user_id = ${userId} and p.word_id = w.id and p.stages = ${sql.raw(String(allStages))})
    and not exists (select 1 from known_words k where k.user_id = ${userId} and k.word_id = w.id)))`;

/** True in SQL for a dialogue `d` of which the learner has finished a role. */
const isPlayed = (userId: SQL): SQL => sql`
  (exists (select 1 from dialogue_answers a
    where a.user_id = ${userId} and a.dialogue_id = d.id and a.event = 'played'))`;

/** True in SQL for a dialogue `d` all of whose words are firm for the learner. */
const areWordsFirm = (userId: SQL): SQL => sql`
  (not exists (select 1 from jsonb_path_query(d.turns, '$[*].words[*]') e
    join lessons wl on wl.key = e->>'lesson' join words w on w.lesson_id = wl.id and w.key = e->>'word'
    where w.deleted_at is null and (
      select count(*) <> ${sql.raw(String(skills.length))} or min(c.stability) < ${sql.raw(String(firmFromDays))}
      from memory_cards c where c.user_id = ${userId} and c.word_id = w.id)))`;

/** `dayDialogueJson` as it is returned: what `secondsOfDialogue` reads. */
export const dayDialogueRow = () =>
  z
    .object({ transcriptions: z.array(z.object({ transcription: z.string() })), questions: z.number() })
    .nullable();

/** The dialogue of a day as JSON, by the rule of `pickDialogue`; null for none. `offset 0`: its days are counted once. */
export function dayDialogueJson(visitor: VisitorInSql, { today, now }: { today: SQL; now: Moment }): SQL {
  const userId = sql`${visitor.userId}`;
  const days = sql`(${today} - ${lastDialogueDate({ userId, today })})`;
  const { usual, firm } = daysApart;
  return sql`(select case when coalesce(since.days >= ${sql.raw(String(firm))}, true) then (
      select json_build_object('transcriptions', ${transcriptionsJson(sql`d.turns`)},
        'questions', jsonb_array_length(d.questions))
      from dialogues d join lessons l on l.id = d.lesson_id
      cross join lateral (select coalesce(bool_or(a.event = 'played'), false) as is_played,
          count(distinct a.place) filter (where a.event = 'question' and a.place < jsonb_array_length(d.questions))
            >= jsonb_array_length(d.questions) as is_heard
        from dialogue_answers a where a.user_id = ${userId} and a.dialogue_id = d.id) h
      where d.deleted_at is null and l.is_published and l.deleted_at is null and ${isLessonOpenTo(visitor, now)}
        and not h.is_played and ${isFinished(userId)}
        and (coalesce(since.days >= ${sql.raw(String(usual))}, true) or (h.is_heard and ${areWordsFirm(userId)}))
      order by h.is_heard, l.lesson_number, d.position, d.id limit 1) end
    from (select ${days} as days offset 0) since)`;
}

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
  const learner = sql`${visitor.userId}::bigint`;
  const { candidates, steps } = await readJson(
    db,
    'day_dialogues',
    () => z.object({ candidates: z.array(candidateRow()), steps: stepsRow() }),
    sql`with shown as (${shownDialogues(visitor, now)})
    select json_build_object('steps', ${stepsJson(visitor)},
      'candidates', (select coalesce(json_agg(json_build_object('dialogueId', d.id, 'key', d.key, 'title', d.title,
          'questions', jsonb_array_length(d.questions), 'transcriptions', ${transcriptionsJson(sql`d.turns`)},
          'areWordsFirm', ${areWordsFirm(learner)})
        order by d.lesson_number, d.position, d.id), '[]')
      from shown d where d.is_open and not ${isPlayed(learner)} and ${isFinished(learner)})) as data`,
  );
  const byDialogue = stepsByDialogue(steps);
  return candidates.map(({ questions, transcriptions, ...dialogue }) => ({
    ...dialogue,
    seconds: secondsOfDialogue({ turns: transcriptions, questions }),
    state: dialogueState(byDialogue.get(dialogue.dialogueId) ?? [], questions),
  }));
}
