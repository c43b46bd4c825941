import { and, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isActOnRights, takeBackOf, takenBackSince } from '../../core/acts/take-back.ts';
import { DomainError } from '../../core/errors.ts';
import { changeUser } from '../admin/people/change-user.ts';
import { noteAct } from '../audit.ts';
import { type Db, readJson } from '../connection/client.ts';
import { lockCourse } from '../course/lock-course.ts';
import { type KeptTable, keptTables } from '../schema/course-changes.ts';
import { auditLog, courseChanges } from '../schema/index.ts';
import { newerActsOnRights, newerChanges } from './newer.ts';
import { type Wanted, writeBack } from './write-back.ts';

type Act = typeof auditLog.$inferSelect;

type Undoing = {
  adminId: number;
  actId: number;
  /** Admins by the environment. */
  adminIds: ReadonlySet<number>;
};

/**
 * Takes back an act as a whole, as an act of its own, which can be taken back again; returns its number. Throws
 * 'not-found' act_not_found; 'conflict' act_undone, act_newer with who did what later in `data`, act_expired,
 * act_money, act_sent, act_premium, act_voice, act_nothing; what `writeBack` throws; for rights of people what
 * `changeUser` throws.
 */
export async function undoAct(db: Db, undoing: Undoing, now: Date): Promise<number> {
  const { adminId, actId } = undoing;
  return db.transaction(async (tx) => {
    // Before the act is read: of two admins who take it back at once the second finds it done.
    await lockCourse(tx);
    const [act] = await tx.select().from(auditLog).where(eq(auditLog.id, actId)).for('update');
    if (!act) throw new DomainError('not-found', { code: 'act_not_found' });
    await requirePossible(tx, act, now);
    const undoneBy = isActOnRights(act.action)
      ? await undoRights(tx, { ...undoing, act }, now)
      : await undoCourse(tx, { adminId, act }, now);
    await noteUndone(tx, { act, undoneBy });
    return undoneBy;
  });
}

/** The last act of an admin on a target: what they have just done. Undefined when somebody acted on it later. */
export async function findOwnAct(
  db: Db,
  { adminId, target }: { adminId: number; target: string },
): Promise<number | undefined> {
  const [last] = await db
    .select({ id: auditLog.id, adminId: auditLog.adminId })
    .from(auditLog)
    .where(eq(auditLog.target, target))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.adminId === adminId ? last.id : undefined;
}

const standingRow = () =>
  z.object({
    tables: z.array(z.enum(keptTables)),
    newer: z.object({ id: z.number(), by: z.number(), name: z.string(), action: z.string() }).nullable(),
  });

async function requirePossible(tx: Db, act: Act, now: Date): Promise<void> {
  const { tables, newer } = await readStanding(tx, act);
  const taking = takeBackOf({
    action: act.action,
    isUndone: act.undoneAct !== null,
    keepsRows: tables.length > 0,
    hasNewer: newer !== null,
    isOld: act.at < takenBackSince(now),
  });
  if (taking.state === 'possible') return;
  if (taking.state === 'final') throw new DomainError('conflict', { code: `act_${taking.reason}` });
  throw new DomainError('conflict', {
    code: `act_${taking.state}`,
    ...(taking.state === 'newer' && newer ? { data: newer } : {}),
  });
}

/** Which tables the act changed, and the first act that stands on one of its rows. */
async function readStanding(tx: Db, act: Act) {
  const later = sql`json_build_object('id', later.id, 'by', later.admin_id, 'action', later.action,
    'name', coalesce((select first_name from users where id = later.admin_id), ''))`;
  const tables = await tx
    .selectDistinct({ table: courseChanges.ofTable })
    .from(courseChanges)
    .where(eq(courseChanges.actId, act.id));
  const newer = await readJson(
    tx,
    isActOnRights(act.action) ? 'newer_act_on_rights' : 'newer_act',
    () => standingRow().shape.newer,
    isActOnRights(act.action)
      ? sql`select (select ${later} from (select * from audit_log where id = ${act.id}::int) a, ${newerActsOnRights}
          order by later.id limit 1) as data`
      : sql`select (select ${later} from (select * from course_changes where act_id = ${act.id}::int) mine, ${newerChanges}
          order by later.id limit 1) as data`,
  );
  return { tables: keptTables.filter((table) => tables.some((it) => it.table === table)), newer };
}

