import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import type { DayRange } from '../day-range.tsx';

/** The server itself counts once a minute. */
const freshMs = 60_000;
/** Counting a large installation takes long (maxDuration of the function, vercel.json). */
const timeoutMs = 15_000;

/** What is shown of chosen days: refreshed together with all figures. */
export const periodKey = [...queryKeys.admin, 'period'] as const;

/** All figures of the dashboard and of the analytics. */
export const analyticsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'analytics'],
    queryFn: ({ signal }) => api.call('GET /admin/analytics', { signal, timeoutMs, retries: 1 }),
    staleTime: freshMs,
  });

/** Figures of some days. */
export const periodQuery = (api: Api, { from, to }: DayRange) =>
  queryOptions({
    queryKey: [...periodKey, 'figures', from, to],
    queryFn: ({ signal }) =>
      api.call('GET /admin/period', { query: { from, to }, signal, timeoutMs, retries: 1 }),
    staleTime: freshMs,
  });

/** Tables of some days. */
export const periodTablesQuery = (api: Api, { from, to }: DayRange) =>
  queryOptions({
    queryKey: [...periodKey, 'tables', from, to],
    queryFn: ({ signal }) =>
      api.call('GET /admin/period/tables', { query: { from, to }, signal, timeoutMs, retries: 1 }),
    staleTime: freshMs,
  });
