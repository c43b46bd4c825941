import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api/create-api.ts';

/** What a speaker can record at once: the letters, what came back, or a lesson. */
export type PartId = 'letters' | 'returned' | number;

const studioKey = ['studio'] as const;

export const studioQuery = (api: Api) =>
  queryOptions({
    queryKey: studioKey,
    queryFn: ({ signal }) => api.call('GET /studio', { signal }),
    staleTime: 0,
  });

/** Read once for each visit: while the speaker records, the takes are kept beside it. */
export const itemsQuery = (api: Api, part: PartId) =>
  queryOptions({
    queryKey: [...studioKey, part],
    queryFn: async ({ signal }) =>
      (await api.call('GET /studio/items', { query: { part: String(part) }, signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
