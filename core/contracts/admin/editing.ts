import * as z from 'zod';
import { editedKinds } from '../../acts/editing.ts';
import { endpoint } from '../endpoint.ts';
import { RowId } from '../shapes/shared.ts';

/** Which admins have an editor open. */

const EditedThing = { kind: z.enum(editedKinds), id: RowId };

export const OtherEditor = z.object({
  ...EditedThing,
  by: z.number().int(),
  /** Empty for an admin who has never visited. */
  name: z.string(),
});
export type OtherEditor = z.output<typeof OtherEditor>;

const Others = z.object({ others: z.array(OtherEditor) });

export const editingAdminEndpoints = {
  'GET /admin/editing': endpoint({
    summary: 'Что сейчас редактируют другие администраторы',
    access: 'admin',
    response: Others,
  }),
  'POST /admin/editing': endpoint({
    summary: 'Редактор открыт или закрыт; в ответе — другие, у кого открыто то же самое',
    access: 'admin',
    body: z.object({ ...EditedThing, isOpen: z.boolean() }),
    response: Others,
  }),
};
