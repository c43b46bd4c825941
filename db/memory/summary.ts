import { type SQL, sql } from 'drizzle-orm';
import { minutesForSkills } from '../../core/memory/exercises.ts';
import { dayShare, newWordsPauseAbove, reviewsPerDay } from '../../core/memory/plan.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { stands } from './answers.ts';
import { isAsked } from './visible.ts';

/** What a day holds at a glance. */
export type TodaySummary = {
  due: number;
  minutes: number;
  done: number;
  newWords: number;
  newWordsPaused: boolean;
};

export type ReadSummary = {
  /** Due words by what is asked of them. */
  produce: number;
  understand: number;
  /** Words reviewed, and words learned, today. */
  done: number;
  learned: number;
};

/** More due words than this make no difference to a day. */
const enoughWords = Math.max(reviewsPerDay, newWordsPauseAbove) + 1;
/** Both cards of each. */
const enoughCards = sql.raw(String(2 * enoughWords));
/** A word learned today is due again within so many days, whatever retention is asked for. */
const firstIntervalDays = sql.raw('9');

/**
 * `ReadSummary` of the row `u` on a date, as JSON: three short reads along an index, whatever number of words is due.
 */
export function summaryJson(today: ActivityDate): SQL {
  const date = sql`${today}::date`;
  return sql`(select json_build_object('produce', count(*) filter (where d.produces),
      'understand', count(*) filter (where not d.produces),
      'done', (select count(distinct a.word_id) from stage_answers a where a.user_id = u.id and a.exercise is not null
        and a.local_time >= ${date} and a.local_time < ${date} + 1 and a.result in ('right', 'wrong', 'assisted')
        and ${stands}),
      'learned', (select count(*) from memory_cards c where c.user_id = u.id and c.due > ${date}
        and c.due <= ${date} + ${firstIntervalDays} and c.last_date = ${date} and c.skill = 'understand'
        and c.reviews = 1))
    from (select bool_or(t.skill = 'produce') as produces from (
        select c.word_id, c.skill from memory_cards c where c.user_id = u.id and c.due <= ${date} and ${isAsked}
        order by c.due limit ${enoughCards}) t group by t.word_id) d)`;
}

/** `summaryJson` as it is shown. */
export function summaryOf(read: ReadSummary, newWordsPerDay: number): TodaySummary {
  const { produce, understand, done, learned } = read;
  const dueWords = produce + understand;
  const { due, ...share } = dayShare({ dueWords, done, learned, newWordsPerDay });
  const part = dueWords === 0 ? 0 : due / dueWords;
  const minutes = minutesForSkills({ produce: produce * part, understand: understand * part });
  return { due, minutes, done, ...share };
}
