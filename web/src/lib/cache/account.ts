import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../api/create-api.ts';
import { useServices } from '../services.ts';
import { queryKeys } from './query-keys.ts';

/** The roles are requested from the server each time: those from login may be hours old. */
const accountQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.account,
    queryFn: ({ signal }) => api.call('GET /profile', { signal }),
  });

/** False until the server has said otherwise. */
export function useIsAdmin(): boolean {
  const { api } = useServices();
  return useQuery(accountQuery(api)).data?.user.is_admin === true;
}

/** The same for whoever records the course's voices. */
export function useIsSpeaker(): boolean {
  const { api } = useServices();
  return useQuery(accountQuery(api)).data?.is_speaker === true;
}
