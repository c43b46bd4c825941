import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Telegram updates that changed data, or that were given up on: repeating them does nothing. */
export const processedUpdates = pgTable(
  'processed_updates',
  {
    updateId: bigint('update_id', { mode: 'number' }).primaryKey(),
    processedAt: timestamp('processed_at', { withTimezone: true }).notNull(),
    /** Why the update was given up on after repeated failures; missing for a good one. */
    failure: text(),
  },
  (t) => [index('processed_updates_age').on(t.processedAt)],
);

/** Every act of an admin, with what it changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: serial().primaryKey(),
    adminId: bigint('admin_id', { mode: 'number' }).notNull(),
    action: text().notNull(),
    target: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The act that this one took back. */
    undoes: integer(),
    /** The act that took this one back and stands: taking that back empties it again. */
    undoneAct: integer('undone_act'),
  },
  (t) => [index('audit_log_at').on(t.at), index('audit_log_target').on(t.target, t.id)],
);

/** Milliseconds of sound sent to the recogniser on a day of the server: by a learner, from an address, in all. */
export const speechSpending = pgTable(
  'speech_spending',
  {
    day: date({ mode: 'string' }).notNull(),
    /** 'learner:7', 'address:' and a digest, or 'total'. */
    who: text().notNull(),
    ms: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.who] })],
);

/** Small facts of the installation, e.g. the version of the seeded course. */
export const facts = pgTable('facts', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  revision: integer().notNull().default(1),
});
