import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { letterEvents } from '../../core/letters/steps.ts';

/** No foreign key: rows are only written by statements that have locked the learner's row. */
const userId = () => bigint('user_id', { mode: 'number' }).notNull();

/** Append-only: one row for each letter that an answer is about. Letters are named by their keys (db/content/letters.ts). */
export const letterAnswers = pgTable(
  'letter_answers',
  {
    userId: userId(),
    /** When it was done, by the learner's corrected clock. */
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
    /** The same moment in the learner's local time. */
    localTime: timestamp('local_time', { mode: 'string' }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    ms: integer(),
    isRight: boolean('is_right').notNull(),
    /** The client's name of the event. */
    eventId: text('event_id').notNull(),
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
