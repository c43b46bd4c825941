import { useQuery } from '@tanstack/react-query';
import type { EditedKind } from '../../../../../../core/acts/editing.ts';
import { editingText } from '../../../../../../core/texts/admin/editing.ts';
import { useServices } from '../../../../lib/services.ts';
import { Hint } from '../../../../ui/text.tsx';
import { editingQuery, useEditing } from './use-editing.ts';

/** In an editor: who else has the same open. */
export function OthersHere({ kind, id }: { kind: EditedKind; id: number }) {
  const others = useEditing(kind, id);
  // Read out as soon as somebody comes.
  return <div role="status">{others.length > 0 && <Hint as="p">{editingText(others)}</Hint>}</div>;
}

/** In a list, which asks for it: who is editing this. */
export function EditedNow({ kind, id }: { kind: EditedKind; id: number }) {
  const { api } = useServices();
  const { data } = useQuery({ ...editingQuery(api), enabled: false });
  const here = data?.others.filter((one) => one.kind === kind && one.id === id) ?? [];
  return here.length > 0 && <Hint>{editingText(here)}</Hint>;
}
