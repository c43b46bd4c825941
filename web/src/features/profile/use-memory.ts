import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ResponseData } from '../../../../core/contracts/endpoints.ts';
import { api } from '../../lib/api/api.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';

export type Memory = ResponseData<'GET /memory'>;

/** Asked for each time the profile is opened. */
const memoryQuery = queryOptions({
  queryKey: queryKeys.memory,
  queryFn: ({ signal }) => api.call('GET /memory', { signal }),
  staleTime: 0,
});

export function useMemory(): UseQueryResult<Memory> {
  return useQuery(memoryQuery);
}
