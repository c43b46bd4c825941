import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Audience } from '../../core/broadcasts/audience.ts';
import type { BroadcastButton } from '../../core/broadcasts/button.ts';
import type { FormattedText } from '../../core/ports.ts';

/** A message of an admin to many learners, and how far it has got. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: serial().primaryKey(),
    adminId: bigint('admin_id', { mode: 'number' }).notNull(),
    /** The update that began the dialogue behind it: one dialogue sends one message. Null where the app began it. */
    begunBy: bigint('begun_by', { mode: 'number' }).unique(),
    /** The app's name of the event that began it. */
    eventId: text('event_id').unique(),
    text: text().notNull(),
    /** Telegram's own, as they came with the text. */
    entities: jsonb().$type<FormattedText['entities']>().notNull(),
    /** Telegram's id of the picture above the text. */
    photo: text(),
    /** The upload that it came from, which the app can show. */
    photoUpload: text('photo_upload'),
    button: jsonb().$type<BroadcastButton>(),
    audience: jsonb().$type<Audience>().notNull().default({ kind: 'all' }),
    /** On everybody's own clock, 'YYYY-MM-DDTHH:MM'; null: at once. */
    localTime: text('local_time'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** 'draft': written in the chat, to be completed in the app. */
    state: text({ enum: ['draft', 'sending', 'stopped', 'done'] }).notNull(),
    /** Learners who were to get it when it began. */
    total: integer().notNull(),
    /** Not used since groups are (`broadcast_groups`); to be dropped a release later. */
    takenUpTo: bigint('taken_up_to', { mode: 'number' }).notNull().default(0),
    sent: integer().notNull().default(0),
    /** Chats that are blocked. */
    gone: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Learners who have tapped its button. */
    tapped: integer().notNull().default(0),
    /** The run that sends now, and until when other runs stay out. */
    runner: text(),
    runnerUntil: timestamp('runner_until', { withTimezone: true }),
  },
  (t) => [index('broadcasts_unfinished').on(t.id).where(sql`state = 'sending'`)],
);

/**
 * Learners of a broadcast who may be written to at the same moments: one zone, and whether they observe the Sabbath. Who
 * is in a group is found when their turn comes, in the order of their ids.
 */
export const broadcastGroups = pgTable(
  'broadcast_groups',
  {
    broadcastId: integer('broadcast_id')
      .notNull()
      .references(() => broadcasts.id),
    zone: text().notNull(),
    rests: boolean().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Everybody up to this id has been taken. */
    takenUpTo: bigint('taken_up_to', { mode: 'number' }).notNull().default(0),
    isDone: boolean('is_done').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.broadcastId, t.zone, t.rests] })],
);

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
    /** When its button was tapped first. */
    tappedAt: timestamp('tapped_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.broadcastId, t.userId] }),
    index('broadcast_deliveries_learner').on(t.userId),
    index('broadcast_deliveries_unsure').on(t.broadcastId).where(sql`outcome = 'taken'`),
  ],
);
