import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people.ts';

/**
 * When a run next checks the learners who have asked for reminders. The hour itself is a setting (`settings.values`); a
 * row stays when reminders are switched off, so that nobody is reminded twice on the day they switch them on again.
 */
export const reminders = pgTable(
  'reminders',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id),
    /** Null: switched off. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** The learner's date of the latest reminder. */
    remindedOn: date('reminded_on', { mode: 'string' }),
  },
  (t) => [index('reminders_due').on(t.dueAt).where(sql`due_at is not null`)],
);
