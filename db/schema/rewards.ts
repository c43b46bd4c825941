import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { achievementKinds, ledgerReasons } from '../../core/points/awards.ts';
import { users } from './people.ts';

/** Append-only points; rows are only removed with the whole person. (user, reason, ref) is the idempotency key; `users.points` is the sum. */
export const ledger = pgTable(
  'ledger',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    reason: text({ enum: ledgerReasons }).notNull(),
    ref: text().notNull(),
    points: integer().notNull(),
    /** The client event that earned it, where there is one. */
    eventId: text('event_id'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.reason, t.ref] })],
);

export const achievements = pgTable(
  'achievements',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    achievement: text({ enum: achievementKinds }).notNull(),
    ref: text().notNull(),
    points: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.achievement, t.ref] })],
);

/**
 * When a learner's points first made a status. A note derived from the ledger once per status (db/rewards/status-history.ts),
 * for the news alone: the status itself is always computed from points.
 */
export const statusHistory = pgTable(
  'status_history',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Place in the ladder, from 1. */
    level: smallint().notNull(),
    reachedAt: timestamp('reached_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.level] })],
);
