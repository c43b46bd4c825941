import { type SQL, sql } from 'drizzle-orm';
import { numberLessons } from '../core/numbers/tasks.ts';

const keys = sql.raw(
  Object.values(numberLessons)
    .map((key) => `'${key}'`)
    .join(', '),
);

/**
 * The keys of the lessons about numbers that a learner was taught, as JSON (`taughtNumbers`): a lesson counts when all
 * its words, or any of a later one, were learned.
 */
export const numberLessonsJson = (userId: SQL): SQL => sql`
  (with begun as materialized (
      select distinct c.lesson_id as id from memory_cards c where c.user_id = ${userId}),
    latest as (
      select max(l.lesson_number) as number from lessons l
      where l.is_published and l.deleted_at is null and l.id in (select id from begun))
    select coalesce(json_agg(l.key), '[]') from lessons l
    where l.is_published and l.deleted_at is null and l.key in (${keys})
      and (l.lesson_number < (select number from latest) or (l.id in (select id from begun) and not exists (
        select 1 from words w where w.lesson_id = l.id and w.deleted_at is null and w.id not in (
          select word_id from memory_cards where user_id = ${userId})))))`;
