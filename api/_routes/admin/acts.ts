import { printBinPlace, readBinPlace } from '../../../core/acts/bin.ts';
import { DomainError } from '../../../core/errors.ts';
import { findOwnAct, undoAct } from '../../../db/acts/undo-act.ts';
import { readBin } from '../../../db/bin/read-bin.ts';
import { restoreFromBin } from '../../../db/bin/restore.ts';
import type { Db } from '../../../db/connection/client.ts';
import type { Handlers } from '../../_call.ts';
import { edited } from './lessons.ts';

export const adminActHandlers: Handlers<
  'GET /admin/bin' | 'POST /admin/bin/restore' | 'POST /admin/actions/undo'
> = {
  'GET /admin/bin': async ({ query: { kind, q, after }, deps, now }) => {
    const place = after === undefined ? undefined : readBinPlace(after);
    if (after !== undefined && !place) throw new DomainError('invalid', { field: 'after' });
    const { items, hasMore } = await readBin(deps.db, { kind, text: q, after: place }, now);
    const last = items.at(-1);
    return { items, next: hasMore && last ? printBinPlace(last) : null };
  },

  'POST /admin/bin/restore': async ({ body, owner, deps, now }) => {
    const input = { ...body, adminId: owner.userId };
    return { id: await edited(deps.catalogue, restoreFromBin(deps.db, input, now)) };
  },

  'POST /admin/actions/undo': async ({ body, owner, deps, now }) => {
    const actId = 'id' in body ? body.id : await ownAct(deps.db, { ...body, adminId: owner.userId });
    const input = { adminId: owner.userId, actId, adminIds: deps.adminIds };
    const id = await edited(deps.catalogue, undoAct(deps.db, input, now));
    // A block may have been taken back, or come again.
    await deps.blocked.announce();
    return { id };
  },
};

async function ownAct(db: Db, asked: { adminId: number; target: string }): Promise<number> {
  const id = await findOwnAct(db, asked);
  if (id === undefined) throw new DomainError('conflict', { code: 'act_newer' });
  return id;
}
