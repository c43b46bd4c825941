import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RuleItem, SaveRuleAnswerResponse } from '../../../../core/contracts/rules.ts';
import { NetworkError } from '../api/http.ts';
import { queryKeys } from '../cache/query-keys.ts';
import { keepRules, keptRules } from '../kept/rules.ts';
import type { Outbox } from '../outbox/outbox-queue.ts';
import type { Services } from '../services.ts';

/** They change with the course, and with a purchase, which forgets them. */
const freshForMs = 10 * 60_000;

/**
 * All rules in the order of the course. As this device kept them they are there at once, dated 0, and are requested again,
 * after what waits here was sent; without a network that is all there is.
 */
export const rulesQuery = (services: Services, outbox: Outbox) =>
  queryOptions({
    queryKey: queryKeys.rules,
    initialData: () => keptRules(services),
    initialDataUpdatedAt: 0,
    staleTime: freshForMs,
    async queryFn({ signal, client }): Promise<RuleItem[]> {
      const { api, connection } = services;
      const known = () => client.getQueryData<RuleItem[]>(queryKeys.rules) ?? keptRules(services);
      const before = known();
      if (before && !connection.isOnline()) return before;
      try {
        await outbox.flush();
        const rules = withMetMeanwhile(await api.call('GET /rules', { signal }), { before, now: known() });
        keepRules(services, rules);
        return rules;
      } catch (error) {
        const now = known();
        if (now && error instanceof NetworkError) return now;
        throw error;
      }
    },
  });

/** A rule that was met while the request was on its way is not new again: the reply does not know of it yet. */
function withMetMeanwhile(
  rules: RuleItem[],
  { before = [], now = [] }: { before: RuleItem[] | undefined; now: RuleItem[] | undefined },
): RuleItem[] {
  const wasNew = new Set(before.filter(({ state }) => state === 'new').map(({ id }) => id));
  const met = new Map(
    now.filter(({ id, state }) => wasNew.has(id) && state !== 'new').map(({ id, state }) => [id, state]),
  );
  return rules.map((rule) => (rule.state === 'new' ? { ...rule, state: met.get(rule.id) ?? 'new' } : rule));
}

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
  const updatedAt = queryClient.getQueryState(queryKeys.rules)?.dataUpdatedAt;
  const rules = queryClient.setQueryData<RuleItem[]>(
    queryKeys.rules,
    (before) => before?.map((rule) => (rule.id === id ? { ...rule, state: change(rule.state) } : rule)),
    { updatedAt },
  );
  if (rules) keepRules(services, rules);
}
