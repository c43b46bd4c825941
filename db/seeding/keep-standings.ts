import { sql } from 'drizzle-orm';
import { allStages } from '../../core/lesson/stages.ts';
import type { Db } from '../connection/client.ts';
import { lessonsInOrder, type StoredCourse } from '../course/stored.ts';

/**
 * Notes who has finished a lesson that gets more words, before it gets them: it stays finished. `gaining` are the ids of
 * these lessons.
 */
export async function keepFinished(
  tx: Db,
  { stored, gaining }: { stored: StoredCourse; gaining: ReadonlySet<number> },
  now: Date,
): Promise<void> {
  const held = stored.words.filter(({ deletedAt, lessonId }) => deletedAt === null && gaining.has(lessonId));
  if (held.length === 0) return;
  const pairs = JSON.stringify(held.map(({ id, lessonId }) => ({ word: id, lesson: lessonId })));
  await tx.execute(sql`with held as (
      select word, lesson, count(*) over (partition by lesson) as words
      from json_to_recordset(${pairs}::json) as h(word int, lesson int))
    insert into finished_lessons (user_id, lesson_id, at)
    select p.user_id, h.lesson, ${now.toISOString()}::timestamptz
    from held h join word_progress p on p.word_id = h.word and p.stages = ${allStages}
    group by p.user_id, h.lesson, h.words having count(*) = h.words
    on conflict do nothing`);
}

/**
 * Notes, before the order of the course changes, where each learner was who has followed it: of the free lessons before
 * their last one they have begun half at least. «Продолжить» then leads them by the new order, and leaves alone who goes
 * their own way.
 */
export async function keepPlaces(tx: Db, stored: StoredCourse): Promise<void> {
  let freeBefore = 0;
  const places = lessonsInOrder(stored)
    .filter(({ isPublished }) => isPublished)
    .map(({ id, isFree }, place) => {
      const before = freeBefore;
      if (isFree) freeBefore += 1;
      return { id, place, isFree, before };
    });
  await tx.execute(sql`with places as (
      select * from json_to_recordset(${JSON.stringify(places)}::json)
        as p(id int, place int, "isFree" bool, before int)),
    begun as (
      select user_id, lesson_id from word_progress where stages > 0
      union select user_id, lesson_id from known_words),
    followed as (
      select u.id, p.before, count(b.id) as begun
      from users u join places p on p.id = u.last_lesson_id
        left join begun g on g.user_id = u.id
        left join places b on b.id = g.lesson_id and b."isFree" and b.place < p.place
      group by u.id, p.before)
    update users u set reordered_lesson_id = u.last_lesson_id from followed f
    where f.id = u.id and 2 * f.begun >= f.before and u.reordered_lesson_id is distinct from u.last_lesson_id`);
}
