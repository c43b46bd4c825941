import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Home, OwnHome } from '../../../../core/contracts/home.ts';
import { withCourse } from '../../../../core/lesson/home-course.ts';
import type { CourseSource } from '../api/course-source.ts';
import type { Api } from '../api/create-api.ts';
import type { HomeRequest } from '../api/home-request.ts';
import type { Session } from '../api/session.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import { withUnsent } from '../settings/settings-unsent.ts';
import type { CorrectedClock } from '../time/clock.ts';
import { figuresOf, risingFigures, withFigures } from './figures.ts';
import { queryKeys } from './query-keys.ts';

const freshMs = 5 * 60_000;

/**
 * Retries are the API client's; the cache neither repeats nor pauses. Nothing is requested again while it is on screen:
 * an idle screen sends no requests. `onHome` is called with each home that is newly shown.
 */
export function createQueryClient(onHome: (home: Home) => void = () => {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: freshMs, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] === queryKeys.home[0]) onHome(event.query.state.data);
  });
  return client;
}

type HomePorts = {
  homeRequest: HomeRequest;
  course: CourseSource;
  clock: CorrectedClock;
  session: Session;
  localStore: LocalStore;
  /** Called with the setting of a home that is shown before the server has replied. */
  allowVibration: (allowed: boolean) => void;
};

export type HomeQuery = ReturnType<typeof createHomeQuery>;

/**
 * Everything of the home view. The last response kept on this device is there at once (marked by `dataUpdatedAt` 0) and
 * is refreshed.
 */
export function createHomeQuery({
  homeRequest,
  course,
  clock,
  session,
  localStore,
  allowVibration,
}: HomePorts) {
  return queryOptions({
    queryKey: queryKeys.home,
    async queryFn({ client }): Promise<Home> {
      const own = await homeRequest.take();
      const fresh = withCourse(own, await course.ofVersion(own.course));
      clock.correct(fresh.serverTime);
      const home = { ...fresh, settings: withUnsent(localStore, fresh.stats.id, fresh.settings) };
      // Answers saved during this request may have brought newer figures. What earlier openings left does not count.
      const shown = client.getQueryState<Home>(queryKeys.home);
      return shown && shown.dataUpdatedAt > 0 ? onlyRising(shown.data, home) : home;
    },
    initialData() {
      const home = readLastHome({ localStore, course }, session.userId());
      if (home) allowVibration(home.settings.vibration);
      return home;
    },
    initialDataUpdatedAt: 0,
  });
}

/** Where the chat with the bot is, or null while the server does not know. */
export const botLinkQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.botLink,
    queryFn: async ({ signal }) => (await api.call('GET /health', { signal })).bot_link,
  });

/** The fresh response of the server, unless what is shown is already newer: counters only rise (SPEC §4). */
export function onlyRising(shown: Home | undefined, fresh: Home): Home {
  if (shown?.stats.id !== fresh.stats.id) return fresh;
  const figures = risingFigures(figuresOf(fresh.stats), figuresOf(shown.stats));
  const wordsToday = Math.max(fresh.wordsToday, shown.today === fresh.today ? shown.wordsToday : 0);
  return { ...fresh, stats: withFigures(fresh.stats, figures), wordsToday };
}

/** The home that was kept when the same account was here last. */
function readLastHome(
  { localStore, course }: Pick<HomePorts, 'localStore' | 'course'>,
  userId: number | null,
): Home | undefined {
  const known = course.kept();
  if (userId === null || !known) return undefined;
  const home = localStore.read(localKeys.home(userId)) as OwnHome | undefined;
  // Written by this app; the shape of an older release is recognised by what it lacks.
  const isWhole = home?.stats?.id === userId && Array.isArray(home.progress) && Array.isArray(home.news);
  return isWhole && home.memory ? withCourse(home, known) : undefined;
}
