import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/create-api.ts';
import { queryKeys } from '../cache/query-keys.ts';
import type { Haptic } from '../telegram/haptics.ts';

/** How often the view of the plans asks again while a charge is in doubt. */
const doubtPauseMs = 15_000;

/** Plans on sale, what they open, the learner's premium and receipts. */
export const paymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.payments,
    queryFn: ({ signal }) => api.call('GET /payments', { signal }),
    refetchInterval: ({ state }) => (state.data?.payment_in_doubt ? doubtPauseMs : false),
  });

/** Requests again all that a payment changes: the catalogue's locks, what is behind them, plans and receipts. */
export function openLocks(queryClient: QueryClient, haptic: Haptic): void {
  haptic('success');
  const { home, payments, lessons, rules, dialogues } = queryKeys;
  for (const queryKey of [home, payments, lessons, rules, dialogues]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
