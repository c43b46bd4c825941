import { inArray } from 'drizzle-orm';
import { type Editing, editingSeconds, withBeat } from '../../core/acts/editing.ts';
import type { Store } from '../../core/ports.ts';
import type { Db } from '../connection/client.ts';
import { users } from '../schema/index.ts';

const key = 'editing';

/** Who has an editor open; somebody whose time is over may still be among them. */
export const readEditing = async (store: Store): Promise<Editing[]> =>
  (await store.get<Editing[]>(key)) ?? [];

/**
 * Notes that an editor is open, or was closed; returns who edits now. Of two beats at the same moment one may be lost:
 * the next one puts it right.
 */
export async function noteEditing(
  store: Store,
  beat: Parameters<typeof withBeat>[1],
  now: Date,
): Promise<Editing[]> {
  const all = withBeat(await readEditing(store), beat, now);
  if (all.length === 0) await store.delete(key);
  else await store.set(key, all, { expirySeconds: editingSeconds });
  return all;
}

/** First names of the admins, by their ids; those who have never visited have none. */
export async function namesOfEditors(
  db: Db,
  editing: readonly Editing[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(editing.map(({ by }) => by))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.firstName })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
