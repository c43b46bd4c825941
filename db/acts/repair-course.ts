import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { maxWordsPerLesson } from '../../core/lesson/access.ts';
import { begunAct } from '../audit.ts';
import { type Db, readJson } from '../connection/client.ts';
import type { KeptTable } from '../schema/course-changes.ts';

/** Ids of the rows of a table that the act of this transaction has changed so far. */
const touched = (table: KeptTable): SQL =>
  sql`(select row_id from course_changes where act_id = ${begunAct} and of_table = ${table})`;

/**
 * Makes the course whole after rows of it were written back. A lesson that is there again brings its subsection along,
 * and that its section. Whoever has a changed lesson open notices it. Throws 'conflict': section_not_empty,
 * subsection_not_empty, when a category would go that has something in it; lesson_too_many_words; word_there.
 */
export async function repairCourse(tx: Db, now: Date): Promise<void> {
  const broken = await findBroken(tx);
  if (broken) throw new DomainError('conflict', broken);
  const back = sql`deleted_at = null, edited_at = ${now.toISOString()}::timestamptz`;
  await tx.execute(sql`update subsections set ${back} where deleted_at is not null and id in (
    select subsection_id from lessons where deleted_at is null and id in ${touched('lessons')})`);
  await tx.execute(sql`update sections set ${back} where deleted_at is not null and id in (
    select section_id from subsections where deleted_at is null and id in ${touched('subsections')})`);
  await tx.execute(sql`update lessons set revision = revision + 1 where id in ${touched('lessons')}
    or id in (select lesson_id from words where id in ${touched('words')})`);
  for (const table of ['rules', 'dialogues'] as const) {
    await tx.execute(
      sql`update ${sql.identifier(table)} set revision = revision + 1 where id in ${touched(table)}`,
    );
  }
}

const brokenRow = () =>
  z.object({
    code: z.enum(['section_not_empty', 'subsection_not_empty', 'lesson_too_many_words', 'word_there']),
    /** What it is called. */
    data: z.object({ name: z.string() }),
  });

async function findBroken(tx: Db) {
  const found = await readJson(
    tx,
    'course_broken_by_undo',
    () => z.array(brokenRow()),
    sql`select coalesce(json_agg(json_build_object('code', code, 'data', json_build_object('name', name))), '[]') as data
    from (
      (select 'section_not_empty' as code, s.name from sections s
        where s.deleted_at is not null and s.id in ${touched('sections')} and exists (
          select 1 from subsections b where b.section_id = s.id and b.deleted_at is null) limit 1)
      union all
      (select 'subsection_not_empty', b.name from subsections b
        where b.deleted_at is not null and b.id in ${touched('subsections')} and exists (
          select 1 from lessons l where l.subsection_id = b.id and l.deleted_at is null) limit 1)
      union all
      (select 'word_there', w.hebrew from words w
        where w.deleted_at is null and w.id in ${touched('words')} and exists (
          select 1 from words o where o.lesson_id = w.lesson_id and o.id <> w.id and o.deleted_at is null
            and o.hebrew = w.hebrew and o.russian = w.russian) limit 1)
      union all
      (select 'lesson_too_many_words', l.name from lessons l
        where l.id in (select lesson_id from words where deleted_at is null and id in ${touched('words')})
          and (select count(*) from words w where w.lesson_id = l.id and w.deleted_at is null) > ${maxWordsPerLesson}::int
        limit 1)) broken`,
  );
  return found[0];
}
