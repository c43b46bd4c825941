import type { InferInsertModel } from 'drizzle-orm';
import { inArray, isNull, max, sql } from 'drizzle-orm';
import type { FieldProblem } from '../../core/hebrew/check/finding.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import type { CourseChange } from '../../core/lesson/course-file/change.ts';
import type { Db } from '../connection/client.ts';
import { type dialogues, lessons, type rules } from '../schema/index.ts';
import { type CourseOwner, planTable, type TablePlan } from './plan.ts';
import { overwriting, type Writing } from './write.ts';

/** What lessons bring beside their words: rules, dialogues. Rows are known by their keys, each in a lesson. */
export type PartTable = typeof rules | typeof dialogues;

type PartContent = { key: string; lesson: string };
type PartRow = {
  id: number;
  key: string;
  lessonId: number | null;
  editedAt: Date | null;
  deletedAt: Date | null;
};

/** A problem of a part, and its key. */
type PartFinding = FieldProblem & { key: string };

/** One kind of parts. */
export type PartKind<Content extends PartContent, Values extends { lesson: string }, Row extends PartRow> = {
  kind: CourseChange['kind'];
  /** A row as content; `lesson` is the key of its lesson, empty where it has none. */
  contentOf: (row: Row, lesson: string) => Content;
  /** What is compared and written, cleaned. */
  valuesOf: (content: Content) => Values;
  errorsIn: (all: readonly Content[], sections: readonly SectionContent[]) => PartFinding[];
};

/** Every row of a kind, deleted ones too, and the keys of the lessons that are not deleted by their ids. */
export type StoredParts<Row> = { rows: Row[]; lessonKeys: ReadonlyMap<number, string> };

export async function readLessonKeys(db: Db): Promise<Map<number, string>> {
  const living = await db
    .select({ id: lessons.id, key: lessons.key })
    .from(lessons)
    .where(isNull(lessons.deletedAt));
  return new Map(living.map(({ id, key }) => [id, key]));
}

/** The ids of lessons by their keys, the other way round. */
export const idsByKey = (keys: ReadonlyMap<number, string>): ReadonlyMap<string, number> =>
  new Map([...keys].map(([id, key]) => [key, id]));

const lessonOf = <Row extends PartRow>({ lessonKeys }: StoredParts<Row>, { lessonId }: Row): string =>
  lessonKeys.get(lessonId ?? 0) ?? '';

/** What the course has, as content, without what is deleted or has no lesson. */
export const livingContents = <Content extends PartContent, Row extends PartRow>(
  { contentOf }: Pick<PartKind<Content, { lesson: string }, Row>, 'contentOf'>,
  stored: StoredParts<Row>,
): Content[] =>
  stored.rows
    .filter(({ deletedAt }) => deletedAt === null)
    .map((row) => contentOf(row, lessonOf(stored, row)))
    .filter(({ lesson }) => lesson !== '');

/** What is there with what is imported in it, each in the place of the one that had its key. */
function merged<Content extends PartContent>(present: readonly Content[], imported: readonly Content[]) {
  const named = new Map(imported.map((part) => [part.key, part]));
  const known = new Set(present.map(({ key }) => key));
  return [
    ...present.map((part) => named.get(part.key) ?? part),
    ...imported.filter(({ key }) => !known.has(key)),
  ];
}

export type PartsImport<Content> = {
  /** Those of a file or of the content. */
  imported: readonly Content[];
  /** Those that it does not name are to be deleted. */
  deletesMissing: boolean;
  owner: CourseOwner;
  /** The course before the import, and after it. */
  current: readonly SectionContent[];
  target: readonly SectionContent[];
};

/** Errors of what is imported that it does not have now. */
export function newPartErrors<
  Content extends PartContent,
  Values extends { lesson: string },
  Row extends PartRow,
>(
  kind: PartKind<Content, Values, Row>,
  stored: StoredParts<Row>,
  { imported, deletesMissing, current, target }: PartsImport<Content>,
): PartFinding[] {
  const named = new Set(imported.map(({ key }) => key));
  const present = livingContents(kind, stored);
  const errorsIn = (all: readonly Content[], sections: readonly SectionContent[]) =>
    kind.errorsIn(all, sections).filter(({ key }) => named.has(key));
  const found = errorsIn(deletesMissing ? imported : merged(present, imported), target);
  if (found.length === 0) return [];
  const nameOf = ({ key, field, rule, why }: PartFinding) => [key, field, rule, why].join(' ');
  const known = new Set(errorsIn(present, current).map(nameOf));
  return found.filter((finding) => !known.has(nameOf(finding)));
}

/** Compares what is stored with the parts as they should be; they are known by their keys. */
export function planParts<
  Content extends PartContent,
  Values extends { lesson: string },
  Row extends PartRow,
>(
  { kind, contentOf, valuesOf }: PartKind<Content, Values, Row>,
  stored: StoredParts<Row>,
  { imported, deletesMissing, owner }: PartsImport<Content>,
): TablePlan<Values, Row> {
  const held = stored.rows.map((row) => ({
    name: row.key,
    values: valuesOf(contentOf(row, lessonOf(stored, row))),
    row,
  }));
  const kept = held.filter(
    ({ row, values }) => row.deletedAt === null && (!deletesMissing || values.lesson === ''),
  );
  const named = new Set(imported.map(({ key }) => key));
  const wanted = [
    ...imported.map((part) => ({ name: part.key, values: valuesOf(part) })),
    ...kept.filter(({ name }) => !named.has(name)),
  ];
  return planTable(kind, { wanted, held, named, owner });
}

/** The place behind all others. */
export async function nextPosition(tx: Db, table: PartTable): Promise<number> {
  const [last] = await tx.select({ position: max(table.position) }).from(table);
  return (last?.position ?? 0) + 1;
}

/** Writes what was planned: rows are added, changed in place, with what learners know of them, or deleted softly. */
export async function writeParts<Table extends PartTable>(
  tx: Db,
  {
    table,
    rows,
    deleted,
  }: { table: Table; rows: InferInsertModel<Table>[]; deleted: readonly { id: number }[] },
  { owner, now }: Pick<Writing, 'owner' | 'now'>,
): Promise<void> {
  const editedAt = owner === 'editor' ? now : null;
  if (rows.length > 0) {
    const written = rows.map((row) => ({ ...row, editedAt, deletedAt: null }));
    const set = { ...overwriting(table, written), revision: sql`${table.revision} + 1` };
    await tx.insert(table).values(written).onConflictDoUpdate({ target: table.key, set });
  }
  const gone = deleted.map(({ id }) => id);
  if (gone.length > 0) await retire(tx, table, gone, { deletedAt: now, editedAt });
}

async function retire(
  tx: Db,
  table: PartTable,
  ids: number[],
  set: { deletedAt: Date; editedAt: Date | null },
): Promise<void> {
  await tx.update(table).set(set).where(inArray(table.id, ids));
}

/** The ids of the rows with these keys. */
export async function partIds(tx: Db, table: PartTable, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.key, [...keys]));
  return rows.map(({ id }) => id);
}
