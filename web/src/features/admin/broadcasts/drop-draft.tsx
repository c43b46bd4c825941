import { useMutation, useQueryClient } from '@tanstack/react-query';
import { broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import { broadcastsKey } from './broadcasts-queries.ts';

/** Deletes a draft that came from the chat. */
export function DropDraft({ id, onDropped }: { id: number; onDropped: () => void }) {
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('DELETE /admin/broadcasts/{id}', { params: { id } }),
    onSuccess: () => {
      toast({ title: texts.dropped });
      onDropped();
      return queryClient.invalidateQueries({ queryKey: [...broadcastsKey, 'list'] });
    },
    onError: (error) => tellFailure(texts.dropFailed, error),
  });
  return (
    <Button variant="quiet" loading={isPending} onClick={() => mutate()}>
      {texts.drop}
    </Button>
  );
}
