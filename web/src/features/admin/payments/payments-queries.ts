import { infiniteQueryOptions } from '@tanstack/react-query';
import type { RequestQueryInput } from '../../../../../core/contracts/endpoints.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import type { DayRange } from '../day-range.tsx';

type Query = Required<NonNullable<RequestQueryInput<'GET /admin/payments/file'>>>;

export type PaymentPlan = Query['plan'];
export type PaymentState = Query['state'];
export type PaymentSearch = Pick<Query, 'plan' | 'state'> & DayRange & { text: string };

export const anyPayment: PaymentSearch = { text: '', plan: 'any', state: 'all', from: '', to: '' };

/** The search as the server takes it: what is not narrowed is left out. */
export const paymentSearchQuery = ({ text, plan, state, from, to }: PaymentSearch) => ({
  ...(text && { q: text }),
  plan,
  state,
  ...(from && { from }),
  ...(to && { to }),
});

/** All lists of payments. */
export const paymentsKey = [...queryKeys.admin, 'payments'] as const;

/** All payments that fit, newest first, fifty at a time. */
export const paymentsQuery = (api: Api, search: PaymentSearch) =>
  pagesOf(api, [...paymentsKey, 'list', search], paymentSearchQuery(search));

/** What one person paid, newest first. */
export const userPaymentsQuery = (api: Api, userId: number) =>
  pagesOf(api, [...paymentsKey, 'of', userId], { userId: String(userId) });

const pagesOf = (
  api: Api,
  queryKey: readonly unknown[],
  query: NonNullable<RequestQueryInput<'GET /admin/payments'>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/payments', {
        query: { ...query, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
