import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { PartProblem, SavedPart } from '../../../core/contracts/shapes/parts-admin.ts';
import { DomainError } from '../../../core/errors.ts';
import { noteAct } from '../../audit.ts';
import type { Db } from '../../connection/client.ts';
import { lockCourse } from '../../course/lock-course.ts';
import { nextPosition, type PartTable } from '../../course/parts.ts';
import { differences } from '../../course/plan.ts';
import type { StoredCourse } from '../../course/stored.ts';
import { findLastEdit } from '../actions.ts';
import { auditOf } from '../course-audit.ts';
import { ownKey } from '../own-key.ts';

/** The course and what of one kind its lessons bring, without what is deleted: by this a part is judged. */
export type Surroundings<Row> = { stored: StoredCourse; parts: Row[] };

type PartRow = { id: number; key: string; lessonId: number | null; revision: number };

/** A part as content, cleaned, and what is wrong in it. */
export type JudgedPart<Content> = { content: Content; problems: PartProblem[] };

/** Columns that are the same in every table of parts. */
type Kept = { key: string; position: number; editedAt: Date };

/** How one kind of what lessons bring is edited: rules, dialogues. */
export type PartEditor<Edited, Content extends { key: string }, Row extends PartRow, Values> = {
  /** Also names its refusals: 'rule_refused', 'stale_rule', 'rule_not_found'. */
  kind: 'rule' | 'dialogue';
  table: PartTable;
  readAround: (db: Db) => Promise<Surroundings<Row>>;
  judge: (edited: Edited, of: { row: Row | undefined; around: Surroundings<Row> }) => JudgedPart<Content>;
  /** A row as an editor holds it. */
  editable: (row: Row, stored: StoredCourse) => Edited;
  /** A row as content; `lesson` is the key of its lesson, empty where it has none. */
  contentOf: (row: Row, lesson: string) => Content;
  valuesOf: (content: Content, of: { edited: Edited; around: Surroundings<Row> }) => Values;
  insert: (tx: Db, values: Values & Kept) => Promise<SavedPart[]>;
  update: (tx: Db, id: number, values: Values & { editedAt: Date; revision: number }) => Promise<unknown>;
};

/**
 * Creates a part, named after its event: sent again it changes nothing and returns the part that exists, unless that was
 * deleted meanwhile. Throws 'invalid' <kind>_refused with every problem in `data.problems`.
 */
export async function createPart<Edited, Content extends { key: string }, Row extends PartRow, Values>(
  db: Db,
  editor: PartEditor<Edited, Content, Row, Values>,
  { adminId, edited, eventId }: { adminId: number; edited: Edited; eventId: string },
  now: Date,
): Promise<SavedPart> {
  const { table } = editor;
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const key = keyOfEvent(eventId);
    const { id, revision, deletedAt } = table;
    const [made] = await tx.select({ id, revision, deletedAt }).from(table).where(eq(table.key, key));
    if (made?.deletedAt === null) return { id: made.id, key, revision: made.revision, isRepeat: true };
    const around = await editor.readAround(tx);
    const content = requireGood(editor, edited, { row: undefined, around });
    const [row] = await editor.insert(tx, {
      ...editor.valuesOf(content, { edited, around }),
      key: made ? await ownKey(tx, table) : key,
      position: await nextPosition(tx, table),
      editedAt: now,
    });
    if (!row) throw new Error('a new row has no id');
    const act = { adminId, kind: editor.kind, id: row.id, before: undefined };
    await note(tx, { ...act, after: { ...content, key: row.key } }, now);
    return row;
  });
}

/**
 * Changes the given fields of a part; `revision` is the one that the editor read. Where nothing differs nothing is
 * written. Throws as `createPart`, 'not-found' <kind>_not_found, and 'conflict' stale_<kind> with the present revision and
 * who made it.
 */
