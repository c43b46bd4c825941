import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import type {
  LetterItem,
  LetterState,
  SaveLetterAnswerResponse,
} from '../../../../core/contracts/letters.ts';
import type { Api } from '../api/create-api.ts';
import type { Outbox } from '../outbox/outbox-queue.ts';
import { mendLetters } from './mend-letters.ts';
import { queryKeys } from './query-keys.ts';

/** Here and not among the other keys, which the first view loads. */
const lettersKey = ['letters'] as const;

/** All letters; what waits on this device is sent first, so that the reply knows of it. */
export const lettersQuery = (api: Api, outbox: Outbox) =>
  queryOptions({
    queryKey: lettersKey,
    queryFn: async ({ signal }): Promise<LetterItem[]> => {
      await outbox.flush();
      return mendLetters(await api.call('GET /letters', { signal }));
    },
  });

/** What the server has replied about letters. */
export function applyLetters(queryClient: QueryClient, { letters }: SaveLetterAnswerResponse): void {
  const states = new Map(letters.map(({ key, state }) => [key, state]));
  changeLetters(queryClient, ({ key, state }) => states.get(key) ?? state);
}

/** Changes the states of the shown letters, and how many of them home calls due. */
export function changeLetters(queryClient: QueryClient, change: (item: LetterItem) => LetterState): void {
  const updatedAt = queryClient.getQueryState(lettersKey)?.dataUpdatedAt;
  const items = queryClient.setQueryData<LetterItem[]>(
    lettersKey,
    (before) => before?.map((item) => ({ ...item, state: change(item) })),
    { updatedAt },
  );
  if (!items) return;
  const dueLetters = items.filter(({ state }) => state.isDue).length;
  queryClient.setQueryData<Home>(
    queryKeys.home,
    (home) => home && { ...home, memory: { ...home.memory, dueLetters } },
    { updatedAt: queryClient.getQueryState(queryKeys.home)?.dataUpdatedAt },
  );
}
