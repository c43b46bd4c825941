import type { Db } from './connection/client.ts';
import { auditLog } from './schema/index.ts';
import { noteUpdate } from './updates.ts';

/** What an admin did: to be written in the transaction of the act itself. */
export type Act = {
  adminId: number;
  /** Area and verb, e.g. 'payments.refund'. */
  action: string;
  /** Key of what was changed. */
  target: string;
  before: unknown;
  after: unknown;
};

/** Returns the id of the act in the log. */
export async function noteAct(db: Db, act: Act, now: Date): Promise<number> {
  const [noted] = await db
    .insert(auditLog)
    .values({ ...act, at: now })
    .returning({ id: auditLog.id });
  if (!noted) throw new Error('an act was not noted');
  return noted.id;
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
