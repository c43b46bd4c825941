import { and, eq, isNull, max, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import type { SectionContent, SubsectionContent } from '../../core/lesson/content.ts';
import type { CourseChange } from '../../core/lesson/course-file/change.ts';
import { cleanText } from '../../core/lesson/course-file/clean-text.ts';
import { noteAct } from '../audit.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { lockCourse } from '../course/lock-course.ts';
import { differences } from '../course/plan.ts';
import { positionsFor } from '../course/positions.ts';
import { renumberLessons } from '../course/renumber.ts';
import { lessons, sections, subsections } from '../schema/index.ts';
import { auditOf } from './course-audit.ts';
import { ownKey } from './own-key.ts';

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

/** Throws 'invalid' when nothing visible is left of a name. */
function requireName(name: string | undefined): void {
  if (name === '') throw new DomainError('invalid', { field: 'name' });
}

const tables = { section: sections, subsection: subsections };
/** What each is filled with. */
const contents = {
  section: { table: subsections, parent: subsections.sectionId },
  subsection: { table: lessons, parent: lessons.subsectionId },
};
type Kind = keyof typeof tables;

/** A row that is not deleted; throws 'not-found' with the code of its kind. */
async function living(tx: Db, kind: Kind, id: number) {
  const table = tables[kind];
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)));
  if (!row) throw new DomainError('not-found', { code: `${kind}_not_found` });
  return row;
}

type Edit = { act: 'create' | 'edit' | 'delete'; kind: Kind; id: number; key: string };

/** Notes an act on one row; a change of nothing is not noted. */
async function noteEdit(
  tx: Db,
  { adminId, act, kind, id, key, fields }: Edit & { adminId: number; fields: CourseChange['fields'] },
  now: Date,
): Promise<void> {
  if (act === 'edit' && fields.length === 0) return;
  const done = ({ create: 'added', edit: 'changed', delete: 'deleted' } as const)[act];
  const { before, after } = auditOf([{ kind, name: key, act: done, fields, wasEdited: false }]);
  await noteAct(tx, { adminId, action: `${kind}.${act}`, target: `${kind}:${id}`, before, after }, now);
}

type NewCategory =
  | { kind: 'section'; fields: SectionInput }
  | { kind: 'subsection'; fields: SubsectionInput };
type CategoryChange = { id: number } & (
  | { kind: 'section'; fields: Partial<SectionInput> }
  | { kind: 'subsection'; fields: Partial<SubsectionInput> }
);

/** Where a section goes that is new, or a subsection that is new to a section. Throws 'not-found' for an unknown one. */
async function lastPlace(tx: Db, sectionId: number | undefined): Promise<number> {
  if (sectionId !== undefined) await living(tx, 'section', sectionId);
  const table = sectionId === undefined ? sections : subsections;
  const own = sectionId === undefined ? undefined : eq(subsections.sectionId, sectionId);
  const [last] = await tx
    .select({ at: max(table.position) })
    .from(table)
    .where(and(own, isNull(table.deletedAt)));
  return (last?.at ?? -1) + 1;
}

/**
 * A new, empty section at the end of the course, or a subsection at the end of its section; returns its id.
 * Throws 'not-found' section_not_found.
 */
export async function createCategory(
  db: Db,
  { adminId, kind, ...input }: Editing<NewCategory>,
  now: Date,
): Promise<number> {
  const fields = cleaned(input.fields);
  requireName(fields.name);
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const position = await lastPlace(tx, 'sectionId' in fields ? fields.sectionId : undefined);
    const key = await ownKey(tx, tables[kind]);
    const values = { ...fields, position };
    const [made] = await tx
      .insert(tables[kind])
      .values({ ...values, key, editedAt: now })
      .returning({ id: tables[kind].id });
    const id = made?.id ?? 0;
    const edit: Edit = { act: 'create', kind, id, key };
    await noteEdit(tx, { ...edit, adminId, fields: differences(undefined, values) }, now);
    return id;
  });
}

/**
 * The given fields replace those of the section or subsection; a subsection goes to the end of another section.
 * Throws 'not-found' section_not_found, subsection_not_found.
 */
