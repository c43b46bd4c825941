import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { lessonLevels } from '../../core/lesson/content.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { lessons } from '../schema/index.ts';
import { caseless } from './caseless.ts';

const adminLessonRow = () =>
  z.object({
    id: z.number(),
    name: z.string(),
    lessonNumber: z.number(),
    level: z.enum(lessonLevels),
    isFree: z.boolean(),
    isPublished: z.boolean(),
    sectionId: z.number(),
    section: z.string(),
    subsectionId: z.number(),
    subsection: z.string(),
    wordsCount: z.number(),
    revision: z.number(),
    /** ISO; null for a lesson that is as the repository has it. */
    editedAt: z.string().nullable(),
  });
export type AdminLessonRow = RowOf<typeof adminLessonRow>;

export const lessonsPerPage = 50;

export type LessonFilter = {
  /** Part of a name or theme, or of a Hebrew or Russian word. */
  text?: string | undefined;
  state: 'all' | 'published' | 'draft';
  sectionId?: number | undefined;
  subsectionId?: number | undefined;
};

export type LessonSearch = LessonFilter & {
  /** Counted from 1. */
  page: number;
};

/** The lessons that a filter finds, each with its place among all of them. */
function foundLessons(filter: LessonFilter): SQL {
  const { text = '', state, sectionId = null, subsectionId = null } = filter;
  const pattern = caseless(text.trim());
  return sql`
      select l.*, b.name as subsection, s.id as section_id, s.name as section,
        row_number() over (order by s.position, s.id, b.position, b.id, l.position, l.id) as place,
        (select count(*)::int from words w where w.lesson_id = l.id and w.deleted_at is null) as words_count
      from lessons l join subsections b on b.id = l.subsection_id join sections s on s.id = b.section_id
      where l.deleted_at is null
        and (${state}::text = 'all' or l.is_published = (${state}::text = 'published'))
        and (${sectionId}::int is null or s.id = ${sectionId}) and (${subsectionId}::int is null or b.id = ${subsectionId})
        and (l.name ~ ${pattern} or l.topic ~ ${pattern} or exists (select 1 from words w
          where w.lesson_id = l.id and w.deleted_at is null and (w.hebrew ~ ${pattern} or w.russian ~ ${pattern})))`;
}

/** The ids of all lessons that a filter finds, in the order of the course. */
export function listLessonIds(db: Db, filter: LessonFilter): Promise<number[]> {
  return readJson(
    db,
    'admin_lesson_ids',
    () => z.array(z.number()),
    sql`with found as (${foundLessons(filter)})
    select coalesce(json_agg(id order by place), '[]') as data from found`,
  );
}

/** A page of the lessons that are not deleted, drafts too, in the order of the course. */
export async function listLessons(
  db: Db,
  search: LessonSearch,
): Promise<{ lessons: AdminLessonRow[]; total: number }> {
  const { page } = search;
  return readJson(
    db,
    'admin_lessons',
    () => z.object({ lessons: z.array(adminLessonRow()), total: z.number() }),
    sql`with found as (${foundLessons(search)}),
    shown as (
      select * from found order by place limit ${lessonsPerPage}::int offset ${(page - 1) * lessonsPerPage}::bigint)
    select json_build_object('total', (select count(*)::int from found),
      'lessons', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'lessonNumber', lesson_number,
        'level', level, 'isFree', is_free, 'isPublished', is_published, 'sectionId', section_id, 'section', section,
        'subsectionId', subsection_id, 'subsection', subsection, 'wordsCount', words_count, 'revision', revision,
        'editedAt', edited_at) order by place), '[]') from shown)) as data`,
  );
}

/** The lesson with a number, or undefined when there is none. */
export async function lessonIdOf(db: Db, number: number): Promise<number | undefined> {
  const isThere = and(eq(lessons.lessonNumber, number), isNull(lessons.deletedAt));
  const [row] = await db.select({ id: lessons.id }).from(lessons).where(isThere).limit(1);
  return row?.id;
}
