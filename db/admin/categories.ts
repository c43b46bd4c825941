import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import type { SectionContent, SubsectionContent } from '../../core/lesson/content.ts';
import { cleanText } from '../../core/lesson/course-file/clean-text.ts';
import { type Db, type RowOf, readJson } from '../client.ts';
import { type CourseNow, changeCourse, mapCourse, ownKey } from './course-change.ts';

const adminSubsectionRow = () =>
  z.object({
    id: z.number(),
    sectionId: z.number(),
    name: z.string(),
    iconEmoji: z.string(),
    iconBgColor: z.string(),
    lessonsCount: z.number(),
    draftsCount: z.number(),
  });
const adminSectionRow = () =>
  z.object({
    id: z.number(),
    name: z.string(),
    description: z.string(),
    iconEmoji: z.string(),
    subsections: z.array(adminSubsectionRow()),
  });
export type AdminSectionRow = RowOf<typeof adminSectionRow>;

/** Every section and subsection in order, empty ones too, with the numbers of their lessons. */
export async function readCategories(db: Db): Promise<AdminSectionRow[]> {
  return readJson(
    db,
    'admin_categories',
    () => z.array(adminSectionRow()),
    sql`with counts as (
      select subsection_id, count(*)::int as lessons, (count(*) filter (where not is_published))::int as drafts
      from lessons where deleted_at is null group by subsection_id)
    select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'description', s.description,
        'iconEmoji', s.icon_emoji, 'subsections', (
          select coalesce(json_agg(json_build_object('id', b.id, 'sectionId', b.section_id, 'name', b.name,
            'iconEmoji', b.icon_emoji, 'iconBgColor', b.icon_bg_color, 'lessonsCount', coalesce(c.lessons, 0),
            'draftsCount', coalesce(c.drafts, 0)) order by b.position, b.id), '[]')
          from subsections b left join counts c on c.subsection_id = b.id
          where b.section_id = s.id and b.deleted_at is null)) order by s.position, s.id), '[]') as data
    from sections s where s.deleted_at is null`,
  );
}

export type SectionInput = Pick<SectionContent, 'name' | 'description' | 'iconEmoji'>;
export type SubsectionInput = Pick<SubsectionContent, 'name' | 'iconEmoji' | 'iconBgColor'> & {
  sectionId: number;
};
type Editing<T> = { adminId: number } & T;

const cleaned = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanText(value, 'prose') : value,
    ]),
  ) as T; // the same fields with the same kinds of values

/** A row of the course that is not deleted; throws 'not-found' with the code of its kind. */
function living<T extends { id: number; deletedAt: Date | null }>(
  rows: readonly T[],
  id: number,
  kind: 'section' | 'subsection',
): T {
  const row = rows.find((it) => it.id === id && it.deletedAt === null);
  if (!row) throw new DomainError('not-found', { code: `${kind}_not_found` });
  return row;
}

/** Throws 'invalid' when nothing visible is left of a name. */
function requireName(name: string | undefined): void {
  if (name === '') throw new DomainError('invalid', { field: 'name' });
}

/** A new, empty section at the end of the course; answers its id. */
export async function createSection(
  db: Db,
  { adminId, section }: Editing<{ section: SectionInput }>,
  now: Date,
): Promise<number> {
  const fields = cleaned(section);
  requireName(fields.name);
  let id = 0;
  const plan = async ({ stored, course }: CourseNow) => {
    const key = ownKey(stored.sections);
    return {
      target: [...course, { key, ...fields, subsections: [] }],
      action: 'section.create',
      auditTarget: async (tx: Db) => {
        id = await idByKey(tx, 'sections', key);
        return `section:${id}`;
      },
    };
  };
  await changeCourse(db, { adminId, plan }, now);
  return id;
}

/** Given fields replace those of the section. Throws 'not-found' section_not_found. */
export async function changeSection(
  db: Db,
  { adminId, id, change }: Editing<{ id: number; change: Partial<SectionInput> }>,
  now: Date,
): Promise<void> {
  const fields = cleaned(change);
  requireName(fields.name);
  const plan = async ({ stored, course }: CourseNow) => {
    const { key } = living(stored.sections, id, 'section');
    return {
      target: course.map((section) => (section.key === key ? { ...section, ...fields } : section)),
      action: 'section.edit',
      auditTarget: async () => `section:${id}`,
    };
  };
  await changeCourse(db, { adminId, plan }, now);
}

/** Takes an empty section away. Throws 'not-found'; 'conflict' section_not_empty. */
export async function deleteSection(
  db: Db,
  { adminId, id }: Editing<{ id: number }>,
  now: Date,
): Promise<void> {
  const plan = async ({ stored, course }: CourseNow) => {
    const { key } = living(stored.sections, id, 'section');
    if (course.find((section) => section.key === key)?.subsections.length) {
      throw new DomainError('conflict', { code: 'section_not_empty' });
    }
    return {
      target: course.filter((section) => section.key !== key),
      action: 'section.delete',
      auditTarget: async () => `section:${id}`,
    };
  };
  await changeCourse(db, { adminId, plan }, now);
}

