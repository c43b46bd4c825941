import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { messageKinds, threadKinds, threadStates } from '../../core/inbox/threads.ts';
import { userId } from './columns/answer-columns.ts';

/** What learners write to the owners, one row for each matter. */
export const threads = pgTable(
  'threads',
  {
    id: serial().primaryKey(),
    /** Who began it. */
    userId: userId(),
    kind: text({ enum: threadKinds }).notNull(),
    state: text({ enum: threadStates }).notNull(),
    /** Of a thread about a reported mistake; closed together with it. */
    reportId: integer('report_id'),
    /** Its topic in the group of the admins, where they have one. */
    topicChatId: bigint('topic_chat_id', { mode: 'number' }),
    topicId: integer('topic_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Of the last message. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: bigint('closed_by', { mode: 'number' }),
    /** When the learner was notified that it is closed. */
    closingNotifiedAt: timestamp('closing_told_at', { withTimezone: true }),
  },
  (t) => [
    index('threads_learner').on(t.userId, t.id),
    index('threads_state').on(t.state, t.updatedAt.desc(), t.id),
    uniqueIndex('threads_report').on(t.reportId),
    index('threads_topic').on(t.topicChatId, t.topicId).where(sql`topic_id is not null`),
    index('threads_untold').on(t.closedAt).where(sql`closed_at is not null and closing_told_at is null`),
  ],
);

/** The messages of threads. Files stay at Telegram: `chat_id` and `message_id` say where one is copied from. */
export const threadMessages = pgTable(
  'thread_messages',
  {
    id: serial().primaryKey(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Whose thread it is. */
    userId: userId(),
    author: text({ enum: ['learner', 'admin'] }).notNull(),
    /** Who answered. */
    adminId: bigint('admin_id', { mode: 'number' }),
    /** Of the client, or of the update. */
    eventId: text('event_id').notNull(),
    kind: text({ enum: messageKinds }).notNull(),
    text: text().notNull(),
    fileId: text('file_id'),
    /** Missing for what was written in the app. */
    chatId: bigint('chat_id', { mode: 'number' }),
    messageId: integer('message_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** An answer to what somebody else has answered: it waits for a second tap. */
    isHeld: boolean('is_held').notNull().default(false),
    /** When it was taken to be passed on to the other side. */
    passedAt: timestamp('passed_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('thread_messages_event').on(t.userId, t.eventId),
    index('thread_messages_thread').on(t.threadId, t.id),
    index('thread_messages_unpassed').on(t.createdAt).where(sql`passed_at is null and not is_held`),
  ],
);

/** Messages of the bot that stand for a thread: a reply to one belongs to it. */
export const threadCopies = pgTable(
  'thread_copies',
  {
    /** Of a private chat the person's id. */
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    messageId: integer('message_id').notNull(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.messageId] }), index('thread_copies_thread').on(t.threadId)],
);
