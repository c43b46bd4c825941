import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { allStages } from '../../core/lesson/stages.ts';
import type { RowOf } from '../connection/client.ts';
import { hasPremium, type Moment, opensPremium, type Visitor, type VisitorInSql } from '../entitlements.ts';
import { lessonWordRow, wordJson } from './lessons.ts';

/** A word of the published course with its lesson, which may be locked. */
export const courseWordRow = () =>
  z.object({
    lesson: z.object({ id: z.number(), number: z.number(), name: z.string(), isOpen: z.boolean() }),
    word: lessonWordRow(),
  });
export type CourseWord = RowOf<typeof courseWordRow>;

/** True in SQL for a lesson `l` that is open to the visitor. */
export const isLessonOpenTo = (visitor: VisitorInSql, now: Moment): SQL =>
  sql`(l.is_free or ${opensPremium(visitor, now)})`;

/**
 * True in SQL for a word `w` that is open to the visitor: its lesson `l` is, or they have learned it, and it may have
 * moved into a locked lesson since.
 */
export const isOpenTo = (visitor: VisitorInSql, now: Date): SQL =>
  sql`(${isLessonOpenTo(visitor, now)} or exists (select 1 from word_progress p
    where p.user_id = ${visitor.userId} and p.word_id = w.id and p.stages = ${sql.raw(String(allStages))}))`;

/** True in SQL for a word `w` of this lesson, or one that has left it: phones may not know of the move yet. */
export const isWordOf = (lessonId: SQL | number): SQL => sql`(w.lesson_id = ${lessonId} or exists (
  select 1 from word_moves m where m.word_id = w.id and m.lesson_id = ${lessonId}))`;

/** True in SQL for a row `it` that was shown with its published lesson `l` at `doneAt`. */
export const wasShown = (
  it: SQL,
  doneAt: SQL,
): SQL => sql`((${it}.deleted_at is null or ${it}.deleted_at > ${doneAt})
  and (l.is_published or coalesce(l.unpublished_at > ${doneAt}, false)) and (l.deleted_at is null or l.deleted_at > ${doneAt}))`;

/** True in SQL for a word `w` that was taught by its published lesson `l` at `doneAt`. */
export const wasTaught = (doneAt: SQL): SQL => wasShown(sql.raw('w'), doneAt);

/** True in SQL for a lesson `l` that was open to the visitor at `doneAt`, or is now (docs/security.md). */
export const wasLessonOpenTo = (visitor: VisitorInSql, { doneAt, now }: { doneAt: SQL; now: Moment }): SQL =>
  sql`(l.is_free or coalesce(l.locked_at > ${doneAt}, false) or ${opensPremium(visitor, now)} or ${hasPremium(visitor.userId, doneAt)})`;

/**
 * True in SQL for a word `w` whose lesson `l` was open to the visitor at `doneAt`, or is now (docs/security.md); or that
 * has left an open lesson after `doneAt`.
 */
export const wasOpenTo = (visitor: VisitorInSql, { doneAt, now }: { doneAt: SQL; now: SQL }): SQL =>
  sql`(${wasLessonOpenTo(visitor, { doneAt, now })}
    or exists (select 1 from word_moves m join lessons o on o.id = m.lesson_id
      where m.word_id = w.id and m.moved_at > ${doneAt} and (o.is_free or o.locked_at > ${doneAt})))`;

/** The row of a word `w` in its lesson `l`, as fields of json_build_object. */
export const courseWordFields = (visitor: Visitor, now: Date): SQL => sql`'word', ${wordJson},
  'lesson', json_build_object('id', l.id, 'number', l.lesson_number, 'name', l.name,
    'isOpen', ${isOpenTo(visitor, now)})`;

/** Words `w` of published lessons `l`, to be narrowed by a condition. */
export const publishedWords = sql`from words w join lessons l on l.id = w.lesson_id
  where w.deleted_at is null and l.is_published and l.deleted_at is null`;
