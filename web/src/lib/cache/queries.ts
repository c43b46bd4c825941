import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import { api, session } from '../api/api.ts';
import { takeHome } from '../api/home-request.ts';
import { localKeys, localStore } from '../local-store.ts';
import { withUnsent } from '../settings/settings-unsent.ts';
import { allowVibration } from '../telegram/telegram.ts';
import { clock } from '../time/clock.ts';
import { figuresOf, risingFigures, withFigures } from './figures.ts';
import { queryKeys } from './query-keys.ts';

const freshMs = 5 * 60_000;

/**
 * Retries are the API client's; the cache neither repeats nor pauses. Nothing is asked again while it is looked at:
 * an idle screen sends no requests.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: freshMs, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Everything of the home view. The last answer on this device is there at once (`dataUpdatedAt` 0 tells it apart) and
 * is refreshed.
 */
export const homeQuery = queryOptions({
  queryKey: queryKeys.home,
  queryFn: loadHome,
  initialData: readLastHome,
  initialDataUpdatedAt: 0,
});

/** Where the chat with the bot is, or null while the server does not know. */
export const botLinkQuery = queryOptions({
  queryKey: queryKeys.botLink,
  queryFn: async ({ signal }) => (await api.call('GET /health', { signal })).bot_link,
});

/** One lesson with its words and the learner's progress in it. */
export function lessonQuery(lessonId: number) {
  return queryOptions({
    queryKey: queryKeys.lesson(lessonId),
    queryFn: ({ signal }) => api.call('GET /lessons/{id}', { params: { id: lessonId }, signal }),
  });
}

async function loadHome({ client }: { client: QueryClient }): Promise<Home> {
  const fresh = await takeHome();
  clock.correct(fresh.serverTime);
  const home = { ...fresh, settings: withUnsent(fresh.stats.id, fresh.settings) };
  allowVibration(home.settings.vibration);
  // Answers saved while this request was under way may have told more already. What earlier openings left does not count.
  const shown = client.getQueryState<Home>(queryKeys.home);
  const risen = shown && shown.dataUpdatedAt > 0 ? onlyRising(shown.data, home) : home;
  keepHome(risen);
  return risen;
}

/** The fresh answer of the server, unless what is shown already knew of more: counters only rise (SPEC §4). */
export function onlyRising(shown: Home | undefined, fresh: Home): Home {
  if (shown?.stats.id !== fresh.stats.id) return fresh;
  const figures = risingFigures(figuresOf(fresh.stats), figuresOf(shown.stats));
  const wordsToday = Math.max(fresh.wordsToday, shown.today === fresh.today ? shown.wordsToday : 0);
  return { ...fresh, stats: withFigures(fresh.stats, figures), wordsToday };
}

/** Keeps home for the next opening of the same account. */
export function keepHome(home: Home): void {
  const userId = session.userId();
  if (userId !== null) localStore.write(localKeys.home(userId), home);
}

function readLastHome(): Home | undefined {
  const userId = session.userId();
  if (userId === null) return undefined;
  const home = localStore.read(localKeys.home(userId)) as Home | undefined;
  // Written by ourselves; a shape of an older release is told by what it lacks.
  if (
    home?.stats?.id !== userId ||
    !Array.isArray(home.sections) ||
    !Array.isArray(home.news) ||
    !home.memory
  )
    return undefined;
  allowVibration(home.settings.vibration);
  return home;
}
