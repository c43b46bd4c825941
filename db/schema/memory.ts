import {
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { skills } from '../../core/memory/exercises.ts';
import { grades } from '../../core/memory/recall.ts';
import { userId } from './columns/answer-columns.ts';

export const skillName = pgEnum('skill', skills);
export const gradeName = pgEnum('grade', grades);

/**
 * The schedules of a learned word, one row for each skill. Everything here follows from `stage_answers`
 * (core/memory/schedule.ts) and can be recomputed at any time: `npm run db:rebuild-memory`. The column order avoids
 * padding.
 */
export const memoryCards = pgTable(
  'memory_cards',
  {
    userId: userId(),
    wordId: integer('word_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    skill: skillName().notNull(),
    /** The learner's date from which on the word is asked. */
    due: date({ mode: 'string' }).notNull(),
    /** Days; 0 in a row that is not counted yet (`version` 0). */
    stability: real().notNull(),
    difficulty: real().notNull(),
    lastDate: date('last_date', { mode: 'string' }).notNull(),
    lastGrade: gradeName('last_grade').notNull(),
    reviews: smallint().notNull(),
    lapses: smallint().notNull(),
    successes: smallint().notNull(),
    /**
     * Version of the rules that made the row (`scheduleVersion`); a row of another version is recomputed before it is
     * used.
     */
    version: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.wordId, t.skill] }),
    index('memory_cards_due').on(t.userId, t.due),
  ],
);

/** Append-only: reviews whose answer was taken back. The answer itself stays; schedules ignore it. */
export const reviewsUndone = pgTable(
  'reviews_undone',
  {
    userId: userId(),
    eventId: text('event_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.eventId] })],
);
