import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { stageResults, stages } from '../../core/lesson/stages.ts';
import { exercises } from '../../core/memory/exercises.ts';

export const stageName = pgEnum('stage', stages);
export const stageResult = pgEnum('stage_result', stageResults);
export const exerciseName = pgEnum('exercise', exercises);

/** No foreign key: rows of this file are only inserted by statements that select from `users`, once per answer. */
const userId = () => bigint('user_id', { mode: 'number' }).notNull();

/** One row per learner and word: about 92 bytes with its index. The column order avoids padding. */
export const wordProgress = pgTable(
  'word_progress',
  {
    userId: userId(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    wordId: integer('word_id').notNull(),
    /** The word's lesson now: the seed keeps it true when the content moves the word. */
    lessonId: integer('lesson_id').notNull(),
    /** Stages done once, as bits (core/lesson/stages.ts): only rise. */
    stages: smallint().notNull(),
    /** Stages done in the current pass, as bits: 'repeat lesson' sets them back to 0. */
    passStages: smallint('pass_stages').notNull(),
    /** Number of the current pass, from 0. */
    pass: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.wordId] })],
);

/** Append-only: one row per answered stage of a lesson, and one per answer of a review (those have an `exercise`). */
export const stageAnswers = pgTable(
  'stage_answers',
  {
    userId: userId(),
    /** The client's name of the event. */
    eventId: text('event_id').notNull(),
    stage: stageName().notNull(),
    wordId: integer('word_id').notNull(),
    result: stageResult().notNull(),
    tries: smallint(),
    ms: integer(),
    /** When it was done, by the learner's corrected clock. */
    doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
    /** The same moment in the learner's local time. */
    localTime: timestamp('local_time', { mode: 'string' }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** Of a review: what was asked. Then `stage` is the nearest one (core/memory/exercises.ts). */
    exercise: exerciseName(),
    /** Of a review: the learner's median of this exercise when they answered, by their own event. */
    medianMs: integer('median_ms'),
    /** Of a review: a hint gave away a part, or another accepted spelling was typed. */
    isPartial: boolean('is_partial'),
    /** Of a review: asked between the words of a lesson, not in a session of «Сегодня». */
    inLesson: boolean('in_lesson'),
    /** What was typed, where it is known: shows which letters are mixed up. */
    typed: text(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.eventId, t.stage] }),
    index('stage_answers_learner_word').on(t.userId, t.wordId),
    // With all that «Сегодня» reads of the latest reviews: they lie on as many pages of the table.
    index('stage_answers_latest')
      .on(t.userId, t.localTime, t.ms, t.exercise, t.result, t.tries, t.inLesson)
      .where(sql`exercise is not null`),
    index('stage_answers_word').on(t.wordId, t.stage),
    index('stage_answers_done').on(t.doneAt),
  ],
);

/** Append-only: each time a learner starts a lesson (or one word of it) again. */
export const lessonPasses = pgTable(
  'lesson_passes',
  {
    userId: userId(),
    eventId: text('event_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** Missing: the whole lesson. */
    wordId: integer('word_id'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.eventId] })],
);

/**
 * Lessons that a learner had finished before the content put more words into them: they stay finished. Without a row a
 * lesson is finished when all its words are learned.
 */
export const finishedLessons = pgTable(
  'finished_lessons',
  {
    userId: userId(),
    lessonId: integer('lesson_id').notNull(),
    /** When the words came. */
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] })],
);

/** The learner's active days in their own time zone. */
export const activityDays = pgTable(
  'activity_days',
  {
    userId: userId(),
    date: date({ mode: 'string' }).notNull(),
    /** Words brought to the end of a pass on this day: the ring of the daily goal. */
    words: smallint().notNull().default(0),
    /** Length of the run and freezes held after this day (core/streak/run.ts); 0: not counted in the streak yet. */
    runLength: smallint('run_length').notNull().default(0),
    freezes: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.date] }), index('activity_days_date').on(t.date, t.userId)],
);
