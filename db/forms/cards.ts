import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { formExercises } from '../../core/forms/skills.ts';
import {
  type FormAnswer,
  type FormMemory,
  formScheduleVersion,
  rememberForm,
} from '../../core/memory/forms.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { lockMemory } from '../memory/cards.ts';

const answerRow = () =>
  z.object({
    skill: z.string(),
    eventId: z.string(),
    /** Milliseconds since 1970, UTC. */
    at: z.number(),
    date: z.string(),
    exercise: z.enum(formExercises),
    isRight: z.boolean(),
  });

/** The learner's answers by skill; of the given one, or of all. Those of reviews that were taken back are left out. */
export async function readFormAnswers(
  db: Db,
  { userId, skill }: { userId: number; skill?: string },
): Promise<Map<string, FormAnswer[]>> {
  const rows = await readJson(
    db,
    skill === undefined ? 'all_form_answers' : 'form_answers',
    () => z.array(answerRow()),
    sql`select coalesce(json_agg(json_build_object('skill', a.skill, 'eventId', a.event_id,
        'at', round(extract(epoch from a.done_at) * 1000)::bigint, 'date', a.local_time::date,
        'exercise', a.exercise, 'isRight', a.is_right)), '[]') as data
      from form_answers a where a.user_id = ${userId} ${skill === undefined ? sql`` : sql`and a.skill = ${skill}`}
        and not exists (select 1 from reviews_undone u
          where u.user_id = a.user_id and a.event_id = 'form of ' || u.event_id)`,
  );
  const bySkill = new Map<string, FormAnswer[]>();
  for (const { skill: name, at, ...answer } of rows) {
    const known = bySkill.get(name) ?? [];
    bySkill.set(name, known);
    known.push({ ...answer, at: new Date(at).toISOString() });
  }
  return bySkill;
}

/**
 * Computes the schedule of a skill, or of all that were answered, again from their answers. The learner's row must be
 * locked.
 */
export async function settleForms(
  tx: Db,
  { userId, skill, today }: { userId: number; skill?: string; today: ActivityDate },
): Promise<Map<string, FormMemory>> {
  const answers = await readFormAnswers(tx, { userId, ...(skill === undefined ? {} : { skill }) });
  const known = new Map([...answers].map(([name, given]) => [name, rememberForm(name, given, today)]));
  const rows = [...known].map(([name, { isNew, ...card }]) => ({ skill: name, ...card }));
  if (rows.length === 0) return known;
  await readJson(
    tx,
    'write_form_cards',
    z.number,
    sql`with written as (
      insert into form_cards (user_id, skill, due, first_date, last_date, sureness, answers, misses, version)
      select ${userId}::bigint, c.skill, c.due, c."firstDate", c."lastDate", c.sureness, least(c.answers, 32767),
        least(c.misses, 32767), ${formScheduleVersion}::smallint
      from json_to_recordset(${JSON.stringify(rows)}::json) as c(skill text, due date, "firstDate" date,
        "lastDate" date, sureness real, answers int, misses int)
      on conflict (user_id, skill) do update set due = excluded.due, first_date = excluded.first_date,
        last_date = excluded.last_date, sureness = excluded.sureness, answers = excluded.answers,
        misses = excluded.misses, version = excluded.version
      returning 1)
    select count(*)::int as data from written`,
  );
  return known;
}

/** `formCardsJson` as it is returned. */
export const formCardsRow = () =>
  z.array(
    z.object({
      skill: z.string(),
      due: z.string(),
      firstDate: z.string(),
      lastDate: z.string(),
      sureness: z.number(),
      answers: z.number(),
      misses: z.number(),
      version: z.number(),
    }),
  );
type FormCards = RowOf<typeof formCardsRow>;

/** A learner's schedules of forms, as JSON. */
export const formCardsJson = (userId: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object('skill', skill, 'due', due, 'firstDate', first_date,
      'lastDate', last_date, 'sureness', sureness, 'answers', answers, 'misses', misses, 'version', version)), '[]')
    from form_cards where user_id = ${userId})`;

/** True where other rules made some of the schedules. */
export const areOutdated = (cards: FormCards): boolean =>
  cards.some(({ version }) => version !== formScheduleVersion);

/** Schedules by skill. */
export const memoriesOf = (cards: FormCards): Map<string, FormMemory> =>
  new Map(cards.map(({ skill, version: _, ...card }) => [skill, { isNew: false, ...card }]));

/** The learner's schedules by skill; counted again first where other rules made them. */
export async function readFormCards(
  db: Db,
  { userId, today }: { userId: number; today: ActivityDate },
): Promise<Map<string, FormMemory>> {
  const cards = await readJson(
    db,
    'form_cards',
    formCardsRow,
    sql`select ${formCardsJson(sql`${userId}::bigint`)} as data`,
  );
  if (!areOutdated(cards)) return memoriesOf(cards);
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) return new Map();
    return settleForms(tx, { userId, today });
  });
}
