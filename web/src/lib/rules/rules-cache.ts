import type { QueryClient } from '@tanstack/react-query';
import type { RuleItem, SaveRuleAnswerResponse } from '../../../../core/contracts/rules.ts';
import { queryKeys } from '../cache/query-keys.ts';
import { keptRules } from '../kept/rules.ts';
import { changeInList, keptListQuery } from '../lists/kept-list-query.ts';
import type { Outbox } from '../outbox/outbox-queue.ts';
import type { Services } from '../services.ts';

const list = { queryKey: queryKeys.rules, kept: keptRules };

/** All rules in the order of the course. */
export const rulesQuery = (services: Services, outbox: Outbox) =>
  keptListQuery<RuleItem>(services, outbox, {
    ...list,
    request: ({ api }, signal) => api.call('GET /rules', { signal }),
  });

/** What the server has replied about a rule. */
export function applyRule(
  queryClient: QueryClient,
  services: Services,
  { id, state }: SaveRuleAnswerResponse,
): void {
  changeRule(queryClient, services, id, () => state);
}

/** Changes what the learner knows of a rule, on the screen and on the device. */
export function changeRule(
  queryClient: QueryClient,
  services: Services,
  id: number,
  change: (state: RuleItem['state']) => RuleItem['state'],
): void {
  changeInList<RuleItem>(queryClient, services, list, { id, change });
}
