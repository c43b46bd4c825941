import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../lib/api/create-api.ts';
import { queryKeys } from '../../../../lib/cache/query-keys.ts';

const rules = [...queryKeys.admin, 'rules'] as const;

/** All rules in the order of the course. */
export const rulesQuery = (api: Api) =>
  queryOptions({
    queryKey: rules,
    queryFn: async ({ signal }) => (await api.call('GET /admin/rules', { signal })).rules,
    staleTime: 0,
  });

/** A rule with its revision, requested each time it is opened. */
export const ruleQuery = (api: Api, ruleId: number) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'rule', ruleId],
    queryFn: ({ signal }) => api.call('GET /admin/rules/{id}', { params: { id: ruleId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
