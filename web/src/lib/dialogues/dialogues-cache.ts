import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  DialogueDetail,
  DialogueItem,
  SaveDialogueAnswerResponse,
} from '../../../../core/contracts/dialogues.ts';
import { NetworkError } from '../api/http.ts';
import { queryKeys } from '../cache/query-keys.ts';
import { keptDialogues, openedDialogue } from '../kept/dialogues.ts';
import { changeInList, keptListQuery } from '../lists/kept-list-query.ts';
import type { Outbox } from '../outbox/outbox-queue.ts';
import type { Services } from '../services.ts';

const list = { queryKey: queryKeys.dialogues, kept: keptDialogues };

/** All dialogues in the order of the course. */
export const dialoguesQuery = (services: Services, outbox: Outbox) =>
  keptListQuery<DialogueItem>(services, outbox, {
    ...list,
    request: ({ api }, signal) => api.call('GET /dialogues', { signal }),
  });

/** One dialogue with its lines; as this device kept it where the server is not reached. */
export const dialogueQuery = (services: Services, id: number) =>
  queryOptions({
    queryKey: queryKeys.dialogue(id),
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn({ signal }): Promise<DialogueDetail> {
      const kept = openedDialogue(services, id)?.detail;
      if (kept && !services.connection.isOnline()) return kept;
      try {
        return await services.api.call('GET /dialogues/{id}', { params: { id }, signal });
      } catch (error) {
        if (kept && error instanceof NetworkError) return kept;
        throw error;
      }
    },
  });

/** What the server has replied about a dialogue. */
export function applyDialogue(
  queryClient: QueryClient,
  services: Services,
  { id, state }: SaveDialogueAnswerResponse,
): void {
  changeDialogue(queryClient, services, id, () => state);
}

/** Changes what the learner knows of a dialogue, on the screen and on the device. */
export function changeDialogue(
  queryClient: QueryClient,
  services: Services,
  id: number,
  change: (state: DialogueItem['state']) => DialogueItem['state'],
): void {
  changeInList<DialogueItem>(queryClient, services, list, { id, change });
}
