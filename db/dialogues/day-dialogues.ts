import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type DialoguesRecord, needFirmWords, pickDialogue } from '../../core/day/dialogue.ts';
import { dialogueEvents } from '../../core/dialogues/events.ts';
import { secondsOfDialogue } from '../../core/dialogues/seconds.ts';
import { dialogueState } from '../../core/dialogues/state.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { skills } from '../../core/memory/exercises.ts';
import { firmFromDays } from '../../core/memory/schedule.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import type { LearnersCourse } from '../course/learners-course.ts';
import type { Visitor } from '../entitlements.ts';
import { transcriptionsJson, wordsOfLines } from './lines.ts';
import { shownDialogues, stepsByDialogue, stepsJson, stepsRow } from './read-dialogues.ts';

/** True in SQL for an answer `a` that says how far its dialogue is: `DialogueStep`. */
const isStep = sql`a.event in ('question', 'played')`;

/** The learner's date until `today` on which a question of a dialogue was answered last, or a role finished. */
export const lastDialogueDate = ({ userId, today }: { userId: SQL; today: SQL }): SQL => sql`
  (select ${latestDate(today)} from dialogue_answers a where a.user_id = ${userId} and ${isStep})`;
const latestDate = (today: SQL): SQL =>
  sql`(max(a.local_time) filter (where a.local_time < ${today} + 1))::date`;

/** True in SQL for a word `w` that is firm for the learner. */
const isFirm = (userId: SQL): SQL => sql`
  (select count(*) = ${sql.raw(String(skills.length))} and min(c.stability) >= ${sql.raw(String(firmFromDays))}
    from memory_cards c where c.user_id = ${userId} and c.word_id = w.id)`;

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
const areWordsFirm = (userId: SQL): SQL =>
  sql`(not exists (select 1 ${wordsOfLines} and not ${isFirm(userId)}))`;

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

/** `learnersStepsJson` as it is returned: the date, and a list for each column. Null for none. */
export const learnersStepsRow = () =>
  z.tuple([
    z.string().nullable(),
    z.array(z.number()).nullable(),
    z.array(z.enum(dialogueEvents)).nullable(),
    z.array(z.number().nullable()).nullable(),
  ]);
export type LearnersSteps = RowOf<typeof learnersStepsRow>;

/** What a learner has done in dialogues, and the date until `today` of the last time; as JSON. */
export const learnersStepsJson = ({ userId, today }: { userId: SQL; today: SQL }): SQL => sql`
  (select json_build_array(${latestDate(today)}, array_agg(a.dialogue_id), array_agg(a.event), array_agg(a.place))
    from dialogue_answers a where a.user_id = ${userId} and ${isStep})`;

/**
 * How long the dialogue of a learner's day takes, seconds; 0 for none. The database is asked only where a day depends on
 * firm words.
 */
export async function readDialogueSeconds(
  db: Db,
  {
    userId,
    today,
    course,
    steps,
  }: { userId: number; today: ActivityDate; course: LearnersCourse; steps: LearnersSteps },
): Promise<number> {
  const [lastDate, dialogueIds, events, places] = steps;
  const byDialogue = stepsByDialogue(
    (dialogueIds ?? []).flatMap((dialogueId, at) => {
      const event = events?.[at];
      return event ? [{ dialogueId, event, place: places?.[at] ?? null }] : [];
    }),
  );
  const open = course.catalogue.dialogues
    .filter(({ lessonId }) => course.isOpen(lessonId) && course.isLearned(lessonId))
    .map((dialogue) => ({
      ...dialogue,
      state: dialogueState(byDialogue.get(dialogue.id) ?? [], dialogue.questions),
    }));
  const asked = needFirmWords({ lastDate, open }, today).flatMap(({ words }) => words);
  const firm = asked.length > 0 ? new Set(await readFirm(db, { userId, wordIds: asked })) : new Set();
  const found = pickDialogue(
    { lastDate, open: open.map((one) => ({ ...one, areWordsFirm: one.words.every((id) => firm.has(id)) })) },
    today,
  );
  return found ? secondsOfDialogue({ turns: found.transcriptions, questions: found.questions }) : 0;
}

/** Those of the words that are firm for the learner. */
const readFirm = (db: Db, { userId, wordIds }: { userId: number; wordIds: readonly number[] }) =>
  readJson(
    db,
    'firm_of_words',
    () => z.array(z.number()),
    sql`select coalesce(json_agg(w.id), '[]') as data
      from words w where w.id = any(array(select json_array_elements_text(${JSON.stringify(wordIds)}::json)::int))
        and ${isFirm(sql`${userId}::bigint`)}`,
  );
