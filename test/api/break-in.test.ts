import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sign } from 'hono/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { platformAddress } from '../../api/_production.ts';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { endpoints } from '../../core/contracts/endpoints.ts';
import { tokenLifeSeconds } from '../../core/people/token-life.ts';
import { users } from '../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createLearner, type Learner } from '../support/learners.ts';
import { readJson } from '../support/read-json.ts';
import { signInitData } from '../support/sign-init-data.ts';
import { sized } from '../support/size.ts';

/** Every row of the endpoint table under attack: who comes in, how often, and what stays behind of him (DESIGN §4). */
const rows = Object.entries<Endpoint>(endpoints).filter(([, row]) => row.servedBy !== 'telegram');
const guarded = rows.filter(([, { access }]) => ['learner', 'admin', 'signed'].includes(access));
/** What writes, and what is dear to read. */
const bounded = rows.filter(
  ([key, { access, callsPerMinute }]) =>
    access !== 'cron' && (!key.startsWith('GET ') || callsPerMinute !== undefined),
);
const params = {
  id: '1',
  userId: '7',
  lessonId: '1',
  wordId: '1',
  version: '1',
  messageId: '1',
  hash: '0'.repeat(32),
  token: '0'.repeat(22),
  chargeId: 'charge',
  orderId: '1',
  code: '1',
};

let backend: TestBackend;
let learner: Learner;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [9] });
});
afterAll(() => backend.close());
beforeEach(async () => {
  // Each test begins with fresh counts.
  backend.clock.now = new Date(backend.clock.now.getTime() + 61_000);
  learner = await createLearner(backend, 7, 'Настоящее имя');
});

const ask = (key: string, token: string | undefined, rest: { body?: string; address?: string } = {}) =>
  backend.send(key, { token, params, ...rest, ...(key.startsWith('GET ') ? { body: undefined } : {}) });
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
/** Another token of the same learner: the one before was given back. */
const freshToken = async (userId: number) => (await backend.deps.tokens.issue({ userId, zone: 'UTC' })).token;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsAt = (at: Date) => {
  const iat = Math.floor(at.getTime() / 1000);
  return { sub: '7', zone: 'UTC', jti: crypto.randomUUID(), iat, exp: iat + tokenLifeSeconds };
};

