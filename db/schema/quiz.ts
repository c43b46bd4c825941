import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './people.ts';

const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** A quiz that was started: seed and snapshot rebuild its questions whatever happens to the lesson. */
export const quizSessions = pgTable(
  'quiz_sessions',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    lessonId: integer('lesson_id').notNull(),
    seed: bigint({ mode: 'number' }).notNull(),
    voice: boolean().notNull(),
    /** Words and distractors as they were at the start. */
    snapshot: jsonb().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('quiz_sessions_user').on(t.userId, t.startedAt)],
);

export const quizResults = pgTable(
  'quiz_results',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    lessonId: integer('lesson_id').notNull(),
    /** Missing when a client sent bare figures: kept, earns nothing. */
    quizId: uuid('quiz_id').unique(),
    passed: boolean().notNull(),
    totalQuestions: integer('total_questions').notNull(),
    correctAnswers: integer('correct_answers').notNull(),
    skippedQuestions: integer('skipped_questions').notNull(),
    errors: integer().notNull(),
    /** Percentage of right answers, 0–100. */
    score: real().notNull(),
    answers: jsonb(),
    eventId: text('event_id'),
    finishedAt: timestamp('finished_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('quiz_results_user').on(t.userId, t.lessonId),
    index('quiz_results_passed').on(t.userId, t.lessonId).where(sql`passed`),
  ],
);
