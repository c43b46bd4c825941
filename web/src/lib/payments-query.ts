import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { queryKeys } from './query-keys.ts';

/** Plans on sale, what they open, the learner's premium and receipts. */
export const paymentsQuery = queryOptions({
  queryKey: queryKeys.payments,
  queryFn: ({ signal }) => api.call('GET /payments', { signal }),
});