describe('a door of the table', () => {
  it('has a place for each of its parameters here', () => {
    const named = rows.flatMap(([key]) => [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !(name in params))).toEqual([]);
  });

  it.each(guarded)('%s opens to no token that is not a living one of ours', async (key) => {
    const good = claimsAt(backend.clock());
    const secret = backend.deps.signingSecret;
    const none = `${base64({ alg: 'none', typ: 'JWT' })}.${base64(good)}.`;
    const [head, , signature] = (await sign(good, secret, 'HS256')).split('.');
    const forged = {
      none,
      'none with a signature':
        none + createHmac('sha256', secret).update(none.slice(0, -1)).digest('base64url'),
      'a wrong key': await sign(good, `${secret}x`, 'HS256'),
      'another algorithm': await sign(good, secret, 'HS512'),
      'claims of somebody else': `${head}.${base64({ ...good, sub: '9' })}.${signature}`,
      'an expired one': await sign(
        claimsAt(new Date(backend.clock().getTime() - tokenLifeSeconds * 1000)),
        secret,
        'HS256',
      ),
      'no end': await sign({ ...good, exp: undefined }, secret, 'HS256'),
    };
    for (const [how, token] of Object.entries(forged)) {
      const response = await ask(key, token, { body: '{}' });
      expect([how, response.status]).toEqual([how, 401]);
    }
  });

  it('is shut at once to a learner whom an admin has blocked, whatever token he holds', async () => {
    const admin = await backend.login(9, 'Админ');
    expect((await ask('GET /home', learner.token)).status).toBe(200);
    await backend.call('PATCH /admin/users/{id}', {
      token: admin,
      params: { id: 7 },
      body: { blocked: true },
    });
    for (const [at, [key]] of guarded.entries()) {
      // Refusals are counted by the minute.
      if (at % 100 === 99) backend.clock.now = new Date(backend.clock.now.getTime() + 61_000);
      const response = await ask(key, learner.token, { body: '{}' });
      expect([key, response.status, await codeOf(response)]).toEqual([key, 403, 'user_blocked']);
    }
    const initData = signInitData({ id: 7, first_name: 'А' }, backend.clock());
    const login = await backend.send('POST /auth/telegram', { body: { initData }, address: 'anywhere' });
    expect([login.status, await codeOf(login)]).toEqual([403, 'user_blocked']);
    await backend.call('PATCH /admin/users/{id}', {
      token: admin,
      params: { id: 7 },
      body: { blocked: false },
    });
    expect((await ask('GET /home', learner.token)).status).toBe(200);
  });

  it('opens to no account that the database does not know, and makes none', async () => {
    const { token } = await backend.deps.tokens.issue({ userId: 404_404, zone: 'UTC' });
    const before = await backend.db.$count(users);
    for (const [key] of rows.filter(([, { access }]) => access === 'admin')) {
      expect([key, (await ask(key, token, { body: '{}' })).status]).toEqual([key, 403]);
    }
    for (const key of ['GET /home', 'GET /profile', 'GET /users/stats', 'POST /user-activity']) {
      expect([key, (await ask(key, token, { body: '{}' })).status]).toEqual([key, 401]);
    }
    const body = JSON.stringify({ lessonId: 1, wordId: 1, attempts: { TYPE: { result: 'right' } } });
    expect((await ask('POST /progress', token, { body })).status).toBe(401);
    expect(await backend.db.$count(users)).toBe(before);
  });

  it('of the login opens to launch data of nobody but Telegram, however they were bent', async () => {
    const before = await backend.db.$count(users);
    const person = { id: 31_337, first_name: 'А' };
    const good = signInitData(person, backend.clock());
    const count = sized(60, 1000);
    for (let index = 0; index < count; index += 1) {
      // One character of the string is another one now.
      const at = (index * 7919) % good.length;
      const bent = `${good.slice(0, at)}${good[at] === 'q' ? 'x' : 'q'}${good.slice(at + 1)}`;
      const response = await backend.send('POST /auth/telegram', {
        body: { initData: bent },
        address: `bender ${index}`,
      });
      expect([index, response.status]).toEqual([index, 401]);
    }
    expect(await backend.db.$count(users)).toBe(before);
    expect(
      (await backend.send('POST /auth/telegram', { body: { initData: good }, address: 'x' })).status,
    ).toBe(200);
  });
});

it('launch data that somebody caught and plays again are one account, with the rights of its learner, for a day', async () => {
  const initData = signInitData({ id: 31_338, first_name: 'А' }, backend.clock());
  const login = (address: string) => backend.send('POST /auth/telegram', { body: { initData }, address });
  const before = await backend.db.$count(users);
  const tokens: string[] = [];
  for (const address of ['at home', 'far away', 'far away']) {
    const { data } = (await (await login(address)).json()) as { data: { token: string } };
    tokens.push(data.token);
  }
  expect(await backend.db.$count(users)).toBe(before + 1);
  for (const token of tokens) {
    expect(await backend.call('GET /me', { token })).toMatchObject({ id: 31_338 });
    expect((await ask('GET /users/stats/{userId}', token)).status).toBe(403); // learner 7's
    expect((await ask('GET /admin/analytics', token)).status).toBe(403);
  }
  backend.clock.now = new Date(backend.clock.now.getTime() + 24 * 3600_000 + 1000);
  const late = await login('at home');
  expect([late.status, await codeOf(late)]).toEqual([401, 'init_data_expired']);
});

