import type { RequestBody, ResponseData } from '../../../core/contracts/endpoints.ts';
import { changePart, checkEdited, createPart, deletePart } from '../../../db/admin/parts/save-part.ts';
import type { EditedRule } from '../../../db/admin/rules/edited-rule.ts';
import { type AdminRuleDetail, listAdminRules, readAdminRule } from '../../../db/admin/rules/read-rules.ts';
import { ruleEditor } from '../../../db/admin/rules/rule-editor.ts';
import type { Handlers } from '../../_call.ts';
import type { Deps } from '../../_deps.ts';
import { checkShape, lineShape } from '../rules.ts';
import { findVoicing } from '../voice/heard-voices.ts';
import { edited, given } from './lessons.ts';

export const adminRuleHandlers: Handlers<
  | 'GET /admin/rules'
  | 'GET /admin/rules/{id}'
  | 'POST /admin/rules'
  | 'POST /admin/rules/check'
  | 'PUT /admin/rules/{id}'
  | 'DELETE /admin/rules/{id}'
> = {
  'GET /admin/rules': async ({ deps }) => ({ rules: await listAdminRules(deps.db) }),

  'GET /admin/rules/{id}': async ({ params, owner, deps }) =>
    ruleShape(deps, await readAdminRule(deps.db, params.id), owner.userId),

  'POST /admin/rules': async ({ body: { eventId, ...rule }, owner, deps, now }) => {
    // The name includes the admin, so that nobody can take the name of another admin's event.
    const event = `${owner.userId}-${eventId}`;
    const input = { adminId: owner.userId, edited: editedRule(rule), eventId: event };
    return edited(deps.catalogue, createPart(deps.db, ruleEditor, input, now));
  },

  'POST /admin/rules/check': async ({ body: { id, ...rule }, deps }) => ({
    problems: await checkEdited(deps.db, ruleEditor, { id, edited: editedRule(rule) }),
  }),

  'PUT /admin/rules/{id}': async ({ params, body: { revision, checks, ...fields }, owner, deps, now }) => {
    const change = given({ ...fields, checks: checks?.map(editedCheck) });
    const input = { adminId: owner.userId, id: params.id, revision, change };
    return edited(deps.catalogue, changePart(deps.db, ruleEditor, input, now));
  },

  'DELETE /admin/rules/{id}': async ({ params, owner, deps, now }) => {
    const input = { adminId: owner.userId, id: params.id };
    await edited(deps.catalogue, deletePart(deps.db, ruleEditor, input, now));
    return { deleted: true as const };
  },
};

type Sent = Omit<RequestBody<'POST /admin/rules'>, 'eventId'>;

const editedCheck = ({ sentence, ...check }: Sent['checks'][number]): EditedRule['checks'][number] =>
  sentence === null ? check : { ...check, sentence };

const editedRule = ({ checks, ...rule }: Sent): EditedRule => ({ ...rule, checks: checks.map(editedCheck) });

async function ruleShape(
  deps: Pick<Deps, 'db'>,
  { pairs, checks, ...rule }: AdminRuleDetail,
  listener: number,
): Promise<ResponseData<'GET /admin/rules/{id}'>> {
  const heard = pairs.map(({ right }) => lineShape(right));
  const voiced = await findVoicing(deps, heard, { listener });
  const audios = heard.map((line) => voiced(line).audio);
  return {
    ...rule,
    pairs: pairs.map(({ right: { pronunciation, transcription, russian }, other }, at) => ({
      right: { pronunciation, transcription, russian, audio: audios[at] ?? null },
      other,
    })),
    checks: checks.map(checkShape),
  };
}
