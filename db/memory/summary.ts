import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TodaySummary } from '../../core/contracts/shapes/memory.ts';
import { estimateMinutes } from '../../core/day/estimate.ts';
import { secondsOfDialogue } from '../../core/dialogues/seconds.ts';
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
import type { RowOf } from '../connection/client.ts';
import { dayDialogueJson, dayDialogueRow } from '../dialogues/day-dialogues.ts';
import type { Moment } from '../entitlements.ts';
import { countDueRules } from '../rules/today.ts';
import { stands } from './answers.ts';
import { isKept } from './visible.ts';

/** What a learner has to do on a day, and has done. */
export type DayFigures = {
  today: ActivityDate;
  /** All cards of the due words. */
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

/** A card of a due word: where it belongs, and its schedule. */
const cardRow = () =>
  z.tuple([z.number(), z.number(), z.enum(skills), z.string(), z.number(), z.string(), z.number()]);

/** `summaryJson` as it is returned. */
export const summaryRow = () =>
  z.object({
    done: z.number(),
    learned: z.number(),
    /** All cards of the due words: lesson, word, skill, due, stability, last date, reviews. */
    cards: z.array(cardRow()),
    /** Letters due that are not sure yet. */
    letters: z.number(),
    /** Rules due that are not firm yet. */
    rules: z.number(),
    /** Forms due that were not asked today. */
    forms: z.number(),
    /** The dialogue that the day may have. */
    dialogue: dayDialogueRow(),
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
 * `ReadSummary` of the row `u` on a date and at a moment, as JSON: short reads along an index, whatever number of words is due.
 * Words of unpublished lessons are still among them: a caller that has the catalogue leaves them out (`figuresOf`).
 * `isAdminByEnv` as in `Visitor`; a caller that does not know it counts the rules and the dialogue of the role in the database.
 */
export function summaryJson(today: ActivityDate | SQL, now: Moment, isAdminByEnv?: SQL): SQL {
  const date = sql`${today}::date`;
  const visitor = { userId: sql`u.id`, isAdminByEnv, role: sql`u.role` };
  return sql`(select json_build_object(
      'cards', coalesce(json_agg(json_build_array(c.lesson_id, c.word_id, c.skill, c.due, c.stability, c.last_date,
        c.reviews)) filter (where c.word_id is not null), '[]'),
      'letters', ${dueLettersJson(today)},
      'rules', ${countDueRules(visitor, { today: date, now })},
      'forms', (select count(*) from form_cards where user_id = u.id and due <= ${date} and last_date < ${date}),
      'dialogue', ${dayDialogueJson(visitor, { today: date, now })},
      'done', ${doneJson(today)},
      'learned', min(n.learned),
      'isUnsettled', coalesce(bool_or(c.version = 0), false) or bool_or(n.is_estimate))
    from (select count(*) as learned, coalesce(bool_or(c.version = 0), false) as is_estimate
      from ${learnedOn(today)}) n
    left join (
      select distinct d.word_id from (
        select word_id from memory_cards c where user_id = u.id and due <= ${date}
          and word_id not in (select id from words where deleted_at is not null) and ${isKept}
        order by due limit ${enoughCards}) d) d on true
    left join lateral (select * from memory_cards c where user_id = u.id and word_id = d.word_id and ${isKept}) c on true)`;
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

/** The figures of a date without the words of lessons that are not published; own words are among them. */
export function figuresOf(
  { cards, dialogue, isUnsettled: _, ...figures }: ReadSummary,
  today: ActivityDate,
  isPublished: (lessonId: number) => boolean,
): DayFigures {
  const asked = cards.filter(([lessonId]) => lessonId === ownLessonId || isPublished(lessonId));
  return {
    ...figures,
    today,
    dialogueSeconds: dialogue
      ? secondsOfDialogue({ turns: dialogue.transcriptions, questions: dialogue.questions })
      : 0,
    cards: asked.map(([, wordId, skill, due, stability, lastDate, reviews]) => ({
      ...{ wordId, skill },
      card: { due, stability, lastDate, reviews },
    })),
  };
}

/** The figures of a day as they are shown. */
export function summaryOf(figures: DayFigures, newWordsPerDay: number): TodaySummary {
  const { cards, today, done, learned, letters, rules, forms } = figures;
  const dueWords = new Set(cards.map(({ wordId }) => wordId)).size;
  const { due, ...share } = dayShare({ dueWords, done, learned, newWordsPerDay });
  // Of more words not all cards were read.
  const areAll = dueWords < enoughWords;
  const words = areAll ? pickDue(cards, today, due).map(({ skill }) => skill) : due;
  // As `planDay` has it: beside words, and not where more of them are due than a day asks.
  const dialogueSeconds = due > 0 && dueWords <= due ? figures.dialogueSeconds : 0;
  const minutes = estimateMinutes({ words, letters, rules, forms, dialogueSeconds });
  return { due, dueLetters: letters, dueRules: rules, minutes, done, ...share };
}
