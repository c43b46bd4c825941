import { bigint, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

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
  },
  (t) => [index('audit_log_at').on(t.at), index('audit_log_target').on(t.target, t.id)],
);

/** Small facts of the installation, e.g. the version of the seeded course. */
export const facts = pgTable('facts', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  revision: integer().notNull().default(1),
});
