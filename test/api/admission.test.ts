import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressBlock } from '../../api/_auth/admission.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { signInitData } from '../support/sign-init-data.ts';
import { type Statements, watchStatements } from '../support/statements.ts';

/** Every call is counted before anything is read from a database or from Redis, refused ones too. */
let backend: TestBackend;
const seen: Statements = { texts: [] };
let storeCalls = 0;

beforeAll(async () => {
  backend = await openTestBackend({
    around: (db) => watchStatements(db, seen),
    store: (clock) => {
      const store = createMemoryStore(clock);
      return {
        ...store,
        get: (key) => {
          storeCalls += 1;
          return store.get(key);
        },
        increment: (key, seconds) => {
          storeCalls += 1;
          return store.increment(key, seconds);
        },
      };
    },
  });
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 61_000);
});

const statusesOf = async (count: number, send: (index: number) => Promise<Response>) => {
  const statuses: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { status } = await send(index);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
};
const reset = () => {
  seen.texts.length = 0;
  storeCalls = 0;
};
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const forgedToken = (index: number) => {
  const claims = { sub: String(index + 1), zone: 'UTC', jti: 'x', exp: 9_999_999_999 };
  const signed = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(claims)}`;
  return `${signed}.${createHmac('sha256', 'a guess').update(signed).digest('base64url')}`;
};

describe('a flood of refused calls', () => {
  it('with forged tokens reads neither database nor Redis, and ends in 429 for its address', async () => {
    reset();
    const statuses = await statusesOf(1000, (index) =>
      backend.send('GET /home', { token: forgedToken(index), address: 'the forger' }),
    );
    expect(statuses).toEqual({ 401: 300, 429: 700 });
    expect([seen.texts.length, storeCalls]).toEqual([0, 0]);
  });

  it('with forged launch data reads neither database nor Redis', async () => {
    const good = signInitData({ id: 31_337, first_name: 'А' }, backend.clock());
    reset();
    const statuses = await statusesOf(1000, (index) =>
      backend.send('POST /auth/telegram', { body: { initData: `${good}${index}` }, address: 'the forger' }),
    );
    expect(statuses).toEqual({ 401: 600, 429: 400 });
    expect([seen.texts.length, storeCalls]).toEqual([0, 0]);
  });

  it.each([
    ["of another learner's rows", 'GET /users/stats/{userId}', { userId: 1 }],
    ['of what is for admins', 'GET /admin/analytics', {}],
  ])('%s reads the database for the first of a minute only, also sent at once', async (_, key, params) => {
    const token = await backend.login(800, 'Чужой');
    reset();
    const responses = await Promise.all(
      Array.from({ length: 1000 }, () => backend.send(key, { token, params })),
    );
    const refused = responses.filter(({ status }) => status === 403).length;
    expect(refused).toBeLessThanOrEqual(120);
    expect(responses.filter(({ status }) => status === 429).length).toBe(1000 - refused);
    expect(seen.texts.length).toBeLessThanOrEqual(120);
    expect(responses.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
    // Whoever stops is served again in the next minute.
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    expect((await backend.send('GET /me', { token })).status).toBe(200);
  });

  it('of unknown paths ends, too', async () => {
    const statuses = await statusesOf(1300, () => backend.send('GET /nowhere', { address: 'the seeker' }));
    expect(statuses).toEqual({ 404: 1200, 429: 100 });
  });

  it('shuts out no learner behind the same address who has a token or logs in, and nobody elsewhere', async () => {
    const token = await backend.login(801, 'Соседка');
    await statusesOf(400, (index) =>
      backend.send('GET /home', { token: forgedToken(index), address: 'a mobile network' }),
    );
    expect((await backend.send('GET /sections', { address: 'a mobile network' })).status).toBe(429);
    expect((await backend.send('GET /home', { token, address: 'a mobile network' })).status).toBe(200);
    expect((await backend.send('GET /sections', { address: 'elsewhere' })).status).toBe(200);
    const initData = signInitData({ id: 801, first_name: 'Соседка' }, backend.clock());
    const login = await backend.send('POST /auth/telegram', {
      body: { initData },
      address: 'a mobile network',
    });
    expect(login.status).toBe(200);
  });
});

describe('honest use', () => {
  it('of 300 learners behind one address, who log in and learn in the same minute, is never refused', async () => {
    const statuses = await statusesOf(300, async (index) => {
      const initData = signInitData({ id: 10_000 + index, first_name: 'А' }, backend.clock());
      const address = 'a mobile network';
      const login = await backend.send('POST /auth/telegram', { body: { initData }, address });
      if (login.status !== 200) return login;
      const { data } = (await login.json()) as { data: { token: string } };
      await backend.send('GET /me', { token: data.token, address });
      return backend.send('GET /users/settings', { token: data.token, address });
    });
    expect(statuses).toEqual({ 200: 300 });
  });

  it('of one learner stays far below: 600 calls a minute of one kind and 600 of another pass', async () => {
    const token = await backend.login(802, 'Быстрая');
    for (const key of ['GET /me', 'GET /auth/telegram/verify']) {
      expect(await statusesOf(599, () => backend.send(key, { token }))).toEqual({ 200: 599 });
    }
  });
});

it('a zone is stored under its one name, however a client spells it', async () => {
  for (const timezone of ['aSiA/jERUSALEM', 'asia/jerusalem', 'ASIA/JERUSALEM']) {
    const initData = signInitData({ id: 803, first_name: 'А' }, backend.clock());
    const { user } = await backend.call('POST /auth/telegram', { body: { initData, timezone } });
    expect(user.timezone).toBe('Asia/Jerusalem');
  }
});

describe('the part of an address that is counted', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});
