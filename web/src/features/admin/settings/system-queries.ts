import { queryOptions } from '@tanstack/react-query';
import type { ResponseData } from '../../../../../core/contracts/endpoints.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';

export type SystemState = ResponseData<'GET /admin/diagnostics'>;

/** The state of the server, requested each time. */
export const systemQuery = (api: Api) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'system'],
    queryFn: ({ signal }) => api.call('GET /admin/diagnostics', { signal }),
    staleTime: 0,
  });

/** They are in a separate function, so they are requested separately. */
export const voicesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'voices'],
    queryFn: async ({ signal }) => (await api.call('GET /audio/voices', { signal })).voices,
  });
