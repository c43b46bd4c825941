import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../lib/api/create-api.ts';
import { queryKeys } from '../../../../lib/cache/query-keys.ts';

/** All dialogues in the order of the course. */
export const adminDialoguesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'dialogues'],
    queryFn: async ({ signal }) => (await api.call('GET /admin/dialogues', { signal })).dialogues,
    staleTime: 0,
  });

/** A dialogue with its revision, requested each time it is opened. */
export const adminDialogueQuery = (api: Api, dialogueId: number) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'dialogue', dialogueId],
    queryFn: ({ signal }) => api.call('GET /admin/dialogues/{id}', { params: { id: dialogueId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
