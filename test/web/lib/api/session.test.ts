import { describe, expect, it } from 'vitest';
import { createApi } from '../../../../web/src/lib/api/create-api.ts';
import { createHttp } from '../../../../web/src/lib/api/http.ts';
import { createSession, type Launch } from '../../../../web/src/lib/api/session.ts';
import type { LocalStore } from '../../../../web/src/lib/local-store.ts';
import { createLocalStore } from '../../../../web/src/lib/local-store.ts';
import { createMemoryStore, createNetwork, createTimer } from '../../../support/web/fakes.ts';
import { failure, sampleHome, sampleLogin, success } from '../../../support/web/samples.ts';

const anya: Launch = { initData: 'signed-by-telegram', userId: 1 };
const boris: Launch = { initData: 'signed-for-boris', userId: 2 };
const outside: Launch = { initData: '', userId: null };

function loginOf(userId: number, expiresAt = '2030-01-01T00:00:00.000Z') {
  return { body: success(sampleLogin(sampleHome({ userId }), { expiresAt })) };
}

/** One opening of the app on a device. */
function open(launch: Launch, store: LocalStore, ...replies: Parameters<typeof createNetwork>) {
  return openAt('2026-11-21T08:00:00.000Z', launch, store, ...replies);
}

/** The same with a clock of its own. */
function openAt(
  deviceTime: string,
  launch: Launch,
  store: LocalStore,
  ...replies: Parameters<typeof createNetwork>
) {
  const network = createNetwork(...replies);
  const http = createHttp({ fetch: network.fetch, later: createTimer().later });
  const session = createSession({
    http,
    store,
    launch: () => launch,
    timezone: () => 'Asia/Jerusalem',
    now: () => Date.parse(deviceTime),
  });
  return { session, api: createApi(http, session), sent: network.sent };
}

describe('logging in', () => {
  it('posts initData, the zone and the wish for home in one call', async () => {
    const { session, sent } = open(anya, createMemoryStore(), loginOf(1));
    const answer = await session.login({ home: true });
    expect(answer.home?.stats.id).toBe(1);
    expect(sent.map(({ url, body }) => ({ url, body }))).toEqual([
      {
        url: '/api/auth/telegram',
        body: { initData: 'signed-by-telegram', timezone: 'Asia/Jerusalem', home: true },
      },
    ]);
  });

  it('happens by itself before the first call, and only once for calls at the same moment', async () => {
    const { api, sent } = open(anya, createMemoryStore(), loginOf(1), { body: success({}) });
    await Promise.all([api.call('GET /me'), api.call('GET /profile')]);
    expect(sent.map(({ url, token }) => [url, token])).toEqual([
      ['/api/auth/telegram', null],
      ['/api/me', 'Bearer token-of-1'],
      ['/api/profile', 'Bearer token-of-1'],
    ]);
  });
});

