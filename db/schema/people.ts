import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    /** Telegram id; above 2^32, below 2^53. */
    id: bigint({ mode: 'number' }).primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    username: text(),
    languageCode: text('language_code'),
    /** IANA zone, e.g. 'Asia/Jerusalem'. */
    timezone: text().notNull(),
    role: text({ enum: ['learner', 'admin'] })
      .notNull()
      .default('learner'),
    /** Sum of the learner's ledger, kept in the same transaction. */
    points: integer().notNull().default(0),
    /** What the leaderboard counts of them: at most 400 of each server day (core/points/day-limits.ts). */
    rankedPoints: integer('ranked_points').notNull().default(0),
    /** The server day (UTC) of the latest points, how many the leaderboard has counted of it, and those of reviews. */
    pointsDay: date('points_day', { mode: 'string' }),
    dayPoints: smallint('day_points').notNull().default(0),
    dayReviews: smallint('day_reviews').notNull().default(0),
    /** Number of 'word' entries in the ledger. */
    wordsLearned: integer('words_learned').notNull().default(0),
    /** Latest run of active days, as stored with its last day (activity_days). */
    streakLength: integer('streak_length').notNull().default(0),
    streakLastDate: date('streak_last_date', { mode: 'string' }),
    streakFreezes: smallint('streak_freezes').notNull().default(0),
    bestStreak: integer('best_streak').notNull().default(0),
    /** Active days that the streak counts: grows with each, so that no two requests count over the same facts. */
    activeDays: integer('active_days').notNull().default(0),
    /** Dates on which the rest was switched on, off, on, … (core/streak/rest.ts). */
    restSwitches: date('rest_switches', { mode: 'string' }).array().notNull().default(sql`'{}'`),
    /** Lesson of the latest answer: where «Продолжить» leads. */
    lastLessonId: integer('last_lesson_id'),
    /** `last_lesson_id` when the course last changed its order: what follows it is no longer what came next. */
    reorderedLessonId: integer('reordered_lesson_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    /** The learner has blocked the bot: nothing is sent until they unblock it. */
    botBlockedAt: timestamp('bot_blocked_at', { withTimezone: true }),
    /** An admin has blocked the learner. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    /** Of an admin: the Monday of the last week that was reported to them. */
    reportedWeek: date('reported_week', { mode: 'string' }),
    /** Of an admin: whether the weekly report is sent to them. */
    wantsWeekReport: boolean('wants_week_report').notNull().default(true),
    /** Everything about this person is deleted from this moment on; until then it can be taken back. */
    deletionDueAt: timestamp('deletion_due_at', { withTimezone: true }),
    /** The deletion has begun: it can no longer be taken back. */
    erasingSince: timestamp('erasing_since', { withTimezone: true }),
    /** Of somebody who came back: when they were deleted. What they did before that is not theirs any more. */
    returnedAfter: timestamp('returned_after', { withTimezone: true }),
  },
  (t) => [
    index('users_leaderboard').on(t.rankedPoints.desc(), t.id).where(sql`blocked_at is null`),
    index('users_blocked').on(t.blockedAt).where(sql`blocked_at is not null`),
    index('users_zone').on(t.timezone, t.id).where(sql`bot_blocked_at is null and blocked_at is null`),
    index('users_arrived').on(t.createdAt),
    index('users_username').on(sql`lower(${t.username})`),
    index('users_deletion').on(t.deletionDueAt).where(sql`deletion_due_at is not null`),
  ],
);

/**
 * People who were deleted, without their ids: a restored backup is compared with this list, and an old token or launch
 * with its dates. Rows are never removed: an old backup may be restored at any time.
 */
export const deletedPeople = pgTable('deleted_people', {
  /** Keyed digest of the Telegram id (core/people/person-digest.ts). */
  digest: text().primaryKey(),
  /** Which key made the digest. */
  keyMark: text('key_mark').notNull(),
  /** The latest deletion. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  /** An admin had blocked them: the block outlives the deletion. */
  isBlocked: boolean('is_blocked').notNull(),
});

export const settings = pgTable('settings', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id),
  /** The fields that the learner has set; defaults fill the rest (core/settings). */
  values: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/**
 * Figures for the learner's own rank: how many learners have more than `points` in the leaderboard
 * (`users.ranked_points`). Refreshed now and then, never per point.
 */
export const rankHistogram = pgTable('rank_histogram', {
  points: integer().primaryKey(),
  /** Learners with exactly this many points. */
  learners: integer().notNull(),
  /** Learners with more points. */
  ahead: integer().notNull(),
});
