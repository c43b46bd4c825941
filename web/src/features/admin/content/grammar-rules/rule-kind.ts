import type { AdminRuleDetail } from '../../../../../../core/contracts/admin/rules.ts';
import { ruleAdminTexts } from '../../../../../../core/texts/admin/course/rules.ts';
import type { EditProps } from '../parts/field-notes.ts';
import type { FormKind, PartEdit } from '../parts/use-part-form.ts';
import type { SavingKind } from '../parts/use-save-part.ts';
import { bodyOf, isSaved, type RuleForm } from './rule-form.ts';
import { placeInRule } from './rule-problems.ts';

export type RuleEdit = PartEdit<RuleForm>;
export type RuleEditProps = EditProps<RuleEdit>;

/** How the form of a rule is checked and saved. */
export const ruleKind: FormKind<RuleForm> & SavingKind<RuleForm, AdminRuleDetail> = {
  async check(api, { id, form, signal }) {
    const body = { ...bodyOf(form), ...(id !== null && { id }) };
    return (await api.call('POST /admin/rules/check', { body, signal, retries: 0 })).problems;
  },
  orderOf: ({ pairs, checks }) =>
    [...pairs, ...checks].map((part) => ('kind' in part ? `${part.kind}${part.key}` : part.key)).join(' '),
  placeOf: placeInRule,

  ...{ name: 'rule', texts: ruleAdminTexts.editor },
  create: (api, { form, eventId }) =>
    api.call('POST /admin/rules', { body: { ...bodyOf(form), eventId }, retries: 0 }),
  change: (api, id, { form, revision }) =>
    api.call('PUT /admin/rules/{id}', { params: { id }, body: { ...bodyOf(form), revision }, retries: 0 }),
  read: (api, id) => api.call('GET /admin/rules/{id}', { params: { id } }),
  isSaved,
};
