import { createConnection, probeIntervalMs } from '../lib/api/connection.ts';
import { createCourseSource } from '../lib/api/course-source.ts';
import { createApi } from '../lib/api/create-api.ts';
import { createHomeRequest } from '../lib/api/home-request.ts';
import { createHttp } from '../lib/api/http.ts';
import { createSession } from '../lib/api/session.ts';
import { createLocalStore } from '../lib/local-store.ts';
import { mockMode, mockUserId } from '../lib/mock/mock-mode.ts';
import { mockableFetch } from '../lib/mock/mockable-fetch.ts';
import type { Clients } from '../lib/services.ts';
import { createTelegram, type Telegram } from '../lib/telegram/telegram.ts';
import { type Later, later as timer } from '../lib/time/later.ts';
import { deviceTimeZone } from '../lib/time/time-zone.ts';

/**
 * What boot.ts needs, without React and the query cache. Nothing is requested and nothing listens yet. `telegram` is
 * the bridge of this launch; `later` times requests and the pauses between their tries.
 */
export function createClients({
  telegram = createTelegram(),
  later = timer,
}: {
  telegram?: Telegram;
  later?: Later;
} = {}): Clients {
  // The getter is inside, because merely touching `localStorage` throws where storage is forbidden.
  const localStore = createLocalStore(() => window.localStorage);
  const connection = createConnection(browserNetwork);
  const { deviceOnline: mayRetry } = browserNetwork;
  const http = createHttp({ fetch: mockableFetch, later, mayRetry, onReach: connection.report });
  const { initData, user } = telegram.launch;
  const session = createSession({
    http,
    store: localStore,
    launch: () =>
      mockMode().all ? { initData: 'mock', userId: mockUserId } : { initData, userId: user?.id ?? null },
    timezone: deviceTimeZone,
    now: Date.now,
    afterDeletion: async (...whom) =>
      (await import('../lib/kept/forget-person.ts')).afterDeletion(localStore, ...whom),
  });
  const api = createApi(http, session);
  return {
    telegram,
    localStore,
    connection,
    http,
    session,
    api,
    homeRequest: createHomeRequest(api, session),
    course: createCourseSource(http, localStore),
  };
}

const browserNetwork: Parameters<typeof createConnection>[0] = {
  deviceOnline: () => navigator.onLine !== false,
  onDeviceChange(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
  probe: () =>
    fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout?.(probeIntervalMs) }).then(
      () => true,
      () => false,
    ),
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};