describe('a flood', () => {
  /** More than any row lets through. */
  const most = 601;

  it.each(bounded)(
    'of %s ends in 429, whatever address it claims, and touches nobody else',
    async (key, row) => {
      const isOpen = row.access === 'public';
      const isAdmins = row.access === 'admin';
      const body = key.startsWith('GET ') ? undefined : '{{{';
      const flooder = isOpen ? undefined : await backend.login(isAdmins ? 9 : 8);
      const statuses: number[] = [];
      let last: Response | undefined;
      for (let index = 0; index < most && last?.status !== 429; index += 1) {
        last = await backend.send(key, {
          token: key === 'POST /auth/logout' ? await freshToken(8) : flooder,
          params: { ...params, userId: 8 },
          body,
          headers: {
            'X-Forwarded-For': `10.1.${index >> 8}.${index & 255}`,
            Forwarded: `for=10.2.0.${index & 255}`,
          },
          address: isOpen ? 'the flooder' : `place ${index}`,
        });
        statuses.push(last.status);
      }
      expect([key, last?.status]).toEqual([key, 429]);
      expect(await codeOf(last as Response)).toBe('limit');
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(statuses.length).toBeLessThanOrEqual((row.callsPerMinute ?? 120) + 1);

      const other = isOpen ? undefined : isAdmins ? undefined : learner.token;
      if (isAdmins) return; // one of the house's few admins has no neighbour here
      const response = await backend.send(key, { token: other, params, body, address: 'somebody else' });
      expect(response.status).not.toBe(429);
    },
  );

  it('of reading ends too', async () => {
    let status = 0;
    let count = 0;
    while (status !== 429 && count <= most) {
      status = (await ask('GET /me', learner.token)).status;
      count += 1;
    }
    expect([status, count]).toEqual([429, 601]);
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    expect((await ask('GET /me', learner.token)).status).toBe(200);
  });

  it('is counted by the address of the platform, never by one that the client writes', () => {
    const request = (headers: Record<string, string>) => new Request('https://mila.test', { headers });
    const real = { 'x-real-ip': '192.0.2.1' };
    expect(
      platformAddress(request({ ...real, 'x-forwarded-for': '10.0.0.1', forwarded: 'for=10.0.0.1' })),
    ).toBe('192.0.2.1');
    expect(platformAddress(request({ 'x-forwarded-for': '10.0.0.1', 'client-ip': '10.0.0.1' }))).toBe(
      'unknown',
    );
  });
});

describe('an answer of any kind', () => {
  it.each<[string, number, () => Promise<Response>]>([
    ['a success', 200, () => ask('GET /me', learner.token)],
    ['what everybody may read', 200, () => ask('GET /lessons', undefined)],
    ['a refusal', 401, () => ask('GET /me', undefined)],
    ['bad input', 400, () => ask('POST /progress', learner.token, { body: '{{{' })],
    ['an unknown path', 404, () => backend.send('GET /nowhere')],
    ['the list of all calls', 200, () => backend.send('GET /openapi.json')],
  ])('(%s) runs nothing, stands in no frame and names its kind', async (_, status, send) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': expect.stringMatching(/^application\/json/),
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('the log of a whole run holds no token, no launch data, no name and no secret', async () => {
  const name = 'Тайное имя';
  const person = { id: 77, first_name: name, last_name: 'Фамилия', username: 'secret_nick' };
  const initData = signInitData(person, backend.clock());
  const { token } = await backend.call('POST /auth/telegram', { body: { initData }, address: 'run' });
  const secrets = [
    initData,
    token,
    backend.deps.botToken,
    backend.deps.signingSecret,
    name,
    'Фамилия',
    'secret_nick',
  ];
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  backend.logged.length = 0;

  for (const [key] of rows) {
    if (key === 'POST /auth/logout') continue;
    for (const body of [`{"initData":${JSON.stringify(initData)},"name":"${name}"}`, `${name} ${token}`]) {
      await ask(key, token, { body });
      await ask(key, `${token}x`, { body });
    }
  }
  const message = `fetch failed ${token} ${initData} https://api.telegram.org/bot${backend.deps.botToken}/getMe`;
  const entries = [{ level: 'error', message }];
  await backend.send('POST /client-log', { body: { entries }, address: 'run' });
  // A statement that fails tells its parameters in the message of the driver.
  await backend.db.execute(sql`alter table users rename to users_away`);
  for (const key of ['GET /home', 'POST /auth/telegram', 'GET /profile']) {
    await ask(key, token, { body: JSON.stringify({ initData }), address: 'run' });
  }
  await backend.db.execute(sql`alter table users_away rename to users`);

  const events = new Set(backend.logged.map(({ event }) => event));
  expect(events).toContain('call-failed');
  expect(events).toContain('client');
  const written = JSON.stringify(backend.logged);
  for (const secret of secrets) expect(written.includes(secret), secret.slice(0, 12)).toBe(false);
  expect(
    await readJson<number>(
      backend.db,
      'test_users',
      sql`select count(*)::int as data from users where id = 77`,
    ),
  ).toBe(1);
});
