import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ConfusionsResponse } from '../../../../core/contracts/memory.ts';
import { api } from '../../lib/api/api.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { flushOutbox } from '../../lib/outbox/outbox.ts';

/** What can be practised besides what is due; nothing while it is not known. */
export type Extras = {
  /** How many words are missed most. */
  difficultWords: number;
  letters: ConfusionsResponse | undefined;
};

/** Asked for each time that a session is over: answers have changed it. */
const difficultQuery = queryOptions({
  queryKey: queryKeys.today('difficult', 0),
  queryFn: async ({ signal }) => {
    await flushOutbox();
    const { tasks } = await api.call('GET /today', { query: { kind: 'difficult' }, signal });
    return tasks.length;
  },
  staleTime: 0,
  gcTime: 0,
});

const confusionsQuery = queryOptions({
  queryKey: queryKeys.confusions,
  queryFn: async ({ signal }) => {
    await flushOutbox();
    return api.call('GET /memory/confusions', { signal });
  },
  staleTime: 0,
  gcTime: 0,
});

export function useExtras(): Extras {
  const { data: difficultWords = 0 } = useQuery(difficultQuery);
  const { data: letters } = useQuery(confusionsQuery);
  return { difficultWords, letters };
}
