import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RequestQueryInput } from '../../../../../core/contracts/endpoints.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';

export type UserFilter = NonNullable<NonNullable<RequestQueryInput<'GET /admin/users'>>['filter']>;
export type UserSearch = { text: string; filter: UserFilter };

const users = [...queryKeys.admin, 'users'] as const;

/** People, newest first, twenty at a time. */
export const usersQuery = (api: Api, { text, filter }: UserSearch) =>
  infiniteQueryOptions({
    queryKey: [...users, 'list', text, filter],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/users', {
        query: { ...(text && { q: text }), filter, page: String(pageParam) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _, page) => (hasMore ? page + 1 : undefined),
    staleTime: 0,
  });

/** All lists of people. */
export const usersKey = users;

export const userQuery = (api: Api, userId: number) =>
  queryOptions({
    queryKey: [...users, 'one', userId],
    queryFn: ({ signal }) => api.call('GET /admin/users/{id}', { params: { id: userId }, signal }),
    staleTime: 0,
  });

/** What the person paid, newest first. */
export const userPaymentsQuery = (api: Api, userId: number) =>
  infiniteQueryOptions({
    queryKey: [...users, 'payments', userId],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/payments', {
        query: { userId: String(userId), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
