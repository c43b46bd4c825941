import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminRuleDetail } from '../../../../../../core/contracts/rules-admin.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/content.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { AlertIcon } from '../../../../ui/icons/icons.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Notice } from '../../../../ui/surfaces/notice.tsx';
import { KeptText } from '../lessons/kept-text.tsx';
import { useRuleDrafts } from './rule-drafts.ts';
import { RuleEditor } from './rule-editor.tsx';
import { RuleFacts } from './rule-facts.tsx';
import { audioIn, emptyRule, formOf } from './rule-form.ts';
import { ruleQuery } from './rule-queries.ts';

export type RuleScreenProps = {
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
      ruleId={null}
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
  const { data: rule, isError, isFetching, refetch } = useQuery(ruleQuery(api, ruleId));
  const [isEditing, setEditing] = useState(() => drafts.read(ruleId) !== undefined);
  /** What the admin had written when another one was first. */
  const [keptText, setKeptText] = useState<string | null>(null);

  if (!rule && isError) {
    return (
      <Notice icon={<AlertIcon size={32} />} title={adminTexts.failed.load} text="">
        <Button variant="primary" loading={isFetching} onClick={() => void refetch()}>
          {adminContentTexts.retry}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {adminContentTexts.back}
        </Button>
      </Notice>
    );
  }
  if (!rule) return <Loading />;

  async function endEdit() {
    setEditing(false);
    await refetch();
  }
  return (
    <>
      {keptText !== null && <KeptText text={keptText} onDismiss={() => setKeptText(null)} />}
      {isEditing ? (
        <EditOf
          rule={rule}
          onSaved={() => void endEdit()}
          onClose={() => setEditing(false)}
          onReload={(text) => {
            setKeptText(text);
            void endEdit();
          }}
        />
      ) : (
        <RuleFacts rule={rule} onEdit={() => setEditing(true)} onClose={onClose} />
      )}
    </>
  );
}

type EditOfProps = {
  rule: AdminRuleDetail;
  onSaved: () => void;
  onClose: () => void;
  onReload: (text: string) => void;
};

function EditOf({ rule, ...ways }: EditOfProps) {
  // What the edit began from: a rule that is fetched again meanwhile must not change during the edit.
  const [begun] = useState(rule);
  const [start] = useState(() => formOf(begun));
  return (
    <RuleEditor
      ruleId={begun.id}
      start={start}
      revision={begun.revision}
      audioOf={audioIn(begun)}
      {...ways}
    />
  );
}

function Loading() {
  return (
    <>
      <span role="status" aria-label={adminContentTexts.loading} />
      <Skeleton height="120px" radius="l" />
      <Skeleton height="360px" radius="l" />
    </>
  );
}
