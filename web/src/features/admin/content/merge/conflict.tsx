import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { StaleRevision } from '../../../../../../core/contracts/admin/lessons.ts';
import type { KeptEdit } from '../use-kept-form.ts';
import { ConflictSheet } from './conflict-sheet.tsx';
import type { Merged, MergeProps } from './merge-sheet.tsx';

/** The sheet of one kind of forms, in a chunk of its own: it is loaded when two edits meet. */
export type LoadMerge<Form> = () => Promise<{ default: ComponentType<MergeProps<Form>> }>;

type ConflictProps<Form> = {
  /** null for something new. */
  id: number | null;
  conflict: StaleRevision | null;
  edit: Pick<KeptEdit<Form>, 'form' | 'base' | 'forget'>;
  texts: MergeProps<Form>['texts'];
  /** The whole form as text, for the clipboard. */
  textOf: (form: Form) => string;
  load: LoadMerge<Form>;
  onMerged: (merged: Merged<Form>) => void;
  onClose: () => void;
  /** The admin takes what the other one has saved; `text` is their own edit. */
  onReload: (text: string) => void;
};

/** Another admin was first. Both edits become one, or one takes theirs and keeps the own text. */
export function Conflict<Form>(props: ConflictProps<Form>) {
  const { id, conflict, edit, texts, textOf, load, onMerged, onClose, onReload } = props;
  if (!conflict) return null;
  const text = textOf(edit.form);
  if (id === null) {
    // It has no screen yet that could show the text: its draft stays on the device.
    return <ConflictSheet {...{ conflict, text, texts, onClose }} onReload={() => onReload(text)} />;
  }
  function reload() {
    edit.forget();
    onReload(text);
  }
  const { base, form: mine } = edit;
  return <Merge {...{ load, id, conflict, base, mine, text, texts, onMerged, onClose }} onReload={reload} />;
}

function Merge<Form>({ load, ...props }: MergeProps<Form> & { load: LoadMerge<Form> }) {
  // A failed `lazy` keeps its failure forever, so each conflict gets a new one.
  const [Sheet] = useState(() => lazy(load));
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}
