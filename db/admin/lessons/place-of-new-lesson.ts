import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { lessonLevels } from '../../../core/lesson/content.ts';
import { type Db, type RowOf, readJson } from '../../connection/client.ts';

const newPlaceRow = () =>
  z
    .object({
      subsectionId: z.number(),
      subsection: z.string(),
      section: z.string(),
      /** The number that a lesson at the end of the subsection gets. */
      lessonNumber: z.number(),
      /** That of the last lesson there; A1 in an empty subsection. */
      level: z.enum(lessonLevels),
    })
    .nullable();
export type PlaceOfNewLesson = NonNullable<RowOf<typeof newPlaceRow>>;

/**
 * The end of a subsection: of the one with this id, otherwise of the one in which the admin wrote last, otherwise of the
 * last one of the course. Null when there is none.
 */
export async function placeOfNewLesson(
  db: Db,
  { adminId, subsectionId = null }: { adminId: number; subsectionId?: number | null },
): Promise<PlaceOfNewLesson | null> {
  return readJson(
    db,
    'place_of_new_lesson',
    newPlaceRow,
    sql`with written as (
      select l.subsection_id from audit_log a join lessons l on a.target = 'lesson:' || l.id
      where a.admin_id = ${adminId}::bigint and l.deleted_at is null order by a.id desc limit 1),
    places as (
      select b.id, b.name, s.name as section, row_number() over (order by s.position, s.id, b.position, b.id) as place
      from subsections b join sections s on s.id = b.section_id where b.deleted_at is null and s.deleted_at is null),
    chosen as (
      select * from places where ${subsectionId}::int is null or id = ${subsectionId}::int
      order by (id = (select subsection_id from written)) desc nulls last, place desc limit 1)
    select (select json_build_object('subsectionId', c.id, 'subsection', c.name, 'section', c.section,
      'lessonNumber', 1 + (select count(*)::int from lessons l join places p on p.id = l.subsection_id
        where l.deleted_at is null and p.place <= c.place),
      'level', coalesce((select l.level from lessons l where l.subsection_id = c.id and l.deleted_at is null
        order by l.position desc, l.id desc limit 1), 'A1')) from chosen c) as data`,
  );
}
