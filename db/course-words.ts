import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { RowOf } from './client.ts';
import { opensPremium, type Visitor } from './entitlements.ts';
import { lessonWordRow, wordJson } from './lessons.ts';

/** A word of the published course with its lesson, which may be locked. */
export const courseWordRow = () =>
  z.object({
    lesson: z.object({ id: z.number(), number: z.number(), name: z.string(), isOpen: z.boolean() }),
    word: lessonWordRow(),
  });
export type CourseWord = RowOf<typeof courseWordRow>;

/** True in SQL for a lesson `l` that is open to the visitor. */
export const isOpenTo = (visitor: Visitor, now: Date): SQL =>
  sql`(l.is_free or ${opensPremium(visitor, now)})`;

/** The row of a word `w` in its lesson `l`, as fields of json_build_object. */
export const courseWordFields = (visitor: Visitor, now: Date): SQL => sql`'word', ${wordJson},
  'lesson', json_build_object('id', l.id, 'number', l.lesson_number, 'name', l.name,
    'isOpen', ${isOpenTo(visitor, now)})`;

/** Words `w` of published lessons `l`, to be narrowed by a condition. */
export const publishedWords = sql`from words w join lessons l on l.id = w.lesson_id
  where w.deleted_at is null and l.is_published and l.deleted_at is null`;
