import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { MemoryResponse } from '../../core/contracts/memory.ts';
import { skills } from '../../core/memory/exercises.ts';
import { forecast } from '../../core/memory/forecast.ts';
import { firmFromDays } from '../../core/memory/schedule.ts';
import { firstOwnWordId } from '../../core/own-words/limits.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { lessonWordRow, wordJson } from '../course/lessons.ts';
import { ownWordJson } from '../own-words/own-word-json.ts';
import { stands } from './answers.ts';
import { isAsked, isKept } from './visible.ts';

/** How far the heat map reaches back. */
const heatMapDays = 26 * 7;

const memoryRow = () =>
  z.object({
    words: z.number(),
    firmWords: z.number(),
    dueDates: z.array(z.string()),
    lettersTomorrow: z.number(),
    days: z.array(z.object({ date: z.string(), reviews: z.number() })),
  });

const learnedWordRow = () =>
  lessonWordRow().extend({
    lesson: z.string(),
    /** ISO; when an admin changed the word, if ever. */
    editedAt: z.string().nullable(),
  });

/** The learner's memory in figures: how firm, how often they reviewed, and what comes. */
export async function readMemory(
  db: Db,
  { userId, today }: { userId: number; today: ActivityDate },
): Promise<MemoryResponse> {
  const read = await readJson(
    db,
    'memory',
    memoryRow,
    sql`with held as (
      select c.word_id, min(c.due) as due, min(c.stability) >= ${firmFromDays}::real
          and (count(*) = ${skills.length}::int or c.word_id >= ${firstOwnWordId}::int) as is_firm,
        bool_and(${isAsked}) as is_asked
      from memory_cards c where c.user_id = ${userId} and ${isKept} group by c.word_id)
    select json_build_object('words', (select count(*) from held),
      'firmWords', (select count(*) from held where is_firm),
      'lettersTomorrow', (select count(*) from letter_cards
        where user_id = ${userId} and is_learning and due = ${today}::date + 1),
      'dueDates', (select coalesce(json_agg(due), '[]') from held where is_asked),
      'days', (select coalesce(json_agg(json_build_object('date', d.date, 'reviews', d.reviews) order by d.date), '[]')
        from (select a.local_time::date as date, count(*)::int as reviews from stage_answers a
          where a.user_id = ${userId} and a.exercise is not null and a.local_time >= ${today}::date - ${heatMapDays}::int
            and a.result in ('right', 'wrong', 'assisted') and ${stands}
          group by 1) d)) as data`,
  );
  const { dueDates, ...figures } = read;
  return {
    ...figures,
    due: dueDates.filter((date) => date <= today).length,
    forecast: forecast(dueDates, today),
  };
}

/** Behind every lesson. */
const maxPosition = sql.raw('2147483647');

/**
 * The learned words in the order of the course, then own ones as of a lesson with the given name, for
 * the files that a learner downloads.
 */
export async function readLearnedWords(
  db: Db,
  { userId, ownLesson }: { userId: number; ownLesson: string },
): Promise<RowOf<typeof learnedWordRow>[]> {
  return readJson(
    db,
    'learned_words',
    () => z.array(learnedWordRow()),
    sql`select coalesce(json_agg(t.word order by t.lesson_position, t.lesson_id, t.position, t.id), '[]') as data from (
      select (${wordJson})::jsonb || jsonb_build_object('lesson', l.name, 'editedAt', w.edited_at) as word,
        l.position as lesson_position, l.id as lesson_id, w.position, w.id
      from memory_cards c join words w on w.id = c.word_id join lessons l on l.id = w.lesson_id
      where c.user_id = ${userId} and c.skill = 'produce' and ${isAsked}
      union all
      select (${ownWordJson})::jsonb || jsonb_build_object('lesson', ${ownLesson}::text, 'editedAt', o.changed_at),
        ${maxPosition}, ${maxPosition}, 0, o.id
      from own_words o join memory_cards c on c.user_id = o.user_id and c.word_id = o.id and c.skill = 'produce'
      where o.user_id = ${userId} and o.removed_at is null) t`,
  );
}
