import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type LessonHistory, versionsOf } from '../../core/acts/lesson-version.ts';
import { takenBackSince } from '../../core/acts/take-back.ts';
import { DomainError } from '../../core/errors.ts';
import { type Db, readJson } from '../connection/client.ts';

/** Changes of rows that are read, the newest; a lesson with more of them within 90 days has its oldest versions cut off. */
const maxChanges = 2000;

const columns = () => z.record(z.string(), z.unknown());
const actRow = () => z.object({ id: z.number(), at: z.string(), by: z.number(), name: z.string() });
const categoryRow = () => z.object({ id: z.number(), name: z.string(), isDeleted: z.boolean() });
const historyRow = () =>
  z
    .object({
      lesson: columns(),
      words: z.array(columns()),
      changes: z.array(
        z.object({
          actId: z.number(),
          table: z.enum(['lessons', 'words']),
          rowId: z.number(),
          before: columns().nullable(),
        }),
      ),
      acts: z.array(actRow()),
      categories: z.array(categoryRow()),
    })
    .nullable();

/** A lesson, a deleted one too, with its versions of the last 90 days. Throws 'not-found' lesson_not_found. */
export async function readHistory(db: Db, lessonId: number, now: Date): Promise<LessonHistory> {
  const since = takenBackSince(now).toISOString();
  const found = await readJson(
    db,
    'lesson_history',
    historyRow,
    sql`with own as (
      select id from words where lesson_id = ${lessonId}::int
      union select word_id from word_moves where lesson_id = ${lessonId}::int),
    changes as materialized (
      select c.* from (
        select * from course_changes where of_table = 'lessons' and row_id = ${lessonId}::int
        union all
        select * from course_changes where of_table = 'words' and row_id in (select id from own)) c
      join audit_log a on a.id = c.act_id and a.at > ${since}::timestamptz
      order by c.id desc limit ${maxChanges + 1}::int)
    select (select json_build_object('lesson', to_jsonb(l),
      'words', coalesce((select json_agg(to_jsonb(w)) from words w where w.id in (select id from own)), '[]'),
      'changes', coalesce((select json_agg(json_build_object('actId', act_id, 'table', of_table, 'rowId', row_id,
        'before', before) order by id desc) from changes), '[]'),
      'acts', coalesce((select json_agg(json_build_object('id', a.id, 'at', a.at, 'by', a.admin_id,
        'name', coalesce((select first_name from users where id = a.admin_id), '')))
        from audit_log a where a.id in (select act_id from changes)), '[]'),
      'categories', (select json_agg(json_build_object('id', b.id, 'name', b.name,
        'isDeleted', b.deleted_at is not null)) from subsections b where b.id = l.subsection_id or b.id in (
          select (before->>'subsection_id')::int from changes where of_table = 'lessons')))
      from lessons l where l.id = ${lessonId}::int) as data`,
  );
  if (!found) throw new DomainError('not-found', { code: 'lesson_not_found' });
  const isCut = found.changes.length > maxChanges;
  const rows = { lesson: found.lesson, words: byId(found.words) };
  const versions = versionsOf(rows, found.changes);
  return {
    now: rows,
    // The oldest act may have been read in part, and what was before it is unknown.
    versions: isCut ? versions.slice(0, -2) : versions,
    acts: byId(found.acts),
    categories: byId(found.categories),
    isCut,
  };
}

function byId<T extends { id?: unknown }>(rows: readonly T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [Number(row.id), row]));
}
