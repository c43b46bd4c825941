import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ledgerReasons } from '../../core/points/awards.ts';
import { users } from './people.ts';

/** Append-only points. (user, reason, ref) is the idempotency key; `users.points` is the sum. */
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
    achievement: text({ enum: ['word_master', 'streak_7', 'perfectionist'] }).notNull(),
    ref: text().notNull(),
    points: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.achievement, t.ref] })],
);
