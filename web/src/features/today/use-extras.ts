import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ConfusionsResponse } from '../../../../core/contracts/memory.ts';
import type { Api } from '../../lib/api/create-api.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import type { Outbox } from '../../lib/outbox/outbox-queue.ts';
import { useServices } from '../../lib/services.ts';

/** What can be practised besides what is due; nothing while it is not known. */
export type Extras = {
  /** How many words are missed most. */
  difficultWords: number;
  letters: ConfusionsResponse | undefined;
  /** Some kind of number was taught. */
  hasNumbers: boolean;
};

/** Requested each time that a session is over: answers have changed it. */
const difficultQuery = (api: Api, outbox: Outbox) =>
  queryOptions({
    queryKey: queryKeys.today('difficult', 0),
    queryFn: async ({ signal }) => {
      await outbox.flush();
      const { tasks, numberKinds } = await api.call('GET /today', { query: { kind: 'difficult' }, signal });
      return { words: tasks.length, hasNumbers: numberKinds.length > 0 };
    },
    staleTime: 0,
    gcTime: 0,
  });

const confusionsQuery = (api: Api, outbox: Outbox) =>
  queryOptions({
    queryKey: queryKeys.confusions,
    queryFn: async ({ signal }) => {
      await outbox.flush();
      return api.call('GET /memory/confusions', { signal });
    },
    staleTime: 0,
    gcTime: 0,
  });

export function useExtras(): Extras {
  const { api } = useServices();
  const outbox = useOutbox();
  const { data: difficult } = useQuery(difficultQuery(api, outbox));
  const { data: letters } = useQuery(confusionsQuery(api, outbox));
  return { difficultWords: difficult?.words ?? 0, letters, hasNumbers: difficult?.hasNumbers ?? false };
}