describe('the token', () => {
  it('is kept for the next opening', async () => {
    const device = createMemoryStore();
    await open(anya, device, loginOf(1)).session.login();
    const { api, sent } = open(anya, device, { body: success({}) });
    await api.call('GET /me');
    expect(sent.map(({ url, token }) => [url, token])).toEqual([['/api/me', 'Bearer token-of-1']]);
  });

  it('of one account is never used for another on the same device', async () => {
    const device = createMemoryStore();
    await open(anya, device, loginOf(1)).session.login();
    const second = open(boris, device, loginOf(2), { body: success({}) });
    expect(second.session.token()).toBeNull();
    await second.api.call('GET /me');
    expect(second.sent.at(-1)?.token).toBe('Bearer token-of-2');
    // and Anya finds hers again
    expect(open(anya, device).session.token()).toBe('token-of-1');
  });

  it('still serves the one who was here last when the app is opened outside Telegram', async () => {
    const device = createMemoryStore();
    await open(boris, device, loginOf(2)).session.login();
    const { session } = open(outside, device);
    expect(session.userId()).toBe(2);
    expect(session.token()).toBe('token-of-2');
    expect(session.canLogin()).toBe(false);
  });

  it('is not used in its last minute', async () => {
    const device = createMemoryStore();
    await open(anya, device, loginOf(1, '2026-11-21T08:00:59.000Z')).session.login();
    expect(open(anya, device).session.token()).toBeNull();
  });

  it.each(['2026-11-23T08:00:00Z', '2026-11-21T10:00:00Z', '2026-11-21T09:59:30Z', '2026-11-19T08:00:00Z'])(
    'is got once on a device whose clock says %s',
    async (deviceTime) => {
      const device = createMemoryStore();
      const login = loginOf(1, '2026-11-21T10:00:00.000Z');
      const reply = { body: success({}) };
      const first = openAt(deviceTime, anya, device, login, reply, reply);
      await first.api.call('GET /me');
      await first.api.call('GET /me');
      expect(first.sent.map(({ url }) => url)).toEqual(['/api/auth/telegram', '/api/me', '/api/me']);
    },
  );

  it('is kept for the next opening on a device whose clock is two days ahead', async () => {
    const device = createMemoryStore();
    const ahead = '2026-11-23T08:00:00Z';
    await openAt(ahead, anya, device, loginOf(1, '2026-11-21T10:00:00.000Z')).session.login();
    expect(openAt(ahead, anya, device).session.token()).toBe('token-of-1');
    expect(openAt('2026-11-23T10:00:00Z', anya, device).session.token()).toBeNull();
  });

  it('that the server no longer takes is renewed once, and the call repeated', async () => {
    const device = createMemoryStore();
    await open(anya, device, loginOf(1)).session.login();
    const refused = { status: 401, body: failure('unauthorised', 'Войдите снова') };
    const { api, sent } = open(anya, device, refused, loginOf(1), { body: success({ id: 1 }) });
    expect(await api.call('GET /me')).toEqual({ id: 1 });
    expect(sent.map(({ url }) => url)).toEqual(['/api/me', '/api/auth/telegram', '/api/me']);
  });

  it('is not renewed for ever: a second refusal is told', async () => {
    const device = createMemoryStore();
    await open(anya, device, loginOf(1)).session.login();
    const refused = { status: 401, body: failure('unauthorised', 'Войдите снова') };
    const { api, sent } = open(anya, device, refused, loginOf(1), refused);
    await expect(api.call('GET /me')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(3);
  });

  it('cannot be renewed outside Telegram, and is dropped there', async () => {
    const device = createMemoryStore();
    await open(anya, device, loginOf(1)).session.login();
    const { api, session, sent } = open(outside, device, {
      status: 401,
      body: failure('unauthorised', 'Войдите снова'),
    });
    await expect(api.call('GET /home')).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(session.token()).toBeNull();
  });

  it('lives in memory where storage is forbidden', async () => {
    const forbidden = createLocalStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { api, sent } = open(anya, forbidden, loginOf(1), { body: success({}) });
    await api.call('GET /me');
    await api.call('GET /me');
    expect(sent.map(({ url }) => url)).toEqual(['/api/auth/telegram', '/api/me', '/api/me']);
  });
});

describe('a person who was deleted', () => {
  /** One opening; notes what the session says of the deletion. */
  function openNoting(...replies: Parameters<typeof createNetwork>) {
    const said: unknown[] = [];
    const session = createSession({
      http: createHttp({ fetch: createNetwork(...replies).fetch, later: createTimer().later }),
      store: createMemoryStore(),
      launch: () => anya,
      timezone: () => 'Asia/Jerusalem',
      now: () => Date.parse('2026-11-21T08:00:00.000Z'),
      afterDeletion: async (...whom) => void said.push(whom),
    });
    return { session, said };
  }

  it('and is back is told to the device, and logged in', async () => {
    const login = sampleLogin(sampleHome({ userId: 1 }), { expiresAt: '2030-01-01T00:00:00.000Z' });
    const returned_after = '2026-11-20T08:00:00.000Z';
    const { session, said } = openNoting({ body: success({ ...login, returned_after }) });
    await session.login();
    expect(said).toEqual([[1, returned_after]]);
    expect(session.token()).not.toBeNull();
  });

  it('while the app is open is told to the device, and refused', async () => {
    const { session, said } = openNoting({ status: 401, body: failure('account_deleted', 'Удалено') });
    await expect(session.login()).rejects.toMatchObject({ code: 'account_deleted' });
    expect(said).toEqual([[1]]);
  });
});
