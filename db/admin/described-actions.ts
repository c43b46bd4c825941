import { type ActChanges, readChanges } from '../acts/read-changes.ts';
import type { Db } from '../connection/client.ts';
import { type AdminActionRow, listActions } from './actions.ts';

/** An act of the log with what it changed in the course; missing where that is nothing, or not kept any more. */
export type DescribedAction = { act: AdminActionRow; changes: ActChanges | undefined };

/** A page of `listActions` with what each changed. */
export async function listDescribedActions(
  db: Db,
  input: Parameters<typeof listActions>[1],
): Promise<{ actions: DescribedAction[]; hasMore: boolean }> {
  const { actions, hasMore } = await listActions(db, input);
  const kept = actions.filter(({ keepsRows }) => keepsRows).map(({ id }) => id);
  const changes = kept.length > 0 ? await readChanges(db, kept) : new Map<number, ActChanges>();
  return { actions: actions.map((act) => ({ act, changes: changes.get(act.id) })), hasMore };
}
