import * as z from 'zod';
import { binKinds } from '../../acts/bin.ts';
import { endpoint } from '../endpoint.ts';
import { RowId, text, UserId } from '../shapes/shared.ts';

/** The bin, and taking back what admins did. */

const BinKindName = z.enum(binKinds);

export const BinItem = z.object({
  kind: BinKindName,
  id: RowId,
  /** Of a word its letters, with its translation in `detail`. */
  name: z.string(),
  detail: z.string(),
  /** Name of what it was in; null where it was in nothing. */
  from: z.string().nullable(),
  /** ISO. */
  deletedAt: z.string(),
  /** Who deleted it; null where that is not known any more. */
  by: z.object({ id: UserId, name: z.string() }).nullable(),
});
export type BinItem = z.output<typeof BinItem>;

/** The act that was done: it can be taken back itself. */
const Done = z.object({ id: RowId });

export const actsAdminEndpoints = {
  'GET /admin/bin': endpoint({
    summary: 'Корзина: удалённое за 90 дней, новое сверху; `after` — `next` предыдущей страницы',
    access: 'admin',
    query: z.object({
      kind: BinKindName.optional(),
      /** Part of a name. */
      q: text(100).optional(),
      after: text(80).optional(),
    }),
    response: z.object({ items: z.array(BinItem), next: z.string().nullable() }),
  }),
  'POST /admin/bin/restore': endpoint({
    summary: 'Вернуть из корзины на место; с уроком возвращается его раздел',
    access: 'admin',
    body: z.object({ kind: BinKindName, id: RowId }),
    response: Done,
  }),
  'POST /admin/actions/undo': endpoint({
    summary: 'Отменить действие целиком: по номеру, или своё последнее с этой целью',
    access: 'admin',
    body: z.union([
      z.object({ id: RowId }),
      /** As in the log: 'lesson:12', 'course'. Somebody else's later act there answers 409 act_newer. */
      z.object({ target: text(100) }),
    ]),
    response: Done,
  }),
};
