import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { FormattedText } from '../../core/ports.ts';

/** A message of an admin to every learner, and how far it has got. */
export const broadcasts = pgTable('broadcasts', {
  id: serial().primaryKey(),
  adminId: bigint('admin_id', { mode: 'number' }).notNull(),
  /** The update that began the dialogue behind it: one dialogue sends one message. */
  begunBy: bigint('begun_by', { mode: 'number' }).notNull().unique(),
  text: text().notNull(),
  /** Telegram's own, as they came with the text. */
  entities: jsonb().$type<FormattedText['entities']>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  state: text({ enum: ['sending', 'stopped', 'done'] }).notNull(),
  /** Learners who were to get it when it began. */
  total: integer().notNull(),
  /** Everybody up to this id has been taken. */
  takenUpTo: bigint('taken_up_to', { mode: 'number' }).notNull().default(0),
  sent: integer().notNull().default(0),
  /** Chats that are blocked. */
  gone: integer().notNull().default(0),
  failed: integer().notNull().default(0),
  /** The run that sends now, and until when other runs stay out. */
  runner: text(),
  runnerUntil: timestamp('runner_until', { withTimezone: true }),
});

/** One row for each learner who was taken: nobody is written to without it, and so nobody twice. */
export const broadcastDeliveries = pgTable(
  'broadcast_deliveries',
  {
    broadcastId: integer('broadcast_id')
      .notNull()
      .references(() => broadcasts.id),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** 'taken': it was about to be sent; 'again': Telegram asked to wait, and it was surely not sent. */
    outcome: text({ enum: ['taken', 'sent', 'gone', 'failed', 'again'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.broadcastId, t.userId] }),
    index('broadcast_deliveries_learner').on(t.userId),
    index('broadcast_deliveries_again').on(t.broadcastId, t.userId).where(sql`outcome = 'again'`),
  ],
);
