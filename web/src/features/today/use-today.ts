import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import { questionsIn } from '../../../../core/day/kept-days.ts';
import { startWords } from '../../../../core/round/kinds/words.ts';
import { soonOr } from '../../lib/api/soon-or.ts';
import { soundsOfDay } from '../../lib/audio/lesson-sounds.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { keptDay } from '../../lib/kept/days.ts';
import { type KeptSession, keptSession } from '../../lib/kept/session.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { type Services, useServices } from '../../lib/services.ts';

type Kind = TodayResponse['kind'];

/**
 * What is asked now. The server derives what is left of the day from all answers, wherever they were given; while some
 * of them still wait on this device, or the server cannot be reached, the session goes on as the device knows it, or begins
 * with the day that it keeps.
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
  const { api, clock, connection } = services;
  const outbox = useOutbox();
  return async (kind, canSpeak, signal) => {
    const kept = onDevice(services, kind);
    if (kept && !connection.isOnline()) {
      void outbox.flush();
      return heard(services, kept);
    }
    const asked = request();
    if (!kept || (kept.session.queue.length === 0 && questionsIn(kept.today) === 0)) return asked;
    return heard(services, await soonOr(asked, async () => kept, connection));

    async function request(): Promise<KeptSession> {
      await outbox.flush();
      const begun = keptSession(services, kind);
      if (begun && outbox.state().pending > 0) return begun;
      const today = await api.call('GET /today', {
        query: { kind, speak: canSpeak ? '1' : '0' },
        ...(connection.isOnline() ? {} : { retries: 0 }),
        ...(signal ? { signal } : {}),
      });
      clock.correct(today.serverTime);
      return started(today);
    }
  };
}

/** The session in progress, or else the day that the device keeps. */
function onDevice(services: Services, kind: Kind): KeptSession | undefined {
  const begun = keptSession(services, kind);
  if (begun || kind !== 'due') return begun;
  const day = keptDay(services);
  return day && started(day);
}

function started(today: TodayResponse): KeptSession {
  // A word that was not sent cannot be asked; it comes on another day.
  const isKnown = ({ wordId }: { wordId: number }) => today.words.some(({ id }) => id === wordId);
  const [tasks, misses] = [today.tasks.filter(isKnown), today.again.filter(isKnown)];
  return { today, session: startWords(tasks, misses, today.words) };
}

/** The same, with the sounds that this device keeps on their way into the memory of the page. */
function heard(services: Services, kept: KeptSession): KeptSession {
  import('../../lib/audio/fetch-sounds.ts').then(
    ({ holdSounds }) => holdSounds(services, soundsOfDay(kept.today)),
    // Without it each sound is requested when it is played.
    () => {},
  );
  return kept;
}