export async function changePart<Edited, Content extends { key: string }, Row extends PartRow, Values>(
  db: Db,
  editor: PartEditor<Edited, Content, Row, Values>,
  input: { adminId: number; id: number; revision: number; change: Partial<Edited> },
  now: Date,
): Promise<SavedPart> {
  const { adminId, id, revision, change } = input;
  const { kind } = editor;
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const around = await editor.readAround(tx);
    const row = around.parts.find((it) => it.id === id);
    if (!row) throw new DomainError('not-found', { code: `${kind}_not_found` });
    if (row.revision !== revision) {
      const lastEdit = await findLastEdit(tx, { kind, id });
      throw new DomainError('conflict', {
        code: `stale_${kind}`,
        data: { revision: row.revision, lastEdit },
      });
    }
    const edited = { ...editor.editable(row, around.stored), ...change };
    const content = requireGood(editor, edited, { row, around });
    const lesson = around.stored.lessons.find((it) => it.id === row.lessonId)?.key ?? '';
    const before = editor.contentOf(row, lesson);
    const { key } = row;
    if (differences(before, content).length + differences(content, before).length === 0) {
      return { id, key, revision };
    }
    const values = editor.valuesOf(content, { edited, around });
    await editor.update(tx, id, { ...values, editedAt: now, revision: revision + 1 });
    await note(tx, { adminId, kind, id, before, after: content }, now);
    return { id, key, revision: revision + 1 };
  });
}

/** Removes a part; what learners know of it stays. Throws 'not-found' <kind>_not_found. */
export async function deletePart(
  db: Db,
  { kind, table }: Pick<PartEditor<never, { key: string }, PartRow, never>, 'kind' | 'table'>,
  { adminId, id }: { adminId: number; id: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCourse(tx);
    const [gone] = await tx
      .update(table)
      .set({ deletedAt: now, editedAt: now })
      .where(and(eq(table.id, id), isNull(table.deletedAt)))
      .returning({ key: table.key });
    if (!gone) throw new DomainError('not-found', { code: `${kind}_not_found` });
    const act = { adminId, action: `${kind}.delete`, target: `${kind}:${id}` };
    await noteAct(tx, { ...act, before: { [`${kind} ${gone.key}`]: {} }, after: {} }, now);
  });
}

/** The problems of a part as it is being edited; nothing is written. Throws 'not-found' <kind>_not_found. */
export async function checkEdited<Edited, Content extends { key: string }, Row extends PartRow, Values>(
  db: Db,
  editor: PartEditor<Edited, Content, Row, Values>,
  { id, edited }: { id: number | undefined; edited: Edited },
): Promise<PartProblem[]> {
  const around = await editor.readAround(db);
  const row = around.parts.find((it) => it.id === id);
  if (id !== undefined && !row) throw new DomainError('not-found', { code: `${editor.kind}_not_found` });
  return editor.judge(edited, { row, around }).problems;
}

function requireGood<Edited, Content extends { key: string }, Row extends PartRow, Values>(
  { kind, judge }: PartEditor<Edited, Content, Row, Values>,
  edited: Edited,
  of: { row: Row | undefined; around: Surroundings<Row> },
): Content {
  const { content, problems } = judge(edited, of);
  if (problems.length > 0) throw new DomainError('invalid', { code: `${kind}_refused`, data: { problems } });
  return content;
}

/** No content of the repository begins so. */
const keyOfEvent = (eventId: string): string =>
  `own-${createHash('sha256').update(eventId).digest('hex').slice(0, 12)}`;

type Noted = {
  adminId: number;
  kind: 'rule' | 'dialogue';
  id: number;
  before: object | undefined;
  after: { key: string };
};

async function note(tx: Db, { adminId, kind, id, before, after }: Noted, now: Date): Promise<void> {
  const act = before ? ('changed' as const) : ('added' as const);
  const fields = differences(before, after);
  const changes = [{ kind, name: after.key, act, fields, wasEdited: false }];
  const action = before ? `${kind}.edit` : `${kind}.create`;
  await noteAct(tx, { adminId, action, target: `${kind}:${id}`, ...auditOf(changes) }, now);
}
