import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { firstOwnWordId } from '../../core/own-words/limits.ts';
import type { ListedWord } from '../../core/own-words/shareable.ts';
import { userId } from './columns/answer-columns.ts';
import { bytea } from './columns/bytea.ts';

/**
 * Words that learners keep for themselves. Progress, answers and schedules are those of words of the course, which they
 * name by an id of another range. Nobody but their owner is ever shown one.
 */
export const ownWords = pgTable(
  'own_words',
  {
    /** By default only: a restored backup brings its own. */
    id: integer()
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: firstOwnWordId, minValue: firstOwnWordId }),
    userId: userId(),
    hebrew: text().notNull(),
    /** Empty where the niqqud is not known; then so is `transcription`. */
    pronunciation: text().notNull(),
    transcription: text().notNull(),
    russian: text().notNull(),
    /** The sentence in which it was met. */
    sentence: text(),
    /** Other spellings that are right. */
    variants: text().array().notNull(),
    /** It can be heard: it has its niqqud, or a sound in `own_word_sounds`. */
    isHeard: boolean('is_heard').notNull(),
    /** The event that added it, and its place among the words of that event. */
    eventId: text('event_id').notNull(),
    place: smallint().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** The server day (UTC) on which it was added, for the limit of a day. */
    addedOn: date('added_on', { mode: 'string' }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** Deleted then; it can be brought back for a day. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (t) => [
    unique('own_words_event').on(t.userId, t.eventId, t.place),
    uniqueIndex('own_words_once').on(t.userId, t.hebrew, t.russian).where(sql`removed_at is null`),
    index('own_words_learner').on(t.userId, t.id),
  ],
);

/** How a learner says their own word, prepared as a speaker's take is. */
export const ownWordSounds = pgTable(
  'own_word_sounds',
  {
    wordId: integer('word_id')
      .primaryKey()
      .references(() => ownWords.id, { onDelete: 'cascade' }),
    userId: userId(),
    /** Content hash of the bytes. */
    hash: text().notNull(),
    bytes: bytea().notNull(),
    mime: text().notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('own_word_sounds_learner').on(t.userId), index('own_word_sounds_hash').on(t.hash)],
);

/** Lists that learners share: copies of their words as of then. */
export const ownLists = pgTable(
  'own_lists',
  {
    /** Random: whoever has it may see the list. */
    token: text().primaryKey(),
    userId: userId(),
    eventId: text('event_id').notNull(),
    title: text().notNull(),
    words: jsonb().$type<ListedWord[]>().notNull(),
    /** How often somebody took a copy. */
    copies: integer().notNull().default(0),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
    /** An admin has hidden it. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (t) => [
    unique('own_lists_event').on(t.userId, t.eventId),
    index('own_lists_hidden').on(t.hiddenAt).where(sql`hidden_at is not null`),
  ],
);

/** Who has reported a list: once each. */
export const ownListReports = pgTable(
  'own_list_reports',
  {
    token: text()
      .notNull()
      .references(() => ownLists.token, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.token, t.userId] }), index('own_list_reports_learner').on(t.userId)],
);
