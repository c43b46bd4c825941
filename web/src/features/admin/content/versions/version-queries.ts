import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../lib/api/create-api.ts';
import { queryKeys } from '../../../../lib/cache/query-keys.ts';

const keyOf = (lessonId: number) => [...queryKeys.admin, 'versions', lessonId] as const;

export const versionsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.call('GET /admin/lessons/{id}/versions', { params: { id }, signal }),
    staleTime: 0,
  });

/** One version, compared with the lesson as it is when this is asked. */
export const versionQuery = (api: Api, { lessonId: id, version }: { lessonId: number; version: number }) =>
  queryOptions({
    queryKey: [...keyOf(id), version],
    queryFn: ({ signal }) =>
      api.call('GET /admin/lessons/{id}/versions/{version}', { params: { id, version }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