export async function changeCategory(
  db: Db,
  { adminId, kind, id, ...input }: Editing<CategoryChange>,
  now: Date,
): Promise<void> {
  const sent = cleaned(input.fields);
  requireName(sent.name);
  await db.transaction(async (tx) => {
    await lockCourse(tx);
    const row = await living(tx, kind, id);
    const goal = 'sectionId' in sent ? sent.sectionId : undefined;
    const isMoved = goal !== undefined && 'sectionId' in row && goal !== row.sectionId;
    const values = { ...sent, ...(isMoved ? { position: await lastPlace(tx, goal) } : {}) };
    const fields = differences(row, values);
    if (fields.length > 0) {
      await tx
        .update(tables[kind])
        .set({ ...values, editedAt: now })
        .where(eq(tables[kind].id, id));
    }
    await noteEdit(tx, { act: 'edit', kind, id, key: row.key, adminId, fields }, now);
  });
}

/** Deletes what is empty. Throws 'not-found'; 'conflict' section_not_empty, subsection_not_empty. */
export async function deleteCategory(
  db: Db,
  { adminId, kind, id }: Editing<{ kind: Kind; id: number }>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCourse(tx);
    const { key } = await living(tx, kind, id);
    const { table, parent } = contents[kind];
    const [full] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(parent, id), isNull(table.deletedAt)))
      .limit(1);
    if (full) throw new DomainError('conflict', { code: `${kind}_not_empty` });
    await tx.update(tables[kind]).set({ deletedAt: now, editedAt: now }).where(eq(tables[kind].id, id));
    await noteEdit(tx, { act: 'delete', kind, id, key, adminId, fields: [] }, now);
  });
}

export type OrderInput = {
  kind: 'sections' | 'subsections' | 'lessons';
  /** The section of the subsections, the subsection of the lessons. */
  parentId?: number | undefined;
  ids: readonly number[];
};

/**
 * Puts siblings into a new order. `ids` are all of them: if they are not the set that the course has now, throws
 * 'conflict' order_changed, so that nobody's new lesson is moved blindly. Throws 'not-found' for an unknown parent.
 */
export async function changeOrder(
  db: Db,
  { adminId, order }: Editing<{ order: OrderInput }>,
  now: Date,
): Promise<void> {
  const { kind, ids } = order;
  await db.transaction(async (tx) => {
    await lockCourse(tx);
    const siblings = await readSiblings(tx, order);
    const rows = ids.flatMap((id) => siblings.find((row) => row.id === id) ?? []);
    const isSameSet = rows.length === siblings.length && new Set(rows).size === ids.length;
    if (!isSameSet) throw new DomainError('conflict', { code: 'order_changed' });
    const preferred = rows.map((row, at) => ('lessonNumber' in row ? row.lessonNumber : at));
    const positions = positionsFor(rows, preferred);
    const changes = rows.flatMap((row, at): CourseChange[] => {
      const fields = differences(row, { position: positions[at] });
      const of = kind === 'sections' ? 'section' : kind === 'subsections' ? 'subsection' : 'lesson';
      return fields.length > 0 ? [{ kind: of, name: row.key, act: 'changed', fields, wasEdited: false }] : [];
    });
    if (changes.length === 0) return;
    await writePositions(
      tx,
      kind,
      rows.map(({ id }, at) => ({ id, position: positions[at] ?? at })),
      now,
    );
    await renumberLessons(tx);
    const { before, after } = auditOf(changes);
    const named = kind === 'lessons' ? { ...after, lessonIds: ids } : after;
    await noteAct(tx, { adminId, action: 'course.order', target: 'course', before, after: named }, now);
  });
}

async function readSiblings(tx: Db, { kind, parentId = 0 }: OrderInput) {
  if (kind === 'sections') return tx.select().from(sections).where(isNull(sections.deletedAt));
  if (kind === 'subsections') {
    await living(tx, 'section', parentId);
    const own = and(eq(subsections.sectionId, parentId), isNull(subsections.deletedAt));
    return tx.select().from(subsections).where(own);
  }
  await living(tx, 'subsection', parentId);
  const own = and(eq(lessons.subsectionId, parentId), isNull(lessons.deletedAt));
  return tx.select().from(lessons).where(own);
}

/** One statement for all rows; only those that move are written, and a moved lesson has a new revision. */
async function writePositions(
  tx: Db,
  kind: OrderInput['kind'],
  places: readonly { id: number; position: number }[],
  now: Date,
): Promise<void> {
  const revision = kind === 'lessons' ? sql`, revision = revision + 1` : sql``;
  await tx.execute(sql`update ${sql.identifier(kind)} as row
    set position = place.position, edited_at = ${now.toISOString()}::timestamptz${revision}
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(id int, position int)
    where row.id = place.id and row.position <> place.position`);
}
