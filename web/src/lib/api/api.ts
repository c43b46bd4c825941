import { localStore } from '../local-store.ts';
import { mockMode, mockUserId } from '../mock/mock-mode.ts';
import { mockableFetch } from '../mock/mockable-fetch.ts';
import { launch } from '../telegram/telegram.ts';
import { later } from '../time/later.ts';
import { deviceTimeZone } from '../time/time-zone.ts';
import { connection } from './connection.ts';
import { createApi } from './create-api.ts';
import { createHttp } from './http.ts';
import { createSession } from './session.ts';

export { type Api, createApi } from './create-api.ts';
export { ApiError, NetworkError } from './http.ts';

export const http = createHttp({
  fetch: mockableFetch,
  later,
  mayRetry: () => navigator.onLine !== false,
  onReach: (reached) => connection.report(reached),
});

export const session = createSession({
  http,
  store: localStore,
  launch: () =>
    mockMode().all
      ? { initData: 'mock', userId: mockUserId }
      : { initData: launch().initData, userId: launch().user?.id ?? null },
  timezone: deviceTimeZone,
  now: () => Date.now(),
});

export const api = createApi(http, session);
