import { IDBFactory } from 'fake-indexeddb';
import type { EndpointKey } from '../../core/contracts/endpoints.ts';
import { createRandom } from '../../core/random.ts';
import { createApi } from '../../web/src/lib/api/create-api.ts';
import { createHttp } from '../../web/src/lib/api/http.ts';
import { createSession } from '../../web/src/lib/api/session.ts';
import { createOutbox, type Delivery } from '../../web/src/lib/outbox/outbox-queue.ts';
import {
  createFallbackStore,
  type OutboxCall,
  openIndexedDbStore,
  type Parcel,
} from '../../web/src/lib/outbox/outbox-store.ts';
import type { Later } from '../../web/src/lib/time/later.ts';
import type { TestBackend } from './backend.ts';
import { signInitData } from './sign-init-data.ts';
import { createMemoryStore } from './web/fakes.ts';

/** What reached the server, in order: whose token it carried, what it requested, and how it was answered. */
export type Arrival = { key: string; body: Record<string, unknown>; token: string | null; status: number };

/** A phone in a bad network: the mini-app's own client, session and outbox in front of the real server. */
export type Phone = {
  network: {
    isOnline: boolean;
    /** Share of requests that never arrive, and of responses that are lost after the server has done its work; 0–1. */
    lostRequests: number;
    lostAnswers: number;
    arrivals: Arrival[];
    lost: number;
  };
  /** What survives when the app is killed. */
  local: ReturnType<typeof createMemoryStore>;
  /** Opens the app for a learner. `launchedAt`: the age of Telegram's launch data; now by default. */
  open(userId: number, launchedAt?: Date): App;
};

export type App = {
  save(parcel: Parcel): Promise<void>;
  /** Resolves when the outbox is empty; throws when it is still not empty after a long while. */
  settle(): Promise<void>;
  state: ReturnType<typeof createOutbox>['state'];
  flush: ReturnType<typeof createOutbox>['flush'];
  replies: Delivery[];
  refused: Parcel[];
  /** Kills the app: nothing that it had planned happens. */
  kill(): void;
};

/** The product's pauses run twenty times as fast here. */
const haste = 20;
const settleMs = 60_000;

export function createPhone(backend: TestBackend, seed: number): Phone {
  const random = createRandom(seed);
  const disk = new IDBFactory();
  const local = createMemoryStore();
  const network: Phone['network'] = {
    isOnline: true,
    lostRequests: 0,
    lostAnswers: 0,
    arrivals: [],
    lost: 0,
  };

  const send: typeof fetch = async (url, init) => {
    if (!network.isOnline || random() < network.lostRequests) throw new TypeError('Failed to fetch');
    const headers = Object.fromEntries(new Headers(init?.headers));
    const key = `${init?.method} ${String(url).replace('/api', '')}`;
    const response = await backend.send(key, { headers, body: init?.body, address: `phone ${seed}` });
    network.arrivals.push({
      key,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
      token: headers.authorization ?? null,
      status: response.status,
    });
    if (random() < network.lostAnswers || !network.isOnline) {
      network.lost += 1;
      throw new TypeError('Failed to fetch');
    }
    return response;
  };

  return {
    network,
    local,
    open(userId, launchedAt = backend.clock()) {
      let isAlive = true;
      const later: Later = (ms, run) => {
        const timer = setTimeout(() => isAlive && run(), ms / haste);
        return () => clearTimeout(timer);
      };
      const http = createHttp({ fetch: send, later, mayRetry: () => network.isOnline });
      const initData = signInitData({ id: userId, first_name: 'Ученик' }, launchedAt);
      const session = createSession({
        http,
        store: local,
        launch: () => ({ initData, userId }),
        timezone: () => 'Asia/Jerusalem',
        now: () => backend.clock().getTime(),
      });
      const api = createApi(http, session);
      // The browser's access to the disk; `idb` uses no other.
      globalThis.indexedDB = disk;
      const outbox = createOutbox({
        store: openIndexedDbStore,
        fallback: () => createFallbackStore(local),
        async send(parcel) {
          if (!isAlive) return new Promise<never>(() => {});
          // As in web/src/lib/outbox/outbox.ts: a parcel's body matches its call.
          const call = api.call as (key: OutboxCall, options: { body: unknown }) => Promise<unknown>;
          const data = await call(parcel.call, { body: parcel.body });
          if (!isAlive) return new Promise<never>(() => {});
          return { ...parcel, data } as Delivery;
        },
        userId: () => session.userId(),
        newId: () => crypto.randomUUID(),
        now: () => backend.clock().toISOString(),
        later,
      });
      const replies: Delivery[] = [];
      const refused: Parcel[] = [];
      outbox.onSaved((delivery) => replies.push(delivery));
      outbox.onRefused((parcel) => refused.push(parcel));
      return {
        save: outbox.save,
        flush: outbox.flush,
        state: outbox.state,
        replies,
        refused,
        async settle() {
          const begun = performance.now();
          do {
            await outbox.flush();
            await new Promise((resolve) => setTimeout(resolve, 5));
            if (performance.now() - begun > settleMs) throw new Error('the outbox does not come to rest');
          } while (outbox.state().status !== 'synced');
        },
        kill() {
          isAlive = false;
        },
      };
    },
  };
}

/** Calls of one kind that the server accepted, in the order in which it first saw each event. */
export function taken(phone: Phone, key: EndpointKey): string[] {
  const fine = phone.network.arrivals.filter((arrival) => arrival.key === key && arrival.status === 200);
  return [...new Set(fine.map(({ body }) => String(body.eventId)))];
}
