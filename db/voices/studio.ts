import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { courseItems, isSaidByTheirGender } from './items.ts';

const studioRow = () =>
  z.object({
    /** Said by the speaker and not returned, of the whole course; came back with a remark and was not said again. */
    progress: z.object({ done: z.number(), total: z.number(), returned: z.number() }),
    /** The letters (null), then each published lesson, in the order of the course. */
    parts: z.array(
      z.object({
        lessonId: z.number().nullable(),
        name: z.string().nullable(),
        number: z.number().nullable(),
        done: z.number(),
        total: z.number(),
      }),
    ),
    /** What came back first, then what was not said yet; null when all of it was. */
    next: z.object({ lessonId: z.number().nullable(), key: z.string() }).nullable(),
  });
export type StudioState = RowOf<typeof studioRow>;

/** How far a speaker is, in all and by lesson, and where they go on: the course is gone through once for all of it. */
export async function readStudio(db: Db, speakerId: number): Promise<StudioState> {
  return readJson(
    db,
    'studio_state',
    studioRow,
    sql`with ${courseItems()},
    asked as (select i.* from items i where ${isSaidByTheirGender(speakerId)}),
    mine as (
      select item_key as key, bool_or(status <> 'returned') as said, min(id) filter (where status = 'returned') as back
      from recordings where speaker_id = ${speakerId} and status <> 'replaced' group by item_key),
    parts as (
      select h.lesson_id, count(*)::int as total, (count(*) filter (where m.said))::int as done
      from (select distinct lesson_id, key from places) h join asked i on i.key = h.key left join mine m on m.key = h.key
      group by h.lesson_id)
    select json_build_object(
      'progress', (select json_build_object('done', count(*) filter (where m.said), 'total', count(*),
        'returned', count(m.back)) from asked i left join mine m on m.key = i.key),
      'parts', (select coalesce(json_agg(json_build_object('lessonId', p.lesson_id, 'name', l.name,
        'number', l.lesson_number, 'done', p.done, 'total', p.total) order by l.lesson_number nulls first, l.id), '[]')
        from parts p left join lessons l on l.id = p.lesson_id),
      'next', (select json_build_object('lessonId', i.lesson_id, 'key', i.key)
        from asked i left join mine m on m.key = i.key where m.said is not true
        order by m.back nulls last, i.at limit 1)) as data`,
  );
}
