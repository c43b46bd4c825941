import { sql } from 'drizzle-orm';
import type { Db } from './connection/client.ts';
import { auditLog } from './schema/index.ts';
import { noteUpdate } from './updates.ts';

/**
 * What an admin did: to be written in the transaction of the act itself, after its last statement. All that the
 * transaction has changed in the course since its last act belongs to this one (`course_changes`).
 */
export type Act = {
  adminId: number;
  /** Area and verb, e.g. 'payments.refund'. */
  action: string;
  /** Key of what was changed. */
  target: string;
  before: unknown;
  after: unknown;
  /** The act that it takes back. */
  undoes?: number;
};

/** Who acts in the audit log when nobody does: the seed, a command. No person has this id. */
export const noAdmin = 0;

/** Returns its number, by which it can be taken back. */
export async function noteAct(db: Db, act: Act, now: Date): Promise<number> {
  const id = sql`coalesce(${begunAct}, nextval('audit_log_id_seq'))`;
  const [noted] = await db
    .insert(auditLog)
    .values({ ...act, id, at: now })
    .returning({ id: auditLog.id, isBegun: sql<boolean>`${begunAct} is not null` });
  if (!noted) throw new Error('an act was not noted');
  if (noted.isBegun) await db.execute(sql`select set_config('mila.act', '', true)`);
  return noted.id;
}

/** The number that the triggers of the course have given to the act of this transaction; null before its first row. */
export const begunAct = sql`nullif(current_setting('mila.act', true), '')::integer`;

/** What this transaction does to the course from now on is no act, and cannot be taken back: the seed, a backup. */
export async function keepNoChanges(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('mila.keeps_changes', 'off', true)`);
}

/** Notes an act that changes none of our data (something was sent), once however often Telegram delivers its update. */
export async function noteActOfUpdate(
  db: Db,
  { updateId, ...act }: Act & { updateId: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await noteUpdate(tx, { updateId }, now)) await noteAct(tx, act, now);
  });
}
