import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { speakers } from './voices.ts';

/** What a speaker was asked to say last in the chat: the next voice message is a take of it. */
export const studioPlaces = pgTable('studio_places', {
  speakerId: bigint('speaker_id', { mode: 'number' })
    .primaryKey()
    .references(() => speakers.userId),
  /** `audioKey` of the item. */
  itemKey: text('item_key').notNull(),
  /** Id of the message that asked: what was sent before it belongs to an earlier item. */
  promptId: integer('prompt_id').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  /** False once the speaker has stopped: voice messages mean something else again. */
  isOpen: boolean('is_open').notNull(),
  /** What the speaker wants to record: 'letters', or a lesson's id; null for the course in its order. */
  part: text(),
  /** Keys that the speaker does not want to say now. */
  skipped: text().array().notNull().default(sql`'{}'`),
});
