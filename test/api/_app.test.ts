import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../api/_app.ts';
import { indexHandlers } from '../../api/_handlers.ts';
import type { Db } from '../../db/connection/client.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createLearner, type Learner } from '../support/learners.ts';

let backend: TestBackend;
let learner: Learner;
let admin: Learner;

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [99] });
  learner = await createLearner(backend, 1);
  admin = await createLearner(backend, 99);
});
afterAll(() => backend.close());

type Failure = { status: string; code: string; message: string; field?: string };
const failureOf = async (response: Response) => {
  const answer = (await response.json()) as Failure;
  expect(answer).toMatchObject({ status: 'error', message: expect.stringMatching(/^[А-ЯЁ]/) });
  return { ...answer, http: response.status };
};
const post = (body: unknown, headers: Record<string, string> = {}) =>
  backend.send('POST /progress', { token: learner.token, body, headers });

describe('a body', () => {
  it.each<[string, unknown, string]>([
    ['that is no JSON', '{"lessonId":', 'body'],
    ['that is a list', [], 'body'],
    ['that is a text', '"lesson"', 'body'],
    ['that is null', 'null', 'body'],
    ['that is empty', '', 'lessonId'],
    ['without a field that is needed', {}, 'lessonId'],
    ['with a text for a number', { lessonId: '1' }, 'lessonId'],
    ['with a list for a number', { lessonId: [1] }, 'lessonId'],
    ['with an object for a number', { lessonId: { toString: 1 } }, 'lessonId'],
    ['with a broken number', { lessonId: 1.5 }, 'lessonId'],
    ['with zero for an id', { lessonId: 0 }, 'lessonId'],
    ['with a negative id', { lessonId: -1 }, 'lessonId'],
    ['with an id above 32 bits', { lessonId: 2_147_483_648 }, 'lessonId'],
    ['with an endless number', '{"lessonId":1e999}', 'lessonId'],
    ['with an id above 2^53', '{"lessonId":1,"userId":9007199254740993}', 'userId'],
    ['with a list for attempts', { lessonId: 1, attempts: ['TYPE'] }, 'attempts'],
    ['with a text for attempts', { lessonId: 1, attempts: 'done' }, 'attempts'],
    ['with null in the text of attempts', { lessonId: 1, attempts: 'null' }, 'attempts'],
    ['with a long text for attempts', { lessonId: 1, attempts: `"${'a'.repeat(5000)}"` }, 'attempts'],
    ['with an unknown stage', { lessonId: 1, attempts: { SING: {} } }, 'attempts'],
    [
      'with an unknown result',
      { lessonId: 1, attempts: { TYPE: { result: 'great' } } },
      'attempts.TYPE.result',
    ],
    ['with too many tries', { lessonId: 1, attempts: { TYPE: { tries: 1001 } } }, 'attempts.TYPE.tries'],
    ['with negative milliseconds', { lessonId: 1, attempts: { TYPE: { ms: -1 } } }, 'attempts.TYPE.ms'],
    ['with NUL in a name of an event', { lessonId: 1, eventId: 'a\u0000b' }, 'eventId'],
    ['with an empty name of an event', { lessonId: 1, eventId: '' }, 'eventId'],
    ['with a long name of an event', { lessonId: 1, eventId: 'a'.repeat(65) }, 'eventId'],
    ['with a day for a time', { lessonId: 1, at: '2026-11-21' }, 'at'],
    ['with a time without a zone', { lessonId: 1, at: '2026-11-21T09:00:00' }, 'at'],
    ['with a day that is not there', { lessonId: 1, at: '2026-02-30T09:00:00Z' }, 'at'],
    ['with "completed" of 2', { lessonId: 1, completed: 2 }, 'completed'],
  ])('%s is refused: 400 naming %3$s', async (_, body, field) => {
    const failure = await failureOf(await post(body));
    expect(failure).toMatchObject({ http: 400, code: 'invalid' });
    expect(failure.field).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}(\\.|$)`));
    expect(failure.message).toContain(failure.field);
  });

  it.each([
    ['NUL', 'a\u0000b'],
    ['a lone surrogate', 'a\ud800b'],
  ])('with %s in a text is refused', async (_, message) => {
    const failure = await failureOf(await backend.send('POST /client-log', { body: { message } }));
    expect(failure).toMatchObject({ http: 400, field: 'message' });
    const login = await failureOf(await backend.send('POST /auth/telegram', { body: { initData: message } }));
    expect(login).toMatchObject({ http: 400, field: 'initData' });
  });

  it('nested ten thousand deep is refused or ignored, and does not take the server with it', async () => {
    const deep = `{"lessonId":1,"wordId":1,"attempts":${'['.repeat(7000)}${']'.repeat(7000)}}`;
    expect((await failureOf(await post(deep))).http).toBe(400);
    const unknown = `{"lessonId":999999,"wordId":1,"more":${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}}`;
    expect((await failureOf(await post(unknown))).http).toBe(404);
  });

  it('with fields nobody knows is read without them, dangerous names included', async () => {
    const body = '{"lessonId":999999,"wordId":1,"__proto__":{"role":"admin"},"constructor":1,"role":"admin"}';
    expect((await failureOf(await post(body))).code).toBe('word_not_found');
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('of another content type is read all the same: what counts is whether it is JSON', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await post('{"lessonId":999999,"wordId":1}', headers)).status).toBe(404);
    expect(
      (await post('lessonId=1&wordId=1', { 'Content-Type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(400);
    expect(
      (await post('--x\r\n\r\n--x--', { 'Content-Type': 'multipart/form-data; boundary=x' })).status,
    ).toBe(400);
  });

  it('over the limit is refused with 413, whatever length it claims', async () => {
    const large = JSON.stringify({ lessonId: 1, more: 'a'.repeat(17_000) });
    expect((await failureOf(await post(large))).http).toBe(413);
    const app = createApp(backend.deps, indexHandlers);
    const parts = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 20; part += 1)
          controller.enqueue(new TextEncoder().encode('a'.repeat(1000)));
        controller.close();
      },
    });
    const headers = { Authorization: `Bearer ${learner.token}` };
    // Node asks for `duplex` when a body is streamed; the type of fetch does not know it yet.
    const init = { method: 'POST', headers, body: parts, duplex: 'half' } as RequestInit;
    const response = await app.fetch(new Request('http://mila.test/api/progress', init), { address: 'x' });
    expect(response.status).toBe(413);
    const liar = { ...headers, 'Content-Length': '999999999' };
    const claimed = new Request('http://mila.test/api/progress', {
      method: 'POST',
      headers: liar,
      body: '{}',
    });
    expect((await app.fetch(claimed, { address: 'x' })).status).toBe(413);
  });
});

describe('a path', () => {
  it.each([
    'GET /',
    'GET /nothing',
    'GET /lessons//',
    'GET /lessons/1/words',
    'GET /users/stats/1/2',
    'GET /..%2f..%2fetc/passwd',
    'GET /telegram',
    'POST /telegram',
    'GET /LESSONS',
  ])('%s that nobody serves is 404', async (key) => {
    const failure = await failureOf(await backend.send(key, { token: learner.token }));
    expect(failure).toMatchObject({ http: 404, code: 'path_not_found' });
  });

  it.each(['GET /%ff', 'GET /%E0%A4%A', 'GET /lessons/%ff', 'GET /audio/%ff/1'])(
    '%s with broken escapes is 400',
    async (key) => {
      expect(await failureOf(await backend.send(key, { token: learner.token }))).toMatchObject({ http: 400 });
    },
  );

  it.each([
    'DELETE /progress',
    'PUT /home',
    'POST /lessons/1',
    'DELETE /users/settings',
    'GET /users/sync-stats',
    'OPTIONS /home',
  ])('%s is not how this path is called: 404', async (key) => {
    expect((await backend.send(key, { token: admin.token })).status).toBe(404);
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    'abc',
    '２',
    '99999999999',
    '1%00',
    '%00',
    "1'--",
    '1;drop',
    '%201',
    '+1',
  ])('with %j for a lesson is 400 naming the id', async (id) => {
    const failure = await failureOf(await backend.send(`GET /lessons/${id}`, { token: learner.token }));
    expect(failure).toMatchObject({ http: 400, field: 'id' });
  });

  it.each(['0', '-1', '9007199254740993', '99999999999999999999', 'me', '1%2e0'])(
    'with %j for a learner is 400 naming the id',
    async (id) => {
      const failure = await failureOf(await backend.send(`GET /users/stats/${id}`, { token: admin.token }));
      expect(failure).toMatchObject({ http: 400, field: 'userId' });
    },
  );

  it('with an id of nobody is 404 to an admin', async () => {
    for (const key of ['GET /users/stats/12345', 'POST /users/sync-stats/12345', 'PATCH /users/12345']) {
      const options = key.startsWith('GET') ? {} : { body: {} };
      expect((await failureOf(await backend.send(key, { token: admin.token, ...options }))).http).toBe(404);
    }
  });

  it('HEAD is answered as GET without a body', async () => {
    const response = await backend.send('HEAD /sections');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('an answer', () => {
  it('of one learner is kept by nobody, the same for all may be kept for half a minute', async () => {
    const own = await backend.send('GET /home', { token: learner.token });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    const shared = await backend.send('GET /sections', { token: learner.token });
    expect(shared.headers.get('cache-control')).toContain('s-maxage=30');
    expect(shared.headers.get('content-type')).toContain('application/json');
  });
});

describe('a fault of our own', () => {
  /** A database whose every statement fails as if a table were missing. */
  const broken = new Proxy({} as Db, {
    get() {
      throw new Error('relation "users" does not exist, at /srv/db/users.ts, key eyJhbGciOi.secret');
    },
  });

  it('is 500 with a Russian sentence, tells nothing, and stands in the log with its method and path', async () => {
    const logged: { level: string; event: string; fields: Record<string, unknown> | undefined }[] = [];
    const log = (level: string, event: string, fields?: Record<string, unknown>) =>
      logged.push({ level, event, fields });
    const app = createApp(
      { ...backend.deps, db: broken, log: (...line) => void log(...line) },
      indexHandlers,
    );
    const headers = { Authorization: `Bearer ${learner.token}` };
    const response = await app.fetch(new Request('http://mila.test/api/home', { headers }), { address: 'x' });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toMatch(/relation|srv|secret|at \//);
    expect(JSON.parse(text)).toMatchObject({ status: 'error', code: 'internal' });
    expect(logged).toMatchObject([
      { level: 'error', event: 'call-failed', fields: { method: 'GET', path: '/api/home' } },
    ]);
  });

  it('an answer that breaks its contract is a fault where answers are checked', async () => {
    const handlers = { ...indexHandlers, 'GET /me': async () => ({ id: -1, expiresAt: '' }) };
    const app = createApp({ ...backend.deps, log: () => {} }, handlers);
    const headers = { Authorization: `Bearer ${learner.token}` };
    const response = await app.fetch(new Request('http://mila.test/api/me', { headers }), { address: 'x' });
    expect(response.status).toBe(500);
  });
});

describe('a refusal', () => {
  it.each([
    ['without a token', 'GET /home', {}, 401],
    ['of another learner', 'GET /progress/user/{userId}', { params: { userId: 2 } }, 403],
    ['of a path that nobody has', 'GET /nothing', {}, 404],
  ] as const)('%s is kept by no cache', async (what, key, call, status) => {
    const token = what === 'without a token' ? undefined : learner.token;
    const response = await backend.send(key, { token, ...call });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });
});
