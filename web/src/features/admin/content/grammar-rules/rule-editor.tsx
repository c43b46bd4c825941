import { useState } from 'react';
import { partAdminTexts } from '../../../../../../core/texts/admin/parts.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/rules.ts';
import { useMainButton } from '../../../../lib/telegram/use-buttons.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { useEditGuard } from '../../unsaved.ts';
import { EditFrame } from '../edit-frame.tsx';
import { ConflictSheet } from '../lessons/conflict-sheet.tsx';
import { usePartForm } from '../parts/use-part-form.ts';
import { useSavePart } from '../parts/use-save-part.ts';
import { useRefusals } from '../use-refusals.ts';
import { CheckList } from './check-fields.tsx';
import { PairList } from './pair-fields.tsx';
import { useRuleDrafts } from './rule-drafts.ts';
import { RuleFields } from './rule-fields.tsx';
import { previewOf, type RuleForm, textOf } from './rule-form.ts';
import { ruleKind } from './rule-kind.ts';
import { RulePreview } from './rule-preview.tsx';

const texts = ruleAdminTexts.editor;

type RuleEditorProps = {
  /** null for a new rule. */
  ruleId: number | null;
  start: RuleForm;
  revision: number | undefined;
  /** The sounds of lines that were not changed. */
  audioOf: Parameters<typeof previewOf>[1];
  onSaved: (ruleId: number) => void;
  onClose: () => void;
  /** The admin takes what another one has saved; `text` is their own edit, so that nothing is lost. */
  onReload: (text: string) => void;
};

/** Edit mode. The server's checker is asked while one writes; missing fields are reported when saving is tried. */
export function RuleEditor({ ruleId, start, revision, audioOf, ...ways }: RuleEditorProps) {
  const edit = usePartForm(ruleKind, useRuleDrafts(), { id: ruleId, form: start, revision });
  const saving = useSavePart(ruleKind);
  const [isTried, setTried] = useState(false);
  const [openKey, open] = useState<string | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const refused = useRefusals(() => {
    const faulty = edit.form.checks.find((_, at) => edit.notes.within(`checks.${at}`) > 0);
    if (faulty) open(faulty.key);
  });
  useEditGuard(edit.isEdited, ways.onClose, edit.forget);

  async function save() {
    setTried(true);
    const id = await saving.save({ id: ruleId, ...edit });
    if (id === null) return refused.note();
    edit.forget();
    ways.onSaved(id);
  }

  const isDrawnByClient = useMainButton(
    isPreviewed
      ? null
      : {
          text: partAdminTexts.save,
          onPress: () => void save(),
          disabled: !edit.isEdited,
          loading: saving.isSaving,
        },
  );

  if (isPreviewed) {
    return <RulePreview rule={previewOf(edit.form, audioOf)} onClose={() => setPreviewed(false)} />;
  }
  return (
    <>
      <EditFrame
        title={ruleId === null ? texts.newTitle : texts.editTitle}
        edit={edit}
        dropText={ruleId === null ? texts.dropNewText : texts.dropText}
        editor={refused.editor}
        isSaving={saving.isSaving}
        preview={{ name: partAdminTexts.preview, isPossible: true, onOpen: () => setPreviewed(true) }}
        save={isDrawnByClient ? null : { name: partAdminTexts.save, onPress: () => void save() }}
      >
        <RuleFields edit={edit} isTried={isTried} />
        <Stack gap={6}>
          <PairList edit={edit} isTried={isTried} />
          <CheckList edit={edit} isTried={isTried} openKey={openKey} onOpen={open} />
        </Stack>
      </EditFrame>
      <ConflictSheet
        conflict={saving.conflict}
        text={textOf(edit.form)}
        own={ruleAdminTexts.conflict}
        onClose={saving.closeConflict}
        onReload={() => {
          edit.forget();
          ways.onReload(textOf(edit.form));
        }}
      />
    </>
  );
}
