import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Audience } from '../../../../../core/broadcasts/audience.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';

/** Every list of broadcasts, each of them, and how many they would reach. */
export const broadcastsKey = [...queryKeys.admin, 'broadcasts'] as const;

/** Figures of a broadcast that is being sent are requested this often. */
const figuresEveryMs = 3000;

/** Broadcasts, newest first, a page at a time: each begins after the last one of the page before. */
export const broadcastsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...broadcastsKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/broadcasts', { query: { ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ broadcasts, hasMore }) => {
      const last = broadcasts.at(-1);
      return hasMore && last ? String(last.id) : undefined;
    },
    staleTime: 0,
  });

export const broadcastQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...broadcastsKey, id],
    queryFn: ({ signal }) => api.call('GET /admin/broadcasts/{id}', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? figuresEveryMs : false),
  });

/** How many learners are in an audience now. */
export const audienceQuery = (api: Api, audience: Audience) =>
  queryOptions({
    queryKey: [...broadcastsKey, 'audience', audience],
    queryFn: ({ signal }) => {
      const { kind, ...details } = audience;
      const query = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));
      return api.call('GET /admin/broadcasts/audience', { query: { kind, ...query }, signal });
    },
    staleTime: 30_000,
  });
