import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { RequestQueryInput } from '../../../../../core/contracts/endpoints.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import type { DayRange } from '../day-range.tsx';

type Query = Required<NonNullable<RequestQueryInput<'GET /admin/users/file'>>>;

export type UserFilter = Query['filter'];
export type UserSort = Query['sort'];
export type UserDates = Query['dates'];
export type UserSearch = Pick<Query, 'filter' | 'sort' | 'dates'> & DayRange & { text: string };

export const anyUser: UserSearch = {
  ...{ text: '', filter: 'all', sort: 'new', dates: 'arrived', from: '', to: '' },
};

/** The search as the server takes it: what is not narrowed is left out. */
export const userSearchQuery = ({ text, from, to, ...rest }: UserSearch) => ({
  ...(text && { q: text }),
  ...rest,
  ...(from && { from }),
  ...(to && { to }),
});

const users = [...queryKeys.admin, 'users'] as const;

/** People, twenty at a time. */
export const usersQuery = (api: Api, search: UserSearch) =>
  infiniteQueryOptions({
    queryKey: [...users, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/users', {
        query: { ...userSearchQuery(search), page: String(pageParam) },
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
