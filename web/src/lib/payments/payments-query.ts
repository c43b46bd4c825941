import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { queryKeys } from '../cache/query-keys.ts';
import { haptic } from '../telegram/telegram.ts';

/** Plans on sale, what they open, the learner's premium and receipts. */
export const paymentsQuery = queryOptions({
  queryKey: queryKeys.payments,
  queryFn: ({ signal }) => api.call('GET /payments', { signal }),
});

/** Asks anew for all that a payment changes: the catalogue's locks, the lessons behind them, plans and receipts. */
export function openLocks(queryClient: QueryClient): void {
  haptic('success');
  for (const queryKey of [queryKeys.home, queryKeys.payments, queryKeys.lessons]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
