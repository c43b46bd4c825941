import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../core/ports.ts';
import type { Db } from '../../../db/connection/client.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { noteUpdate } from '../../../db/updates.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { signInitData, testBotToken } from '../../support/sign-init-data.ts';

let backend: TestBackend;
/** Set by a test to take the database or the store away. */
const away = { database: false, store: false };

beforeAll(async () => {
  const unlessAway = <T extends object>(thing: T, isAway: () => boolean): T =>
    new Proxy(thing, {
      get(target, name) {
        if (isAway()) throw new Error('away');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  backend = await openTestBackend({
    around: (db): Db => unlessAway(db, () => away.database),
    store: (clock): Store => unlessAway(createMemoryStore(clock), () => away.store),
    webhookInfo: async () => ({
      isSet: true,
      pending: 2,
      lastErrorAt: new Date('2026-11-21T08:58:00Z'),
      lastError: 'Wrong response from the webhook: 500',
    }),
    adminIds: [77],
  });
});
afterAll(() => backend.close());

describe('GET /health', () => {
  it('says what works', async () => {
    expect(await backend.call('GET /health')).toEqual({
      version: 'test',
      database: 'up',
      store: 'up',
      webhook: 'failing',
      polling: null,
      money: { unmatched_stars: 0, oldest_doubt_seconds: null },
      speech: { state: 'off', spent_seconds: 0, daily_seconds: 36_000 },
      bot_link: 'https://t.me/mila_test_bot',
    });
  });

  it('keeps the words of Telegram about the webhook for admins', async () => {
    const token = await backend.login(77);
    expect((await backend.call('GET /admin/diagnostics', { token })).webhook).toEqual({
      state: 'failing',
      pending: 2,
      lastErrorAt: '2026-11-21T08:58:00.000Z',
      lastError: 'Wrong response from the webhook: 500',
    });
  });

  it('says that polled updates do not arrive, also in the word that monitors look for', async () => {
    backend.deps.pollingHealth = () => 'conflict';
    expect(await backend.call('GET /health')).toMatchObject({ webhook: 'failing', polling: 'conflict' });
    backend.deps.pollingHealth = undefined;
  });

  it.each(['GET /health', 'GET /health/', 'HEAD /health', 'HEAD /health/'])('answers %s', async (key) => {
    expect((await backend.send(key)).status).toBe(200);
  });

  it('answers also when the store is away: limits then count in this process', async () => {
    away.store = true;
    try {
      const statuses = [];
      for (let time = 0; time < 121; time += 1) {
        statuses.push((await backend.send('GET /health', { address: '7.7.7.7' })).status);
      }
      expect(statuses.indexOf(429)).toBe(120);
      expect(await backend.call('GET /health', { address: '7.7.7.8' })).toMatchObject({ store: 'down' });
    } finally {
      away.store = false;
    }
  });

  it('answers also when the database is away', async () => {
    away.database = true;
    try {
      expect(await backend.call('GET /health')).toMatchObject({ database: 'down', store: 'up' });
    } finally {
      away.database = false;
    }
  });
});

describe('POST /client-log', () => {
  const linesOf = (text: string) =>
    backend.logged.filter(
      ({ event, fields }) => event === 'client' && String(fields?.message).includes(text),
    );

  it('takes a batch of warnings and errors, and SPEC’s single message', async () => {
    const entries = [
      { level: 'warn', message: 'батарея садится', at: '2026-11-21T09:00:00.000Z' },
      { message: 'батарея села' },
    ];
    expect(await backend.call('POST /client-log', { body: { entries } })).toEqual({ accepted: 2 });
    expect(await backend.call('POST /client-log', { body: { message: 'батарея украдена' } })).toEqual({
      accepted: 1,
    });
    expect(linesOf('батарея').map(({ level }) => level)).toEqual(['warn', 'error', 'error']);
  });

  it('keeps the time of the client beside its own', async () => {
    const entries = [{ message: 'часы отстают', at: '1999-01-01T00:00:00.000Z' }];
    await backend.call('POST /client-log', { body: { entries } });
    expect(linesOf('часы')[0]?.fields).toEqual({
      message: 'часы отстают',
      clientAt: '1999-01-01T00:00:00.000Z',
    });
  });

  it('keeps no secret that a client has written into it', async () => {
    const initData = signInitData({ id: 1, first_name: 'Мария' }, backend.clock());
    const token = await backend.login(1);
    await backend.call('POST /client-log', {
      body: { message: `сбой ${initData} ${token} ${testBotToken}` },
    });
    const logged = JSON.stringify(linesOf('сбой'));
    expect(logged).toContain('[скрыто]');
    for (const secret of [token, testBotToken, 'hash=', 'auth_date=']) expect(logged).not.toContain(secret);
  });

  it.each<[string, object, string]>([
    ['no entry', { entries: [] }, 'entries'],
    ['21 entries', { entries: new Array(21).fill({ message: 'a' }) }, 'entries'],
    ['a long message', { message: 'a'.repeat(2001) }, 'message'],
    ['an empty message', { entries: [{ message: '' }] }, 'entries.0.message'],
    ['an unknown level', { entries: [{ level: 'info', message: 'a' }] }, 'entries.0.level'],
  ])('refuses %s', async (_, body, field) => {
    const response = await backend.send('POST /client-log', { body });
    expect([response.status, await response.json()]).toMatchObject([400, { field }]);
  });

  it('takes thirty batches a minute from one address', async () => {
    const statuses = [];
    for (let time = 0; time < 31; time += 1) {
      const response = await backend.send('POST /client-log', {
        body: { message: 'поток' },
        address: '8.8.8.8',
      });
      statuses.push(response.status);
    }
    expect(statuses.indexOf(429)).toBe(30);
    expect(
      (await backend.send('POST /client-log', { body: { message: 'поток' }, address: '8.8.8.9' })).status,
    ).toBe(200);
  });
});

describe('GET /cron/daily', () => {
  it('forgets updates older than two weeks and counts the ranks again', async () => {
    const day = (count: number) => new Date(backend.clock.now.getTime() - count * 24 * 3600 * 1000);
    await noteUpdate(backend.db, { updateId: 1 }, day(15));
    await noteUpdate(backend.db, { updateId: 2 }, day(13));
    await backend.db.execute(sql`insert into users (id, first_name, timezone, ranked_points, created_at, last_seen_at)
      values (51, 'А', 'UTC', 7, now(), now()), (52, 'Б', 'UTC', 7, now(), now()), (53, 'В', 'UTC', 9, now(), now())`);
    const headers = { Authorization: 'Bearer cron-secret-of-tests' };
    const first = await backend.call('GET /cron/daily', { headers });
    expect(first).toMatchObject({ forgottenUpdates: 1, forgottenQuizzes: 0, rankedPoints: 3 });
    expect(await backend.call('GET /cron/daily', { headers })).toMatchObject({
      forgottenUpdates: 0,
      rankedPoints: 3,
    });
  });
});
