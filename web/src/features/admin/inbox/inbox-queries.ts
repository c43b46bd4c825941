import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ThreadKind, ThreadState } from '../../../../../core/inbox/threads.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';

/** The server asks Telegram twice. */
const fileTimeoutMs = 15_000;

/** Threads and reports: an answer changes both. */
export const inboxKey = [...queryKeys.admin, 'inbox'] as const;

/** '': of every kind. */
export type ThreadFilter = { state: ThreadState; kind: ThreadKind | '' };

/** Threads, the latest message first, a page at a time. */
export const threadsQuery = (api: Api, { state, kind }: ThreadFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, 'threads', state, kind],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/threads', {
        query: { state, ...(kind && { kind }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ threads, hasMore }) => {
      const last = threads.at(-1);
      return hasMore && last ? String(last.id) : undefined;
    },
    staleTime: 0,
  });

/** A file never changes: it is fetched once, and kept while the thread is looked at. */
export const threadFileQuery = (api: Api, id: number, messageId: number) =>
  queryOptions({
    // Not below `inboxKey`: an answer changes no file.
    queryKey: [...queryKeys.admin, 'thread-file', id, messageId],
    queryFn: ({ signal }) =>
      api.blob('GET /admin/threads/{id}/files/{messageId}', {
        params: { id, messageId },
        signal,
        timeoutMs: fileTimeoutMs,
        retries: 1,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const threadQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inboxKey, 'thread', id],
    queryFn: ({ signal }) => api.call('GET /admin/threads/{id}', { params: { id }, signal }),
    staleTime: 0,
  });
