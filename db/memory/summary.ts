import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TodaySummary } from '../../core/contracts/shapes/memory.ts';
import { minutesForWords, skills } from '../../core/memory/exercises.ts';
import { dayShare, newWordsPauseAbove, reviewsPerDay } from '../../core/memory/plan.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { RowOf } from '../connection/client.ts';
import { stands } from './answers.ts';

/** A day in figures. */
export type DayFigures = {
  /** Due words. */
  words: number;
  /** Words reviewed, and words learned, on this day. */
  done: number;
  learned: number;
  /** Letters due. */
  letters: number;
};

/** `summaryJson` as it is returned. */
export const summaryRow = () =>
  z.object({
    done: z.number(),
    learned: z.number(),
    /** Lesson by lesson: its id, and how many of its words are due. */
    due: z.array(z.tuple([z.number(), z.number()])),
    /** Letters due that are not sure yet. */
    letters: z.number(),
    /** Some card that was read is an estimate: `settleCards` has something to do. */
    isUnsettled: z.boolean(),
  });
export type ReadSummary = RowOf<typeof summaryRow>;

/** More due words than this make no difference to a day. */
const enoughWords = Math.max(reviewsPerDay, newWordsPauseAbove) + 1;
/** All cards of each. */
const enoughCards = sql.raw(String(skills.length * enoughWords));
/** A word learned today is due again within this many days, whatever retention is set. */
const firstIntervalDays = sql.raw('9');

/**
 * `ReadSummary` of the row `u` on a date, as JSON: four short reads along an index, whatever number of words is due.
 * Words of unpublished lessons are still among them: a caller that has the catalogue leaves them out (`figuresOf`).
 */
export function summaryJson(today: ActivityDate | SQL): SQL {
  const date = sql`${today}::date`;
  return sql`(select json_build_object(
      'due', coalesce(json_agg(json_build_array(l.lesson_id, l.words)) filter (where l.words > 0), '[]'),
      'letters', ${dueLettersJson(today)},
      'done', ${doneJson(today)},
      'learned', min(n.learned),
      'isUnsettled', coalesce(bool_or(l.is_estimate), false) or bool_or(n.is_estimate))
    from (select count(*) as learned, coalesce(bool_or(c.version = 0), false) as is_estimate
      from ${learnedOn(today)}) n
    left join (select d.lesson_id, count(*) as words, bool_or(d.is_estimate) as is_estimate
      from (select t.lesson_id, bool_or(t.version = 0) as is_estimate from (
          select c.word_id, c.lesson_id, c.version from memory_cards c
          where c.user_id = u.id and c.due <= ${date}
            and c.word_id not in (select id from words where deleted_at is not null)
          order by c.due limit ${enoughCards}) t
        group by t.word_id, t.lesson_id) d
      group by d.lesson_id) l on true)`;
}

/** How many letters of the row `u` are due and not sure yet: a learner has a few dozen rows at most. */
export function dueLettersJson(today: ActivityDate | SQL): SQL {
  return sql`(select count(*) from letter_cards where user_id = u.id and is_learning and due <= ${today}::date)`;
}

/** How many words the row `u` has reviewed on a date. */
export function doneJson(today: ActivityDate | SQL): SQL {
  return sql`(select count(distinct a.word_id) from stage_answers a where a.user_id = u.id and a.exercise is not null
    and a.local_time >= ${today}::date and a.local_time < ${today}::date + 1
    and a.in_lesson is null and a.result in ('right', 'wrong', 'assisted') and ${stands})`;
}

/** The cards, one for each word, that the row `u` has begun on a date. */
export function learnedOn(today: ActivityDate | SQL): SQL {
  return sql`(select c.version from memory_cards c where c.user_id = u.id and c.due > ${today}::date
    and c.due <= ${today}::date + ${firstIntervalDays} and c.last_date = ${today}::date and c.skill = 'produce'
    and c.reviews = 1 and c.word_id not in (select word_id from known_words where user_id = u.id)) c`;
}

/** The figures of a day without the words of lessons that are not published. */
export function figuresOf(
  { due, done, learned, letters }: ReadSummary,
  isPublished: (lessonId: number) => boolean,
): DayFigures {
  const asked = due.filter(([lessonId]) => isPublished(lessonId));
  const words = asked.reduce((sum, [, count]) => sum + count, 0);
  return { words, done, learned, letters };
}

/** The figures of a day as they are shown. */
export function summaryOf(figures: DayFigures, newWordsPerDay: number): TodaySummary {
  const { words, done, learned, letters } = figures;
  const { due, ...share } = dayShare({ dueWords: words, done, learned, newWordsPerDay });
  const wordMinutes = minutesForWords(due);
  // Letters without words take a minute at most.
  const minutes = due === 0 && letters > 0 ? 1 : wordMinutes;
  return { due, dueLetters: letters, minutes, done, ...share };
}
