import { queryOptions } from '@tanstack/react-query';
import type { RequestQueryInput } from '../../../../../core/contracts/endpoints.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';

export type TakeState = NonNullable<NonNullable<RequestQueryInput<'GET /admin/voices/takes'>>['state']>;
export type TakeFilter = { state: TakeState; speakerId: number | null };

export const voicesKey = [...queryKeys.admin, 'voices'] as const;

/** Speakers, and what is voiced of each lesson. */
export const coverageQuery = (api: Api) =>
  queryOptions({
    queryKey: [...voicesKey, 'coverage'],
    queryFn: ({ signal }) => api.call('GET /admin/voices', { signal }),
    staleTime: 0,
  });

/** The first takes that fit; `round` grows when they have been decided about. */
export const takesQuery = (api: Api, { state, speakerId }: TakeFilter, round: number) =>
  queryOptions({
    queryKey: [...voicesKey, 'takes', state, speakerId, round],
    queryFn: ({ signal }) =>
      api.call('GET /admin/voices/takes', {
        query: { state, ...(speakerId !== null && { speakerId: String(speakerId) }) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** How far Google's voice is, and whether there is a key for it. */
export const renderingQuery = (api: Api) =>
  queryOptions({
    queryKey: [...voicesKey, 'rendering'],
    queryFn: ({ signal }) => api.call('GET /sounds/rendering', { signal }),
    staleTime: 0,
  });

/** Synthesised voices that the owner has brought in. */
export const syntheticQuery = (api: Api) =>
  queryOptions({
    queryKey: [...voicesKey, 'synthetic'],
    queryFn: ({ signal }) => api.call('GET /admin/voices/synthetic', { signal }),
    staleTime: 0,
  });
