import { useMutation, useQueryClient } from '@tanstack/react-query';
import { broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { useTellFailure } from '../content/tell-failure.ts';
import { useBroadcastDrafts } from './broadcast-drafts.ts';
import { audienceOf, type BroadcastForm, contentOf } from './broadcast-form.ts';
import { audienceQuery, broadcastsKey } from './broadcasts-queries.ts';

type Sending = {
  /** The draft from the chat that is completed. */
  draftId: number | null;
  form: BroadcastForm;
  /** The same one after a failure: the server may have heard it all the same. */
  eventId: string;
  onSent: (id: number) => void;
};

/** A test to oneself, and the sending to the audience once its size is confirmed. */
export function useSending({ draftId, form, eventId, onSent }: Sending) {
  const { api, toast } = useServices();
  const { confirmPopup } = useTelegram();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const drafts = useBroadcastDrafts();
  const test = useMutation({
    mutationFn: () => api.call('POST /admin/broadcasts/test', { body: contentOf(form) }),
    onSuccess: () => toast({ title: texts.tested }),
    onError: (error) => tellFailure(texts.testFailed, error),
  });
  const send = useMutation({
    mutationFn: async () => {
      const audience = audienceOf(form);
      if (!audience) return undefined;
      const { count } = await queryClient.fetchQuery({ ...audienceQuery(api, audience), staleTime: 0 });
      const sure =
        count > 0 &&
        (await confirmPopup({
          title: texts.sendTitle(count),
          message: texts.sendText,
          yes: texts.sendYes,
          no: texts.cancel,
        }));
      if (!sure) return undefined;
      const localTime = form.isTimed ? form.localTime : null;
      const body = { ...contentOf(form), eventId, audience, localTime, ...(draftId !== null && { draftId }) };
      return api.call('POST /admin/broadcasts', { body });
    },
    onSuccess: (sent) => {
      if (!sent) return undefined;
      drafts.remove(draftId);
      toast({ title: texts.begun(sent.total) });
      onSent(sent.id);
      return queryClient.invalidateQueries({ queryKey: broadcastsKey });
    },
    onError: (error) => tellFailure(texts.sendFailed, error),
  });
  return { test, send };
}
