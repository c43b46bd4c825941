import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Words that a learner has taken as known, by their own word. They earn nothing; deleted when the learner takes it back,
 * left alone when the word is learned. No foreign key: rows are only written by statements that have locked the
 * learner's row.
 */
export const knownWords = pgTable(
  'known_words',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    knownAt: timestamp('known_at', { withTimezone: true }).notNull(),
    wordId: integer('word_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** The learner's date, from which their schedules begin. */
    date: date({ mode: 'string' }).notNull(),
    /** 'YYYY-MM-DD' of the server, for the limit of a day. */
    serverDay: text('server_day').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.wordId] })],
);
