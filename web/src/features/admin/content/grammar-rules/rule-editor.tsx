import { useState } from 'react';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { type EditWays, PartEditor } from '../parts/part-editor.tsx';
import { CheckList } from './check-fields.tsx';
import { PairList } from './pair-fields.tsx';
import { useRuleDrafts } from './rule-drafts.ts';
import { RuleFields } from './rule-fields.tsx';
import { previewOf, type RuleForm, textOf } from './rule-form.ts';
import { ruleKind } from './rule-kind.ts';
import { RulePreview } from './rule-preview.tsx';

const loadMerge = async () => ({ default: (await import('./rule-merge.tsx')).RuleMerge });

type RuleEditorProps = EditWays<RuleForm> & {
  /** The sounds of lines that were not changed. */
  audioOf: Parameters<typeof previewOf>[1];
};

/** Edit mode of a rule. */
export function RuleEditor({ audioOf, ...ways }: RuleEditorProps) {
  const [openKey, open] = useState<string | null>(null);
  return (
    <PartEditor
      {...ways}
      kind={ruleKind}
      store={useRuleDrafts()}
      texts={ruleAdminTexts.editor}
      conflict={ruleAdminTexts.conflict}
      loadMerge={loadMerge}
      textOf={textOf}
      openFaulty={({ form, notes }) => {
        const faulty = form.checks.find((_, at) => notes.within(`checks.${at}`) > 0);
        if (faulty) open(faulty.key);
      }}
      preview={(form, onClose) => <RulePreview rule={previewOf(form, audioOf)} onClose={onClose} />}
    >
      {(props) => (
        <>
          <RuleFields {...props} />
          <Stack gap={6}>
            <PairList {...props} />
            <CheckList {...props} openKey={openKey} onOpen={open} />
          </Stack>
        </>
      )}
    </PartEditor>
  );
}
