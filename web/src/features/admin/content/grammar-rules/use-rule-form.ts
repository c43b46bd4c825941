import { useEffect, useMemo, useState } from 'react';
import type { RuleProblem } from '../../../../../../core/contracts/rules-admin.ts';
import { newEventId } from '../../../../lib/outbox/event-id.ts';
import { useServices } from '../../../../lib/services.ts';
import type { KeptDraft } from '../draft-store.ts';
import { useRuleDrafts } from './rule-drafts.ts';
import { bodyOf, type RuleForm } from './rule-form.ts';
import { notesOfRule, type RuleNotes } from './rule-problems.ts';

/** How long writing must pause before the server is asked what is wrong. */
const checkPauseMs = 700;

export type RuleEdit = {
  form: RuleForm;
  /** The revision that the edit began from. */
  revision: number | undefined;
  /** Id of the creation of a new rule: however often it is tried, only one rule is created. */
  eventId: string;
  isEdited: boolean;
  /** What the checker says of the form, as it was when it was last asked. */
  notes: RuleNotes;
  /** ISO time of an edit that an earlier session left on this device, while it is being continued. */
  restoredAt: string | null;
  change: (change: Partial<RuleForm> | ((form: RuleForm) => Partial<RuleForm>)) => void;
  /** The server has refused the form as it is. */
  refuse: (problems: readonly RuleProblem[]) => void;
  /** The edit is no longer needed: it is saved, or discarded. */
  forget: () => void;
  /** Reverts to what the server has. */
  startAnew: () => void;
};

type Start = { ruleId: number | null; form: RuleForm; revision: number | undefined };

/**
 * A rule being edited. Each change is stored on the device at once and restored when the editor is opened next, however
 * it was left. The checker, which knows the course, is the server's: it is asked whenever writing pauses.
 */
export function useRuleForm(start: Start): RuleEdit {
  const store = useRuleDrafts();
  const { ruleId } = start;
  const [kept, setKept] = useState<KeptDraft<RuleForm> | undefined>(() => store.read(ruleId));
  const [form, setForm] = useState(kept?.form ?? start.form);
  const [eventId, setEventId] = useState(() => kept?.eventId ?? newEventId());
  const isEdited = useMemo(() => JSON.stringify(form) !== JSON.stringify(start.form), [form, start.form]);
  const revision = kept ? kept.revision : start.revision;
  const [notes, refuse] = useChecked(form, { ruleId, isEdited });

  useEffect(() => {
    if (isEdited) store.write(ruleId, { form, revision, ...(ruleId === null && { eventId }) });
    else store.remove(ruleId);
  }, [form, isEdited, ruleId, revision, eventId, store]);

  return {
    ...{ form, revision, eventId, isEdited, notes, refuse },
    restoredAt: kept?.savedAt ?? null,
    change: (change) =>
      setForm((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    forget: () => store.remove(ruleId),
    startAnew() {
      setKept(undefined);
      setEventId(newEventId());
      setForm(start.form);
    },
  };
}

/** Which pairs and checks there are, in their order: for another order the places of problems mean nothing. */
const partsOf = ({ pairs, checks }: RuleForm): string =>
  [...pairs, ...checks].map((part) => ('kind' in part ? `${part.kind}${part.key}` : part.key)).join(' ');

function useChecked(form: RuleForm, { ruleId, isEdited }: { ruleId: number | null; isEdited: boolean }) {
  const { api } = useServices();
  const [checked, setChecked] = useState<{ form: RuleForm; problems: readonly RuleProblem[] }>();

  useEffect(() => {
    if (!isEdited) return;
    const stopping = new AbortController();
    const timer = setTimeout(async () => {
      const body = { ...bodyOf(form), ...(ruleId !== null && { id: ruleId }) };
      try {
        const { problems } = await api.call('POST /admin/rules/check', {
          body,
          signal: stopping.signal,
          retries: 0,
        });
        if (!stopping.signal.aborted) setChecked({ form, problems });
      } catch {
        // Without an answer nothing is said; saving asks again.
      }
    }, checkPauseMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [api, form, ruleId, isEdited]);

  const notes = useMemo(() => {
    // An edit that was taken back has nothing to mend.
    const isOfThis = checked && isEdited && partsOf(checked.form) === partsOf(form);
    return notesOfRule(isOfThis ? checked.problems : [], form);
  }, [checked, form, isEdited]);
  const refuse = (problems: readonly RuleProblem[]) => setChecked({ form, problems });
  return [notes, refuse] as const;
}
