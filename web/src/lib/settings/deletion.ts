import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import type { DeletionState } from '../../../../core/contracts/my-data.ts';
import type { Api } from '../api/create-api.ts';
import { queryKeys } from '../cache/query-keys.ts';
import { useServices } from '../services.ts';

/** Asked again each time it is looked at: the chat can change it, too. */
export const deletionQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.deletion,
    queryFn: ({ signal }) => api.call('GET /me/deletion', { signal }),
    staleTime: 0,
  });

/** Requests the deletion of everything, or takes it back; home and settings show the outcome. */
export function useChangeDeletion() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: 'request' | 'take-back') =>
      api.call(change === 'request' ? 'POST /me/deletion' : 'DELETE /me/deletion'),
    onSuccess(state: DeletionState) {
      queryClient.setQueryData(queryKeys.deletion, state);
      queryClient.setQueryData(queryKeys.home, (home: Home | undefined) => home && withDeletion(home, state));
    },
  });
}

function withDeletion({ deletion_due_at: _, ...home }: Home, { due_at }: DeletionState): Home {
  return due_at === null ? home : { ...home, deletion_due_at: due_at };
}
