import type { Db } from './client.ts';
import { auditLog } from './schema/index.ts';

/** What an admin did: to be written in the transaction of the act itself. */
export type Act = {
  adminId: number;
  /** Room and verb, e.g. 'payments.refund'. */
  action: string;
  /** Key of what was changed. */
  target: string;
  before: unknown;
  after: unknown;
};

export async function noteAct(db: Db, act: Act, now: Date): Promise<void> {
  await db.insert(auditLog).values({ ...act, at: now });
}
