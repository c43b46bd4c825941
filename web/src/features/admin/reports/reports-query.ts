import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ReportSubject } from '../../../../../core/reports/reports.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';

/** '': of every kind. */
export type ReportFilter = { state: 'open' | 'closed'; subject: ReportSubject | '' };

/** Every list of reports. */
export const reportsKey = [...queryKeys.admin, 'reports'] as const;

/** Reports, newest first, a page at a time: each begins after the last one of the page before. */
export const reportsQuery = (api: Api, { state, subject }: ReportFilter) =>
  infiniteQueryOptions({
    queryKey: [...reportsKey, state, subject],
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
