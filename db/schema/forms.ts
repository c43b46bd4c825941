import { date, index, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { formExercises } from '../../core/forms/skills.ts';
import { answerColumns, userId } from './columns/answer-columns.ts';

/** Append-only: one row for each answer about a form of a word. Skills are named by `skillName` (core/forms/skills.ts). */
export const formAnswers = pgTable(
  'form_answers',
  {
    ...answerColumns(),
    wordId: integer('word_id').notNull(),
    skill: text().notNull(),
    /** Which form of the word: 'past.1sg', 'plural', 'sg.f', 'n5'. */
    form: text().notNull(),
    exercise: text({ enum: formExercises }).notNull(),
    typed: text(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.eventId] }),
    index('form_answers_learner').on(t.userId, t.skill),
  ],
);

/** The schedule of each skill that was met. It follows from `form_answers` and can be computed again at any time. */
export const formCards = pgTable(
  'form_cards',
  {
    userId: userId(),
    due: date({ mode: 'string' }).notNull(),
    firstDate: date('first_date', { mode: 'string' }).notNull(),
    lastDate: date('last_date', { mode: 'string' }).notNull(),
    /** 0–1. */
    sureness: real().notNull(),
    /** Checked answers, and the misses among them. */
    answers: smallint().notNull(),
    misses: smallint().notNull(),
    /** `formScheduleVersion` of the rules that made the row. */
    version: smallint().notNull(),
    skill: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.skill] })],
);
