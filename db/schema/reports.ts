import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { reportReasons, reportSubjects } from '../../core/reports/reports.ts';
import { userId } from './columns/answer-columns.ts';

/** Mistakes of the course that learners have reported. */
export const reports = pgTable(
  'reports',
  {
    id: serial().primaryKey(),
    /** Who reported it. */
    userId: userId(),
    /** The client's names of the events: of the first, and of those that said the same while it was open. */
    eventIds: text('event_ids').array().notNull(),
    subject: text({ enum: reportSubjects }).notNull(),
    /** Of a sentence the id of its lesson. */
    subjectId: integer('subject_id').notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    words: text().notNull(),
    /** What was shown, what was answered, and how that was judged. */
    question: text().notNull(),
    answer: text().notNull(),
    judgement: text().notNull(),
    place: text({ enum: ['app', 'chat'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the admins were notified. */
    notifiedAt: timestamp('told_at', { withTimezone: true }),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    closedBy: bigint('closed_by', { mode: 'number' }),
    reply: text(),
    /** When the reply was sent. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (t) => [
    index('reports_learner').on(t.userId, t.createdAt),
    index('reports_open').on(t.subject, t.subjectId).where(sql`closed_at is null`),
    index('reports_untold').on(t.id).where(sql`told_at is null`),
    index('reports_unanswered').on(t.closedAt).where(sql`closed_at is not null and answered_at is null`),
    index('reports_told').on(t.notifiedAt),
  ],
);
