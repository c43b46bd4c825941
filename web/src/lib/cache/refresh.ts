import type { QueryClient } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import { type CorrectedClock, toLocalIso } from '../time/clock.ts';
import { queryKeys } from './query-keys.ts';

/** A view was left for home; the app came back from the background; the connection came back; the server refused. */
export type RefreshReason = 'went-home' | 'came-back' | 'reconnected' | 'refused';

type HomeAge = {
  /** Since the server's last response, milliseconds; Infinity before the first. */
  ageMs: number;
  /** The latest request for it failed. */
  failed: boolean;
  /** A new day has begun since: opening home counts, so the server must be notified. */
  dayIsOver: boolean;
};

/** A lesson that an admin has changed is seen on the next return; switching to and fro asks nothing. */
const staleMs = 10_000;

/**
 * The one place that decides when stats and home are requested from the server again. SPEC's poll every two seconds
 * reads the local cache only (`stats-cache.ts`), replies to answers carry their own updates (`saved-progress.ts`), and
 * an app that is merely on screen requests nothing.
 */
export function isRefreshDue(reason: RefreshReason, { ageMs, failed, dayIsOver }: HomeAge): boolean {
  switch (reason) {
    case 'came-back':
      return failed || dayIsOver || ageMs > staleMs;
    case 'reconnected':
      return failed;
    // SPEC §2: going back refreshes the stats.
    case 'went-home':
    case 'refused':
      return true;
  }
}

/** Requests home again when it is due; joins a request that is in progress. */
export function refreshHome(queryClient: QueryClient, clock: CorrectedClock, reason: RefreshReason): void {
  const state = queryClient.getQueryState<Home>(queryKeys.home);
  if (!state) return;
  const age: HomeAge = {
    ageMs: state.dataUpdatedAt === 0 ? Number.POSITIVE_INFINITY : Date.now() - state.dataUpdatedAt,
    failed: state.status === 'error',
    dayIsOver: state.data !== undefined && toLocalIso(clock.now()).slice(0, 10) > state.data.today,
  };
  if (isRefreshDue(reason, age)) void queryClient.invalidateQueries({ queryKey: queryKeys.home });
}
