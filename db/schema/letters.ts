import { boolean, date, index, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { letterEvents } from '../../core/letters/steps.ts';
import { answerColumns, userId } from './columns/answer-columns.ts';

/** Append-only: one row for each letter that an answer is about. Letters are named by their keys (db/content/letters.ts). */
export const letterAnswers = pgTable(
  'letter_answers',
  {
    ...answerColumns(),
    letter: text().notNull(),
    event: text({ enum: letterEvents }).notNull(),
    /** The item that was chosen or drawn instead. */
    chosen: text(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.eventId, t.letter] }),
    index('letter_answers_learner').on(t.userId, t.letter),
  ],
);

/** The schedule of each letter that was met. It follows from `letter_answers` and can be computed again at any time. */
export const letterCards = pgTable(
  'letter_cards',
  {
    userId: userId(),
    due: date({ mode: 'string' }).notNull(),
    /** 0–1. */
    sureness: real().notNull(),
    /** Checked answers. */
    answers: smallint().notNull(),
    /** `letterScheduleVersion` of the rules that made the row. */
    version: smallint().notNull(),
    /** It is being learned: it comes back. */
    isLearning: boolean('is_learning').notNull(),
    letter: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.letter] })],
);
