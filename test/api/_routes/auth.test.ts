import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner, grantPremium, grantWords } from '../../support/learners.ts';
import { signInitData } from '../../support/sign-init-data.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [900] });
});
afterAll(() => backend.close());

let address = 0;
const logIn = (user: object, more: object = {}) =>
  backend.call('POST /auth/telegram', {
    body: { initData: signInitData(user, backend.clock()), ...more },
    address: `10.0.${++address}.1`,
  });
const rowOf = async (id: number) => (await backend.db.select().from(users).where(eq(users.id, id)))[0];

describe('a login', () => {
  it('makes a new learner, with their names and zone, and answers a token of two hours', async () => {
    const user = {
      id: 5_123_456_789,
      first_name: 'Мария',
      last_name: 'К.',
      username: 'maria',
      language_code: 'ru',
    };
    const { token, ...answer } = await logIn(user, { timezone: 'Europe/Moscow' });
    expect(answer).toEqual({
      expiresAt: '2026-11-21T11:00:00.000Z',
      user: {
        id: 5_123_456_789,
        first_name: 'Мария',
        last_name: 'К.',
        username: 'maria',
        points: 0,
        status: 'Новичок',
        status_eng: 'novice',
        subscription_status: 'free',
        premium_until: null,
        is_admin: false,
        timezone: 'Europe/Moscow',
      },
    });
    expect(await backend.call('GET /me', { token })).toEqual({ id: user.id, expiresAt: answer.expiresAt });
    expect(await rowOf(user.id)).toMatchObject({ languageCode: 'ru', createdAt: backend.clock() });
  });

  it('again takes over new names, and keeps points, zone and everything earned', async () => {
    await logIn({ id: 10, first_name: 'Маша', username: 'masha' }, { timezone: 'Europe/Moscow' });
    await grantWords(backend.db, 10, 3);
    const { user } = await logIn({ id: 10, first_name: 'Мария' });
    expect(user).toMatchObject({ first_name: 'Мария', username: null, points: 3, timezone: 'Europe/Moscow' });
  });

  it('of somebody whom the bot may write to ends a block that is older, and only such a one', async () => {
    const allowing = { id: 11, first_name: 'Лея', allows_write_to_pm: true };
    await logIn(allowing);
    const blockAt = (offsetMs: number) =>
      backend.db
        .update(users)
        .set({ botBlockedAt: new Date(backend.clock.now.getTime() + offsetMs) })
        .where(eq(users.id, 11));
    await blockAt(-60_000);
    await logIn({ ...allowing, allows_write_to_pm: false });
    expect((await rowOf(11))?.botBlockedAt).not.toBeNull();
    await logIn(allowing);
    expect((await rowOf(11))?.botBlockedAt).toBeNull();
    // Launch data of the morning, sent again in the evening.
    await blockAt(60_000);
    await logIn(allowing);
    expect((await rowOf(11))?.botBlockedAt).not.toBeNull();
  });

  it.each(['Mars/Olympus', 'Asia', 'Etc/Nowhere'])(
    'with the zone %s, which nobody knows, gets the usual one',
    async (timezone) => {
      expect((await logIn({ id: 11, first_name: 'А' }, { timezone })).user.timezone).toBe('Asia/Jerusalem');
    },
  );

  it.each<unknown>(['+03:00', '', null, 'Etc/Unknown', 'GMT+3', 'undefined', 3, {}, ' ', 'x'.repeat(100)])(
    'with %j in place of a zone gets in, and keeps the one that was known',
    async (timezone) => {
      const person = { id: 13, first_name: 'А' };
      await logIn(person, { timezone: 'Europe/Moscow' });
      // An old or odd device says what no contract allows.
      const { user } = await logIn(person, { timezone: timezone as string });
      expect(user.timezone).toBe('Europe/Moscow');
    },
  );

  it('tells premium and its end, and the admins of the environment and of the database', async () => {
    await logIn({ id: 12, first_name: 'А' });
    await grantPremium(backend.db, 12, new Date('2027-11-21T09:00:00Z'));
    const { user } = await logIn({ id: 12, first_name: 'А' });
    expect(user.subscription_status).toBe('premium');
    expect(new Date(user.premium_until ?? '')).toEqual(new Date('2027-11-21T09:00:00Z'));
    await grantPremium(backend.db, 12);
    expect((await logIn({ id: 12, first_name: 'А' })).user).toMatchObject({ premium_until: null });

    expect((await logIn({ id: 900, first_name: 'А' })).user.is_admin).toBe(true);
    await backend.db.update(users).set({ role: 'admin' }).where(eq(users.id, 12));
    expect((await logIn({ id: 12, first_name: 'А' })).user.is_admin).toBe(true);
  });

  it('with launch data that is forged, old, from the future or broken is 401 and makes nobody', async () => {
    const user = { id: 4242, first_name: 'А' };
    const good = signInitData(user, backend.clock());
    const bad = [
      [good.replace('hash=', 'hash=0'), 'init_data_malformed'],
      [
        signInitData(user, backend.clock(), { botToken: '7:other-bot-token-000000000000000' }),
        'init_data_forged',
      ],
      [signInitData(user, new Date('2026-11-19T09:00:00Z')), 'init_data_expired'],
      [signInitData(user, new Date('2026-11-21T09:05:00Z')), 'init_data_from_future'],
    ];
    for (const [initData, code] of bad) {
      const response = await backend.send('POST /auth/telegram', {
        body: { initData },
        address: `bad ${code}`,
      });
      expect([response.status, await response.json()]).toMatchObject([401, { code }]);
    }
    expect(await rowOf(4242)).toBeUndefined();
  });

  it('with launch data over the limit is 400 naming it', async () => {
    const response = await backend.send('POST /auth/telegram', { body: { initData: 'a'.repeat(8193) } });
    expect([response.status, await response.json()]).toMatchObject([400, { field: 'initData' }]);
  });

  it('of somebody whom an admin has shut out is 403', async () => {
    await logIn({ id: 13, first_name: 'А' });
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, 13));
    const body = { initData: signInitData({ id: 13, first_name: 'А' }, backend.clock()) };
    const response = await backend.send('POST /auth/telegram', { body });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'user_blocked' }]);
  });

  it('is limited by learner: the 41st of a minute waits, another learner at the same address does not', async () => {
    const login = (id: number) => {
      const body = { initData: signInitData({ id, first_name: 'А' }, backend.clock()) };
      return backend.send('POST /auth/telegram', { body, address: 'a mobile network' });
    };
    for (let time = 0; time < 40; time += 1) expect((await login(915)).status).toBe(200);
    expect((await login(915)).status).toBe(429);
    expect((await login(916)).status).toBe(200);
  });

  it('with forged launch data is limited by address: the 601st of a minute waits, and a minute later all may', async () => {
    const body = { initData: 'guess' };
    const statuses = [];
    for (let time = 0; time < 601; time += 1) {
      statuses.push((await backend.send('POST /auth/telegram', { body, address: '6.6.6.6' })).status);
    }
    expect(statuses.slice(0, 600)).toEqual(new Array(600).fill(401));
    expect(statuses[600]).toBe(429);
    const forged = { 'X-Forwarded-For': '1.2.3.4', 'X-Real-Ip': '1.2.3.4' };
    const disguised = await backend.send('POST /auth/telegram', {
      body,
      headers: forged,
      address: '6.6.6.6',
    });
    expect(disguised.status).toBe(429);
    expect(Number(disguised.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await backend.send('POST /auth/telegram', { body, address: '6.6.6.7' })).status).toBe(401);
    backend.clock.now = new Date('2026-11-21T09:01:00Z');
    expect((await backend.send('POST /auth/telegram', { body, address: '6.6.6.6' })).status).toBe(401);
    backend.clock.now = new Date('2026-11-21T09:00:00Z');
  });
});

describe('a token', () => {
  it('is verified, gives the profile, and ends with the logout', async () => {
    const { token } = await createLearner(backend, 14, 'Анна');
    expect(await backend.call('GET /auth/telegram/verify', { token })).toEqual({
      valid: true,
      id: 14,
      expiresAt: '2026-11-21T11:00:00.000Z',
    });
    expect((await backend.call('GET /profile', { token })).user).toMatchObject({
      id: 14,
      first_name: 'Анна',
    });
    expect(await backend.call('POST /auth/logout', { token })).toEqual({ loggedOut: true });
    for (const key of ['GET /me', 'GET /profile', 'GET /home', 'POST /auth/logout']) {
      expect((await backend.send(key, { token })).status).toBe(401);
    }
  });

  it('ends after two hours with a text that says what to do', async () => {
    const { token } = await createLearner(backend, 15);
    backend.clock.now = new Date('2026-11-21T11:00:00Z');
    const response = await backend.send('GET /me', { token });
    backend.clock.now = new Date('2026-11-21T09:00:00Z');
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: 'token_invalid', message: 'Вход больше не действует. Закройте и откройте приложение.' },
    ]);
  });
});
