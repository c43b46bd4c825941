import { type Editing, othersEditing } from '../../../core/acts/editing.ts';
import type { Db } from '../../../db/connection/client.ts';
import { namesOfEditors, noteEditing, readEditing } from '../../../db/store/editing.ts';
import type { Handlers } from '../../_call.ts';

export const adminEditingHandlers: Handlers<'GET /admin/editing' | 'POST /admin/editing'> = {
  'GET /admin/editing': async ({ owner, deps, now }) => {
    const all = await readEditing(deps.store);
    return { others: await named(deps.db, othersEditing(all, owner.userId, now)) };
  },

  'POST /admin/editing': async ({ owner, body, deps, now }) => {
    const all = await noteEditing(deps.store, { ...body, by: owner.userId }, now);
    const others = othersEditing(all, owner.userId, now);
    const same = others.filter(({ kind, id }) => kind === body.kind && id === body.id);
    return { others: await named(deps.db, same) };
  },
};

async function named(db: Db, editing: readonly Editing[]) {
  const names = await namesOfEditors(db, editing);
  return editing.map(({ kind, id, by }) => ({ kind, id, by, name: names.get(by) ?? '' }));
}
