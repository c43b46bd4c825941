import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ResponseData } from '../../../../core/contracts/endpoints.ts';
import type { Api } from '../../lib/api/create-api.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { useServices } from '../../lib/services.ts';

export type Memory = ResponseData<'GET /memory'>;

/** Requested each time the profile is opened. */
const memoryQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.memory,
    queryFn: ({ signal }) => api.call('GET /memory', { signal }),
    staleTime: 0,
  });

export function useMemory(): UseQueryResult<Memory> {
  const { api } = useServices();
  return useQuery(memoryQuery(api));
}
