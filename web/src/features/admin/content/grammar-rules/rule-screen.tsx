import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../../lib/services.ts';
import { SavedScreen } from '../saved-screen.tsx';
import { useRuleDrafts } from './rule-drafts.ts';
import { RuleEditor } from './rule-editor.tsx';
import { RuleFacts } from './rule-facts.tsx';
import { audioIn, emptyRule, formOf } from './rule-form.ts';
import { ruleQuery } from './rule-queries.ts';

type RuleScreenProps = {
  /** null for a new rule. */
  ruleId: number | null;
  /** Back to the list. */
  onClose: () => void;
  /** A new rule has been saved and has an id now. */
  onCreated: (ruleId: number) => void;
};

/** One rule: view mode and edit mode. An edit that was left unsaved on this device is continued. */
export function RuleScreen({ ruleId, onClose, onCreated }: RuleScreenProps) {
  if (ruleId !== null) return <SavedRule ruleId={ruleId} onClose={onClose} />;
  return (
    <RuleEditor
      id={null}
      start={emptyRule}
      revision={undefined}
      audioOf={() => null}
      onSaved={onCreated}
      onClose={onClose}
      onReload={onClose}
    />
  );
}

function SavedRule({ ruleId, onClose }: { ruleId: number; onClose: () => void }) {
  const { api } = useServices();
  const drafts = useRuleDrafts();
  const loaded = useQuery(ruleQuery(api, ruleId));
  return (
    <SavedScreen
      thing={{ kind: 'rule', id: ruleId }}
      loaded={loaded}
      hasDraft={drafts.read(ruleId) !== undefined}
      formOf={formOf}
      view={(rule, onEdit) => <RuleFacts rule={rule} onEdit={onEdit} onClose={onClose} />}
      editor={(begun, start, ways) => (
        <RuleEditor
          id={begun.id}
          start={start}
          revision={begun.revision}
          audioOf={audioIn(begun)}
          {...ways}
        />
      )}
      onClose={onClose}
    />
  );
}
