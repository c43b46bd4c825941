import { bigint, boolean, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** No foreign key: rows are only written by statements that have locked the learner's row. */
export const userId = () => bigint('user_id', { mode: 'number' }).notNull();

/** What every answer has that is no answer about a stage of a word. */
export const answerColumns = () => ({
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
});
