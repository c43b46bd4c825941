import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import type { Api } from '../../lib/api/create-api.ts';
import { ApiError } from '../../lib/api/http.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { useServices } from '../../lib/services.ts';
import { unknownStats } from './unknown-stats.ts';

const statsOnlyQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.statsOnly,
    queryFn: ({ signal }) => api.call('POST /users/sync-stats', { body: {}, signal }),
  });

/**
 * The figures to show (SPEC §8 Fallbacks): those of home, else those of the sync endpoint, else the defaults, which are
 * `isDemo`. The second is requested only where it can succeed: logged in, with a server that was reached.
 */
export function useShownStats(): { stats: Home['stats']; isDemo: boolean } {
  const { homeQuery, session, api } = useServices();
  const { data: home, error } = useQuery({ ...homeQuery, enabled: false });
  const mayAnswer = !home && error instanceof ApiError && session.token() !== null;
  const { data: synced } = useQuery({ ...statsOnlyQuery(api), enabled: mayAnswer });
  const stats = home?.stats ?? synced;
  return { stats: stats ?? unknownStats, isDemo: stats === undefined };
}
