import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { numberLessons, type TaughtNumbers, taughtNumbers } from '../core/numbers/tasks.ts';
import { type Db, readJson } from './client.ts';

const keys = JSON.stringify(Object.values(numberLessons));

/** Which numbers a learner was taught: a lesson counts when all its words, or any of a later one, were learned. */
export async function readTaughtNumbers(db: Db, userId: number): Promise<TaughtNumbers> {
  const reached = await readJson(
    db,
    'taught_numbers',
    () => z.array(z.string()),
    sql`with learned as (
      select coalesce(max(l.lesson_number), 0) as number from lessons l
      where l.is_published and l.deleted_at is null
        and l.id in (select lesson_id from memory_cards where user_id = ${userId}))
    select coalesce(json_agg(l.key), '[]') as data from lessons l
    where l.is_published and l.deleted_at is null
      and l.key = any(array(select json_array_elements_text(${keys}::json)))
      and (l.lesson_number < (select number from learned) or (l.id in (
        select lesson_id from memory_cards where user_id = ${userId}) and not exists (
        select 1 from words w where w.lesson_id = l.id and w.deleted_at is null and w.id not in (
          select word_id from memory_cards where user_id = ${userId}))))`,
  );
  return taughtNumbers(new Set(reached));
}