async function undoCourse(
  tx: Db,
  { adminId, act }: { adminId: number; act: Act },
  now: Date,
): Promise<number> {
  const changed = await tx
    .selectDistinct({ table: courseChanges.ofTable })
    .from(courseChanges)
    .where(eq(courseChanges.actId, act.id));
  const wanted = keptTables
    .filter((table) => changed.some((it) => it.table === table))
    .map((table): Wanted => ({ table, rows: rowsBefore(act.id, table, now), movesWords: table === 'words' }));
  await writeBack(tx, wanted, now);
  const noted = { before: act.after, after: { ...objectOf(act.before), ...namedIds(act.after) } };
  return noteAct(tx, { adminId, action: 'act.undo', target: act.target, undoes: act.id, ...noted }, now);
}

/** The rows of a table as they were before an act: new ones are deleted softly. */
const rowsBefore = (actId: number, table: KeptTable, now: Date): SQL => sql`
  select row_id, jsonb_build_object('deleted_at', ${now.toISOString()}::timestamptz,
      'edited_at', ${now.toISOString()}::timestamptz) as value
    from course_changes where act_id = ${actId}::int and of_table = ${table} and before is null
  union all
  select row_id, jsonb_object_agg(key, value) from (
    select distinct on (c.row_id, field.key) c.row_id, field.key, field.value
    from course_changes c, jsonb_each(c.before) field
    where c.act_id = ${actId}::int and c.of_table = ${table} and not exists (
      select 1 from course_changes made where made.act_id = c.act_id and made.of_table = c.of_table
        and made.row_id = c.row_id and made.before is null)
    order by c.row_id, field.key, c.id) first
  group by row_id`;

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** By these the editors of each find their last edit (`findLastEdit`). */
const namedIds = (after: unknown): object =>
  Object.fromEntries(
    Object.entries(objectOf(after)).filter(([field]) => /^(lesson|rule|dialogue)Ids$/.test(field)),
  );

const RightsBefore = z.object({ role: z.enum(['learner', 'admin']).optional() });

/** The rules of `changeUser` hold: nobody loses the last admin by taking something back. */
async function undoRights(
  tx: Db,
  { act, adminId, adminIds }: Undoing & { act: Act },
  now: Date,
): Promise<number> {
  const userId = Number(act.target.slice('user:'.length));
  const { role } = RightsBefore.catch({}).parse(act.before ?? {});
  const change = act.action === 'user.role' ? { role } : { blocked: act.action === 'user.unblock' };
  await changeUser(tx, { adminId, userId, change, adminIds }, now);
  const isOfPerson = and(eq(auditLog.target, act.target), eq(auditLog.adminId, adminId));
  const [last] = await tx
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(isOfPerson);
  const id = last?.id ?? 0;
  // The person already is as before, by a way that the log does not know.
  if (id <= act.id) throw new DomainError('conflict', { code: 'act_nothing' });
  await tx.update(auditLog).set({ undoes: act.id }).where(eq(auditLog.id, id));
  return id;
}

/**
 * The act is undone. If it took back another one, that stands again, and what that took back does not: so on down the
 * chain.
 */
async function noteUndone(tx: Db, { act, undoneBy }: { act: Act; undoneBy: number }): Promise<void> {
  let [undone, by]: [Act | undefined, number | null] = [act, undoneBy];
  while (undone) {
    await tx.update(auditLog).set({ undoneAct: by }).where(eq(auditLog.id, undone.id));
    if (undone.undoes === null) return;
    by = by === null ? undone.id : null;
    [undone] = await tx
      .select()
      .from(auditLog)
      .where(inArray(auditLog.id, [undone.undoes]));
  }
}
