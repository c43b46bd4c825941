import { boolean, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';

/** The tables of the course, whose rows are kept as they were before an act. */
export const keptTables = ['sections', 'subsections', 'lessons', 'words', 'rules', 'dialogues'] as const;
export type KeptTable = (typeof keptTables)[number];

/**
 * What acts changed in rows of the course: written by triggers (migrations 0036 and 0041), so that no way of writing can forget
 * it. Only columns that differ, by their names in the database; what follows from others is left out (`lesson_number`,
 * `revision`). Kept for as long as an act can be taken back (`takeBackDays`).
 */
export const courseChanges = pgTable(
  'course_changes',
  {
    /** Of one row: in the order of its changes. */
    id: serial().primaryKey(),
    /** The act in `audit_log`; its row is written at the end of the transaction. */
    actId: integer('act_id').notNull(),
    ofTable: text('of_table', { enum: keptTables }).notNull(),
    rowId: integer('row_id').notNull(),
    /** Null for a new row, which is wholly in `after`. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Changes where the row stands, and what it says: either can be taken back beside a later change of the other. */
    isPlace: boolean('is_place').notNull(),
    isContent: boolean('is_content').notNull(),
  },
  (t) => [index('course_changes_row').on(t.ofTable, t.rowId, t.id), index('course_changes_act').on(t.actId)],
);
