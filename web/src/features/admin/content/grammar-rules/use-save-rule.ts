import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaleRevision } from '../../../../../../core/contracts/lessons-admin.ts';
import type { RefusedRule } from '../../../../../../core/contracts/rules-admin.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/rules.ts';
import type { Api } from '../../../../lib/api/create-api.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { useServices, useTelegram } from '../../../../lib/services.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';
import { bodyOf, isSaved } from './rule-form.ts';
import type { RuleEdit } from './use-rule-form.ts';

type RuleToSave = Pick<RuleEdit, 'form' | 'revision' | 'eventId' | 'refuse'> & {
  /** null for a new rule. */
  ruleId: number | null;
};

export type SaveRule = {
  isSaving: boolean;
  /** Somebody else has saved the rule since the edit began. */
  conflict: StaleRevision | null;
  closeConflict: () => void;
  /** Returns the id of the saved rule, or null after showing why it was not saved. */
  save: (rule: RuleToSave) => Promise<number | null>;
};

const texts = ruleAdminTexts.editor;

/**
 * Sends a rule to the server, without retries: the author decides on a second try. An earlier one may have arrived
 * although its response did not: an edit is then found to be saved already, a new rule is recognised by its event.
 */
export function useSaveRule(): SaveRule {
  const { api, toast } = useServices();
  const { haptic } = useTelegram();
  const tellFailure = useTellFailure();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<StaleRevision | null>(null);

  async function attempt(rule: RuleToSave): Promise<number | null> {
    try {
      return await send(api, rule);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_rule') {
        if (await isThereAlready(api, rule)) return rule.ruleId;
        haptic('warning');
        // The contract of the call says what comes with this code.
        setConflict((error.data as StaleRevision | undefined) ?? { revision: 0, lastEdit: null });
        return null;
      }
      tellFailure(texts.saveFailed, error);
      if (error instanceof ApiError && error.code === 'rule_refused') {
        rule.refuse((error.data as RefusedRule).problems); // as above
      }
      return null;
    }
  }

  async function save(rule: RuleToSave): Promise<number | null> {
    setSaving(true);
    const id = await attempt(rule);
    setSaving(false);
    if (id === null) return null;
    haptic('success');
    toast({ title: texts.saved });
    refreshCourse(queryClient);
    return id;
  }

  return { isSaving, conflict, closeConflict: () => setConflict(null), save };
}

async function send(api: Api, { ruleId, form, revision = 0, eventId }: RuleToSave): Promise<number> {
  const body = bodyOf(form);
  if (ruleId !== null) return sendEdit(api, ruleId, { ...body, revision });
  const { id, isRepeat } = await api.call('POST /admin/rules', { body: { ...body, eventId }, retries: 0 });
  if (!isRepeat) return id;
  // The rule was created by an earlier try: what was written since goes into it, unless it was edited meanwhile.
  const rule = await api.call('GET /admin/rules/{id}', { params: { id } });
  return isSaved(form, rule) ? id : sendEdit(api, id, { ...body, revision: firstRevision });
}

/** The revision of a newly created rule. */
const firstRevision = 1;

async function sendEdit(
  api: Api,
  id: number,
  body: ReturnType<typeof bodyOf> & { revision: number },
): Promise<number> {
  await api.call('PUT /admin/rules/{id}', { params: { id }, body, retries: 0 });
  return id;
}

/** The first try may have arrived although its response did not. */
async function isThereAlready(api: Api, { ruleId, form }: RuleToSave): Promise<boolean> {
  if (ruleId === null) return false;
  try {
    return isSaved(form, await api.call('GET /admin/rules/{id}', { params: { id: ruleId } }));
  } catch {
    return false;
  }
}
