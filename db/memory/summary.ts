import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TodaySummary } from '../../core/contracts/shapes/memory.ts';
import { estimateMinutes } from '../../core/day/estimate.ts';
import { skills } from '../../core/memory/exercises.ts';
import {
  dayShare,
  newWordsPauseAbove,
  type PlannedCard,
  pickDue,
  reviewsPerDay,
} from '../../core/memory/plan.ts';
import { ownLessonId } from '../../core/own-words/limits.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { Db, RowOf } from '../connection/client.ts';
import type { LearnersCourse } from '../course/learners-course.ts';
import { learnersStepsJson, learnersStepsRow, readDialogueSeconds } from '../dialogues/day-dialogues.ts';
import { dueRuleIdsJson } from '../rules/today.ts';
import { stands } from './answers.ts';
import { isKept } from './visible.ts';

/** What a learner has to do on a day, and has done. */
export type DayFigures = {
  today: ActivityDate;
  /** The cards that are due. */
  cards: readonly PlannedCard[];
  /** Words reviewed, and words learned, on this day. */
  done: number;
  learned: number;
  /** Letters, rules, and forms, that are due. */
  letters: number;
  rules: number;
  forms: number;
  /** Of the dialogue that the day may have; 0 for none. */
  dialogueSeconds: number;
};

/**
 * Cards, a list for each column: lesson, word, skill, due, stability, last date, reviews. A list for each card would cost
 * the server three times as much. Null for none.
 */
const cardColumnsRow = () => {
  const column = <T extends z.ZodType>(value: T) => z.array(value).nullable();
  const [number, text] = [() => column(z.number()), () => column(z.string())];
  return z.tuple([number(), number(), column(z.enum(skills)), text(), number(), text(), number()]);
};

/** `summaryJson` as it is returned. */
export const summaryRow = () =>
  z.object({
    done: z.number(),
    /** How many, and whether some card of them is an estimate. */
    learned: z.tuple([z.number(), z.boolean()]),
    cards: cardColumnsRow(),
    /** Letters due that are not sure yet. */
    letters: z.number(),
    /** The ids of rules due that are not firm yet. */
    rules: z.array(z.number()),
    /** Forms due that were not asked today. */
    forms: z.number(),
    dialogues: learnersStepsRow(),
    /** Some card of these is an estimate. */
    isUnsettled: z.boolean(),
  });
export type ReadSummary = RowOf<typeof summaryRow>;

/** More due words than this make no difference to a day. */
const enoughWords = Math.max(reviewsPerDay, newWordsPauseAbove) + 1;
/** Each may have a due card for every skill. */
const enoughCards = sql.raw(String(skills.length * enoughWords));
/** A word learned today is due again within this many days, whatever retention is set. */
const firstIntervalDays = sql.raw('9');

/**
 * `ReadSummary` of the row `u` on a date and at a moment, as JSON: short reads along an index, whatever number of words is due.
 * Words and rules of lessons that are not published are still among them: `dayFigures` leaves them out.
 */
export function summaryJson(today: ActivityDate | SQL): SQL {
  const date = sql`${today}::date`;
  const learner = { userId: sql`u.id`, today: date };
  return sql`(select json_build_object(
      'cards', json_build_array(array_agg(c.lesson_id), array_agg(c.word_id), array_agg(c.skill), array_agg(c.due),
        array_agg(c.stability), array_agg(c.last_date), array_agg(c.reviews)),
      'letters', ${dueLettersJson(today)},
      'rules', ${dueRuleIdsJson(learner)},
      'forms', (select count(*) from form_cards where user_id = u.id and due <= ${date} and last_date < ${date}),
      'dialogues', ${learnersStepsJson(learner)},
      'done', ${doneJson(today)},
      'learned', (select json_build_array(count(*), coalesce(bool_or(c.version = 0), false)) from ${learnedOn(today)}),
      'isUnsettled', coalesce(bool_or(c.version = 0), false))
    from (select c.* from memory_cards c where c.user_id = u.id and c.due <= ${date}
        and c.word_id not in (select id from words where deleted_at is not null) and ${isKept}
      order by c.due limit ${enoughCards}) c)`;
}

/** Some card that was read is an estimate: `settleCards` has something to do. */
export const hasEstimates = ({ isUnsettled, learned: [, isEstimate] }: ReadSummary): boolean =>
  isUnsettled || isEstimate;

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

/**
 * The figures of a date without what is in lessons that are not published, or not open; own words are among them. The
 * database is asked again on few days (`readDialogueSeconds`).
 */
export async function dayFigures(
  db: Db,
  {
    userId,
    today,
    course,
    summary,
  }: { userId: number; today: ActivityDate; course: LearnersCourse; summary: ReadSummary },
): Promise<DayFigures> {
  const { done, learned, letters, forms } = summary;
  const dueRules = new Set(summary.rules);
  return {
    ...{ today, done, learned: learned[0], letters, forms },
    rules: course.catalogue.rules.filter(({ id, lessonId }) => dueRules.has(id) && course.isOpen(lessonId))
      .length,
    dialogueSeconds: await readDialogueSeconds(db, { userId, today, course, steps: summary.dialogues }),
    cards: cardsIn(summary.cards)
      .filter(({ lessonId }) => lessonId === ownLessonId || course.isPublished(lessonId))
      .map(({ wordId, skill, card }) => ({ wordId, skill, card })),
  };
}

function cardsIn(columns: ReadSummary['cards']): (PlannedCard & { lessonId: number })[] {
  const [lessons, words, skills, due, stability, lastDates, reviews] = columns;
  return (words ?? []).flatMap((wordId, at) => {
    const skill = skills?.[at];
    if (skill === undefined) return [];
    const card = {
      due: due?.[at] ?? '',
      stability: stability?.[at] ?? 0,
      lastDate: lastDates?.[at] ?? '',
      reviews: reviews?.[at] ?? 0,
    };
    return [{ lessonId: lessons?.[at] ?? 0, wordId, skill, card }];
  });
}

/** The figures of a day as they are shown. */
export function summaryOf(figures: DayFigures, newWordsPerDay: number): TodaySummary {
  const { cards, today, done, learned, letters, rules, forms } = figures;
  const dueWords = new Set(cards.map(({ wordId }) => wordId)).size;
  const { due, ...share } = dayShare({ dueWords, done, learned, newWordsPerDay });
  // Of more words not all cards were read. A card that is not due may be asked before one that is, which changes a minute
  // here or there: reading those as well makes the estimate no better.
  const areAll = dueWords < enoughWords;
  const words = areAll ? pickDue(cards, today, due).map(({ skill }) => skill) : due;
  // As `planDay` has it: beside words, and not where more of them are due than a day asks.
  const dialogueSeconds = due > 0 && dueWords <= due ? figures.dialogueSeconds : 0;
  const minutes = estimateMinutes({ words, letters, rules, forms, dialogueSeconds });
  return { due, dueLetters: letters, dueRules: rules, minutes, done, ...share };
}