/** A new, empty subsection at the end of its section; answers its id. Throws 'not-found' section_not_found. */
export async function createSubsection(
  db: Db,
  { adminId, subsection }: Editing<{ subsection: SubsectionInput }>,
  now: Date,
): Promise<number> {
  const { sectionId, ...fields } = cleaned(subsection);
  requireName(fields.name);
  let id = 0;
  const plan = async ({ stored, course }: CourseNow) => {
    const parent = living(stored.sections, sectionId, 'section').key;
    const key = ownKey(stored.subsections);
    return {
      target: mapCourse(course, {
        subsections: (list, section) =>
          section.key === parent ? [...list, { key, ...fields, lessons: [] }] : [...list],
      }),
      action: 'subsection.create',
      auditTarget: async (tx: Db) => {
        id = await idByKey(tx, 'subsections', key);
        return `subsection:${id}`;
      },
    };
  };
  await changeCourse(db, { adminId, plan }, now);
  return id;
}

/** Given fields replace those of the subsection; another section takes it in at its end. Throws 'not-found'. */
export async function changeSubsection(
  db: Db,
  { adminId, id, change }: Editing<{ id: number; change: Partial<SubsectionInput> }>,
  now: Date,
): Promise<void> {
  const { sectionId, ...fields } = cleaned(change);
  requireName(fields.name);
  const plan = async ({ stored, course }: CourseNow) => {
    const row = living(stored.subsections, id, 'subsection');
    const parent = living(stored.sections, sectionId ?? row.sectionId, 'section').key;
    const before = course.flatMap(({ subsections }) => subsections).find(({ key }) => key === row.key);
    if (!before) throw new DomainError('not-found', { code: 'subsection_not_found' });
    const after = { ...before, ...fields };
    return {
      target: mapCourse(course, {
        subsections: (list, section) => {
          if (section.key !== parent) return list.filter(({ key }) => key !== row.key);
          const isHere = list.some(({ key }) => key === row.key);
          return isHere ? list.map((it) => (it.key === row.key ? after : it)) : [...list, after];
        },
      }),
      action: 'subsection.edit',
      auditTarget: async () => `subsection:${id}`,
    };
  };
  await changeCourse(db, { adminId, plan }, now);
}

/** Takes an empty subsection away. Throws 'not-found'; 'conflict' subsection_not_empty. */
export async function deleteSubsection(
  db: Db,
  { adminId, id }: Editing<{ id: number }>,
  now: Date,
): Promise<void> {
  const plan = async ({ stored, course }: CourseNow) => {
    const { key } = living(stored.subsections, id, 'subsection');
    const own = course.flatMap(({ subsections }) => subsections).find((it) => it.key === key);
    if (own?.lessons.length) throw new DomainError('conflict', { code: 'subsection_not_empty' });
    return {
      target: mapCourse(course, { subsections: (list) => list.filter((it) => it.key !== key) }),
      action: 'subsection.delete',
      auditTarget: async () => `subsection:${id}`,
    };
  };
  await changeCourse(db, { adminId, plan }, now);
}

export type OrderInput = {
  kind: 'sections' | 'subsections' | 'lessons';
  /** The section of the subsections, the subsection of the lessons. */
  parentId?: number | undefined;
  ids: readonly number[];
};

/**
 * Puts siblings into a new order. `ids` are all of them: another set than the course has now throws 'conflict'
 * order_changed, so that nobody's new lesson is moved blindly. Throws 'not-found' for an unknown parent.
 */
export async function changeOrder(
  db: Db,
  { adminId, order }: Editing<{ order: OrderInput }>,
  now: Date,
): Promise<void> {
  const { kind, parentId = 0, ids } = order;
  const plan = async ({ stored, course }: CourseNow) => {
    const keys = new Map(stored[kind].map(({ id, key }) => [id, key]));
    const wanted = ids.map((id) => keys.get(id));
    const inOrder = <T extends { key: string }>(list: readonly T[]): T[] => {
      const byKey = new Map(list.map((item) => [item.key, item]));
      const sorted = wanted.flatMap((key) => byKey.get(key ?? '') ?? []);
      const isSameSet = sorted.length === list.length && new Set(sorted).size === ids.length;
      if (!isSameSet) throw new DomainError('conflict', { code: 'order_changed' });
      return sorted;
    };
    const parent =
      kind === 'sections'
        ? undefined
        : kind === 'subsections'
          ? living(stored.sections, parentId, 'section').key
          : living(stored.subsections, parentId, 'subsection').key;
    const target =
      kind === 'sections'
        ? inOrder(course)
        : mapCourse(
            course,
            kind === 'subsections'
              ? { subsections: (list, { key }) => (key === parent ? inOrder(list) : [...list]) }
              : { lessons: (list, { key }) => (key === parent ? inOrder(list) : [...list]) },
          );
    return {
      target,
      action: 'course.order',
      auditTarget: async () => 'course',
      finish: async (_: Db, changes: readonly object[]) =>
        changes.length > 0 && kind === 'lessons' ? { after: { lessonIds: ids } } : undefined,
    };
  };
  await changeCourse(db, { adminId, plan }, now);
}

async function idByKey(tx: Db, table: 'sections' | 'subsections', key: string): Promise<number> {
  const name = sql.identifier(table);
  const found = await readJson(
    tx,
    `id_in_${table}`,
    () => z.number().nullable(),
    sql`select (select id from ${name} where key = ${key}) as data`,
  );
  if (found === null) throw new Error(`nothing was written under the key ${key}`);
  return found;
}
