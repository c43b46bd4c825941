import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReportSubject } from '../../../../../core/reports/reports.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { inboxKey } from './inbox-queries.ts';

/** '': of every kind. */
export type ReportFilter = { state: 'open' | 'closed'; subject: ReportSubject | '' };

/** Reports, newest first, a page at a time: each begins after the last one of the page before. */
export const reportsQuery = (api: Api, { state, subject }: ReportFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, 'reports', state, subject],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/reports', {
        query: { state, ...(subject && { subject }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ reports, hasMore }) => {
      const last = reports.at(-1);
      return hasMore && last ? String(last.id) : undefined;
    },
    staleTime: 0,
  });

/** One report, whatever its state; null where it is gone. */
export const reportQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inboxKey, 'report', id],
    queryFn: async ({ signal }) => {
      const { reports } = await api.call('GET /admin/reports', { query: { id: String(id) }, signal });
      return reports[0] ?? null;
    },
    staleTime: 0,
  });
