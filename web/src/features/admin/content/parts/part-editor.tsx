import { type ReactNode, useState } from 'react';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import { useMainButton } from '../../../../lib/telegram/use-buttons.ts';
import { useEditGuard } from '../../unsaved.ts';
import type { DraftStore } from '../draft-store.ts';
import { EditFrame } from '../edit-frame.tsx';
import { Conflict, type LoadMerge } from '../merge/conflict.tsx';
import type { Merged } from '../merge/merge-sheet.tsx';
import { useRefusals } from '../use-refusals.ts';
import type { EditProps } from './field-notes.ts';
import { type FormKind, type PartEdit, usePartForm } from './use-part-form.ts';
import { type SavingKind, useSavePart } from './use-save-part.ts';

/** Where an edit begins and ends. */
export type EditWays<Form> = {
  /** null for something new. */
  id: number | null;
  start: Form;
  revision: number | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
  /** The admin takes what another one has saved; `text` is their own edit, so that nothing is lost. */
  onReload: (text: string) => void;
};

type PartEditorProps<Form, Saved> = EditWays<Form> & {
  kind: FormKind<Form> & SavingKind<Form, Saved>;
  store: DraftStore<Form>;
  texts: { newTitle: string; editTitle: string; dropText: string; dropNewText: string };
  conflict: { title: string; unknown: string };
  loadMerge: LoadMerge<Form>;
  /** The whole form as text, for the clipboard. */
  textOf: (form: Form) => string;
  /** Opens the first part with an error. */
  openFaulty: (edit: PartEdit<Form>) => void;
  preview: (form: Form, onClose: () => void) => ReactNode;
  /** The fields. */
  children: (props: EditProps<PartEdit<Form>>) => ReactNode;
};

/**
 * Edit mode of a rule or a dialogue. The server's checker is asked while one writes; missing fields are reported when
 * saving is tried.
 */
export function PartEditor<Form extends object, Saved>(props: PartEditorProps<Form, Saved>) {
  const { id, start, revision, kind, store, texts, textOf, onSaved, onClose, onReload } = props;
  const edit = usePartForm(kind, store, { id, form: start, revision });
  const saving = useSavePart(kind);
  const [isTried, setTried] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const refused = useRefusals(() => props.openFaulty(edit));
  useEditGuard(edit.isEdited, onClose, edit.forget);

  async function save() {
    setTried(true);
    await send(edit);
  }

  async function send(written: Pick<PartEdit<Form>, 'form' | 'revision' | 'eventId' | 'refuse'>) {
    const saved = await saving.save({ id, ...written });
    if (saved === null) return refused.note();
    edit.forget();
    onSaved(saved);
  }

  function takeOver({ form, base }: Merged<Form>) {
    saving.closeConflict();
    edit.rebase(form, base);
    void send({ ...edit, form, revision: base.revision });
  }

  const press = { text: partAdminTexts.save, onPress: () => void save() };
  const isDrawnByClient = useMainButton(
    isPreviewed ? null : { ...press, disabled: !edit.isEdited, loading: saving.isSaving },
  );

  if (isPreviewed) return props.preview(edit.form, () => setPreviewed(false));
  return (
    <>
      <EditFrame
        title={id === null ? texts.newTitle : texts.editTitle}
        edit={edit}
        dropText={id === null ? texts.dropNewText : texts.dropText}
        editor={refused.editor}
        isSaving={saving.isSaving}
        preview={{ name: partAdminTexts.preview, isPossible: true, onOpen: () => setPreviewed(true) }}
        save={isDrawnByClient ? null : { name: press.text, onPress: press.onPress }}
      >
        {props.children({ edit, isTried })}
      </EditFrame>
      <Conflict
        id={id}
        conflict={saving.conflict}
        edit={edit}
        texts={props.conflict}
        textOf={textOf}
        load={props.loadMerge}
        onMerged={takeOver}
        onClose={saving.closeConflict}
        onReload={onReload}
      />
    </>
  );
}
