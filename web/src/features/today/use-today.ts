import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import { countNewForms } from '../../../../core/day/new-forms.ts';
import { startWords } from '../../../../core/round/kinds/words.ts';
import { NetworkError } from '../../lib/api/http.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { changeHome } from '../../lib/cache/saved-progress.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useServices } from '../../lib/services.ts';
import { type KeptSession, keptSession } from './kept-session.ts';

type Kind = TodayResponse['kind'];

/**
 * What is asked now. The server derives what is left of the day from all answers, wherever they were given; while some
 * of them still wait on this device, or the server cannot be reached, the session goes on as the device knows it.
 */
export function useToday(kind: Kind, round: number, canSpeak: boolean): UseQueryResult<KeptSession> {
  const load = useLoadToday();
  return useQuery({
    queryKey: queryKeys.today(kind, round),
    queryFn: ({ signal }) => load(kind, canSpeak, signal),
    // A session in progress is not changed from outside; the next visit requests it again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

type LoadToday = (kind: Kind, canSpeak: boolean, signal?: AbortSignal) => Promise<KeptSession>;

export function useLoadToday(): LoadToday {
  const services = useServices();
  const { api, clock } = services;
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  return async (kind, canSpeak, signal) => {
    await outbox.flush();
    const kept = keptSession(services, kind);
    if (kept && outbox.state().pending > 0) return kept;
    try {
      const today = await api.call('GET /today', { query: { kind, speak: canSpeak ? '1' : '0' }, signal });
      clock.correct(today.serverTime);
      if (kind === 'due') {
        const newForms = countNewForms(today.forms);
        changeHome(queryClient, (home) => ({ ...home, memory: { ...home.memory, newForms } }));
      }
      // A word that was not sent cannot be asked; it comes on another day.
      const isKnown = ({ wordId }: { wordId: number }) => today.words.some(({ id }) => id === wordId);
      const [tasks, misses] = [today.tasks.filter(isKnown), today.again.filter(isKnown)];
      return { today, session: startWords(tasks, misses, today.words) };
    } catch (error) {
      if (kept && error instanceof NetworkError) return kept;
      throw error;
    }
  };
}
