import type { Api } from '../../../../lib/api/create-api.ts';

/** What is edited; without an id it is new. */
export type Category =
  | { kind: 'section'; id: number | null }
  | { kind: 'subsection'; id: number | null; sectionId: number };

export type CategoryFields = {
  name: string;
  description: string;
  icon: string;
  colour: string;
  sectionId: number;
};

/** A new row is not retried automatically: it would be created twice. */
export function saveCategory(
  api: Api,
  { kind, id }: Category,
  fields: CategoryFields,
): Promise<{ id: number }> {
  const named = { name: fields.name.trim(), icon_emoji: fields.icon.trim() };
  if (kind === 'section') {
    const body = { ...named, description: fields.description.trim() };
    return id === null
      ? api.call('POST /admin/sections', { body, retries: 0 })
      : api.call('PUT /admin/sections/{id}', { params: { id }, body });
  }
  const body = { ...named, icon_bg_color: fields.colour, section_id: fields.sectionId };
  return id === null
    ? api.call('POST /admin/subsections', { body, retries: 0 })
    : api.call('PUT /admin/subsections/{id}', { params: { id }, body });
}
