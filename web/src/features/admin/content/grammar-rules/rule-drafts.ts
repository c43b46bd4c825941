import { localKeys } from '../../../../lib/local-store.ts';
import { type Services, useServices } from '../../../../lib/services.ts';
import { createDraftStore, type DraftStore } from '../draft-store.ts';
import type { RuleForm } from './rule-form.ts';

export const useRuleDrafts = (): DraftStore<RuleForm> => useServices().once(createPageDrafts);

const createPageDrafts = ({ localStore, session, clock }: Services) =>
  createDraftStore<RuleForm>(localStore, {
    keyOf: (ruleId) => localKeys.ruleDraft(session.userId() ?? 0, ruleId),
    isForm: ({ pairs, checks }) => Array.isArray(pairs) && Array.isArray(checks),
    clock,
  });
