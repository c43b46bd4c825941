import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BinKind } from '../../../../../../core/acts/bin.ts';
import type { Api } from '../../../../lib/api/create-api.ts';
import { queryKeys } from '../../../../lib/cache/query-keys.ts';

/** '': of every kind. */
export type BinFilter = { kind: BinKind | ''; text: string };

/** What was deleted, the latest first; each page begins where the one before ends. */
export const binQuery = (api: Api, { kind, text }: BinFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.admin, 'bin', kind, text],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/bin', {
        query: { ...(kind && { kind }), ...(text && { q: text }), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
