import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { indexHandlers, openIndexRow } from '../../api/_handlers.ts';
import { openVoiceRow, voiceHandlers } from '../../api/_routes/voice/voice.ts';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { type EndpointKey, endpoints } from '../../core/contracts/endpoints.ts';
import { openApi } from '../../core/contracts/shapes/openapi.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import {
  allRight,
  createLearner,
  expectBalancesHold,
  grantPremium,
  type Learner,
  readPlaces,
} from '../support/learners.ts';
import { nearContract } from '../support/near-contract.ts';
import { rowsOfLearner } from '../support/rows-of-learner.ts';

const rows = Object.entries<Endpoint>(endpoints);
const servedHere = rows.filter(([, row]) => row.servedBy !== 'telegram');
const withUserInPath = servedHere.filter(([key]) => key.includes('{userId}'));

let backend: TestBackend;
let victim: Learner;
let stranger: Learner;
let admin: Learner;
let params: Record<string, number>;
/** Of the victim, by chance known to a stranger. */
let things: { quizId: string; orderId: string };

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [3] });
  victim = await createLearner(backend, 1, 'Жертва');
  stranger = await createLearner(backend, 2, 'Чужой');
  admin = await createLearner(backend, 3, 'Админ');
  const { words } = await readPlaces(backend.db);
  const word = words.shalom;
  if (!word) throw new Error('no word');
  params = { userId: victim.id, id: word.lessonId, version: 0, messageId: 1, ...word };
  await victim.save({ ...word, attempts: allRight, eventId: 'own' });
  const { token } = victim;
  const quiz = await backend.call('POST /quiz/start', { token, body: { lessonId: word.lessonId } });
  const order = await backend.call('POST /payments/create-invoice', {
    token,
    body: { subscriptionType: 'lifetime' },
  });
  const review = { eventId: 'own-review', wordId: word.wordId, exercise: 'type', result: 'wrong' };
  await backend.call('POST /reviews', { token, body: review });
  await grantPremium(backend.db, victim.id);
  things = { quizId: quiz.quizId, orderId: order.orderId };
});
afterAll(() => backend.close());
beforeEach(() => {
  // Refused calls are counted by the minute; tokens live two hours.
  pass(8000);
});

const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const stateOfVictim = () => rowsOfLearner(backend.db, victim.id);

/** What a forger would like to say of himself. */
const claim = '{"points":999999,"completed":false}';
const ask = (
  key: string,
  options: { token?: string | undefined; headers?: Record<string, string>; body?: string } = {},
) => {
  const body = key.startsWith('GET') ? undefined : (options.body ?? claim);
  return backend.send(key, { ...options, body, params });
};

describe('every row of the endpoint table', () => {
  it.each(rows)('%s says in Russian what it is for', (_, row) => {
    expect(row.summary).toMatch(/^[А-ЯЁ][^\n]{10,120}$/);
  });

  it('has a handler, and no handler is without its row', () => {
    const handled = [...Object.keys(indexHandlers), ...Object.keys(voiceHandlers)].sort();
    expect(handled).toEqual(servedHere.map(([key]) => key).sort());
    // POST /telegram is a function of its own (api/telegram.ts), with its own tests.
    expect(rows.filter(([, row]) => row.servedBy === 'telegram').map(([key]) => key)).toEqual([
      'POST /telegram',
    ]);
  });

  it.each(servedHere)('%s is opened by the function that serves it', async (key, row) => {
    const open = row.servedBy === 'voice' ? openVoiceRow : openIndexRow;
    expect(await open(key as EndpointKey)).toBe(row);
  });

  it.each(servedHere)('%s knows the parameters of its path', (key, row) => {
    const named = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    const shape = row.params instanceof z.ZodObject ? Object.keys(row.params.shape).sort() : [];
    expect(shape).toEqual(named);
  });

  it.each(servedHere)('%s takes a body only where its method has one, and bounds it', (key, row) => {
    if (row.body) expect(key).toMatch(/^(POST|PUT|PATCH) /);
    expect(row.maxBodyBytes).toBeGreaterThan(0);
    expect(row.maxBodyBytes).toBeLessThanOrEqual(4_500_000); // what the platform lets through
  });
});

describe('who may call', () => {
  beforeAll(async () => {
    // The rows above took longer than a token lives.
    victim = await createLearner(backend, 1, 'Жертва');
    stranger = await createLearner(backend, 2, 'Чужой');
    admin = await createLearner(backend, 3, 'Админ');
  });

  const guarded = servedHere.filter(([, row]) => row.access !== 'public');

  it.each(guarded)('%s refuses nobody, before it looks at the body', async (key) => {
    for (const body of [claim, '{{{']) {
      const response = await ask(key, { body });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        status: 'error',
        message: expect.stringMatching(/^[А-ЯЁ]/),
      });
    }
  });

  it.each(guarded)('%s refuses a token that is not ours, in every disguise', async (key) => {
    const headers = [
      'Bearer',
      'Bearer null',
      'Bearer undefined',
      'Basic bWlsYTptaWxh',
      `Bearer ${stranger.token.slice(0, -2)}`,
      `bearer ${stranger.token}x`,
      `Bearer ${'a'.repeat(5000)}`,
      'Bearer  two words',
    ];
    for (const authorization of headers) {
      const response = await ask(key, { headers: { Authorization: authorization } });
      expect(response.status, authorization.slice(0, 40)).toBe(401);
    }
  });

  const publicRows = servedHere.filter(([, row]) => row.access === 'public');
  it.each(publicRows)('%s is open to nobody, also with a token that is not ours', async (key) => {
    for (const token of [undefined, 'not.a.token']) {
      const response = await ask(key, { token });
      expect([200, 400]).toContain(response.status);
    }
  });

  it.each(withUserInPath)('%s refuses a stranger and tells and changes nothing', async (key) => {
    const before = await stateOfVictim();
    const response = await ask(key, { token: stranger.token });
    expect(response.status).toBe(403);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'foreign_user' });
    expect(text).not.toContain('Жертва');
    expect(await stateOfVictim()).toEqual(before);
  });

  it.each(withUserInPath)('%s answers its owner, and an admin without changing anything', async (key) => {
    expect((await ask(key, { token: victim.token, body: '{}' })).status).toBe(200);
    const before = await stateOfVictim();
    expect((await ask(key, { token: admin.token })).status).toBe(200);
    expect(await stateOfVictim()).toEqual(before);
  });

  it('every call that a stranger makes leaves the rows of the others as they were', async () => {
    const before = await stateOfVictim();
    for (const [key] of servedHere) {
      pass(1000);
      await ask(key, { token: stranger.token });
    }
    expect(await stateOfVictim()).toEqual(before);
    stranger = await createLearner(backend, stranger.id); // one of the calls was the logout
    // Nor did any of his claims earn him something.
    expect((await rowsOfLearner(backend.db, stranger.id)).ledger).toEqual([]);
  });

  const writing = servedHere.filter(
    ([key, { body, access }]) => body && access === 'learner' && !key.startsWith('GET'),
  );
  it.each(writing)('%s writes for nobody else, whatever id its body names', async (key, row) => {
    const before = await stateOfVictim();
    const odd = fc.constant(null);
    const known = { lessonId: [params.lessonId], wordId: [params.wordId], userId: [victim.id] };
    const bodies = row.body ? fc.sample(nearContract(row.body, { odd, known }), { numRuns: 8, seed: 7 }) : [];
    for (const body of bodies) {
      const named = { ...(body as object), userId: victim.id, user_id: victim.id, id: victim.id };
      const own = { ...params, userId: stranger.id };
      const response = await backend.send(key, { token: stranger.token, body: named, params: own });
      expect([200, 400, 403, 404, 409]).toContain(response.status);
      expect(await response.text()).not.toContain('Жертва');
    }
    expect(await stateOfVictim()).toEqual(before);
    await expectBalancesHold(backend.db);
  });

  it('a quiz, an order, an event of somebody else are not to be had by their names', async () => {
    const before = await stateOfVictim();
    const { lessonId } = params;
    const { quizId, orderId } = things;
    const result = { lessonId, quizId, correctAnswers: 35, totalQuestions: 35, passed: true, answers: [] };
    const attempts: [string, { params?: Record<string, string>; body?: object }, number][] = [
      ['GET /payments/orders/{id}', { params: { id: orderId } }, 403],
      ['POST /payments/cancel-pending', { body: { orderId, reason: 'cancelled_by_user' } }, 200],
      ['POST /quiz/results', { body: result }, 404],
      ['POST /reviews/undo', { body: { eventId: 'own-review' } }, 404],
    ];
    for (const [key, request, status] of attempts) {
      const response = await backend.send(key, { token: stranger.token, ...request });
      expect([key, response.status]).toEqual([key, status]);
      expect(await response.text()).not.toContain('Жертва');
    }
    expect(await stateOfVictim()).toEqual(before);
  });

  const adminRows = servedHere.filter(([, row]) => row.access === 'admin');
  it('calls of admins refuse a learner before they look at the body', async () => {
    for (const [key] of adminRows) {
      const response = await ask(key, { token: stranger.token, body: '{{{' });
      expect([key, response.status]).toEqual([key, 403]);
    }
  });

  it('a learner whom the database calls an admin is one', async () => {
    await backend.db.execute(sql`update users set role = 'admin' where id = ${stranger.id}`);
    const key = 'GET /users/stats/{userId}';
    expect((await ask(key, { token: stranger.token })).status).toBe(200);
    await backend.db.execute(sql`update users set role = 'learner' where id = ${stranger.id}`);
    expect((await ask(key, { token: stranger.token })).status).toBe(403);
  });

  const timed = servedHere.filter(([, row]) => row.access === 'cron');
  it.each(timed)('%s takes the secret of the platform, whole, and no token', async (key) => {
    const secret = 'cron-secret-of-tests';
    const withHeader = async (Authorization: string) =>
      (await ask(key, { headers: { Authorization } })).status;
    expect((await ask(key, { token: admin.token })).status).toBe(401);
    for (const wrong of [`${secret}z`, secret.slice(0, -1), secret.toUpperCase(), '', 'undefined']) {
      expect([wrong, await withHeader(`Bearer ${wrong}`)]).toEqual([wrong, 401]);
    }
    expect(await withHeader(secret)).toBe(401);
    expect(await withHeader(`Bearer ${secret}`)).toBe(200);
  });

  it.each(['bearer', 'BEARER', 'Bearer ', 'bearer \t'])(
    'the scheme %j is the same to timers and learners',
    async (scheme) => {
      const statusOf = async (key: EndpointKey, token: string) =>
        (await ask(key, { headers: { Authorization: `${scheme} ${token}` } })).status;
      expect(await statusOf('GET /cron/often', 'cron-secret-of-tests')).toBe(200);
      expect(await statusOf('GET /home', stranger.token)).toBe(200);
    },
  );

  it('a slash at the end of an address says nothing', async () => {
    for (const key of ['GET /home/', 'GET /users/stats/{userId}/']) {
      const { status } = await backend.send(key, { token: stranger.token, params: { userId: stranger.id } });
      expect([key, status]).toEqual([key, 200]);
    }
  });
});

describe('GET /openapi.json', () => {
  const Schema = z.record(z.string(), z.unknown());
  const Content = z.object({ 'application/json': z.object({ schema: Schema }) });
  const Form = z.object({ 'multipart/form-data': z.object({ schema: Schema }) });
  const Reference = z.strictObject({ $ref: z.string().startsWith('#/components/responses/') });
  const Operation = z.strictObject({
    operationId: z.string().regex(/^[a-z]+[A-Za-z0-9]+$/),
    summary: z.string().min(1),
    security: z.array(z.record(z.string(), z.array(z.string()))),
    parameters: z.array(
      z.strictObject({
        name: z.string().min(1),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        schema: Schema,
      }),
    ),
    requestBody: z.strictObject({ required: z.literal(true), content: Content.or(Form) }).optional(),
    responses: z
      .object({
        200: z.object({ description: z.string(), content: Content.optional() }),
        default: Reference,
      })
      .catchall(Reference),
  });
  const Document = z.strictObject({
    openapi: z.literal('3.1.0'),
    info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
    servers: z.array(z.object({ url: z.string() })),
    components: z.object({
      securitySchemes: z.record(z.string(), z.looseObject({ type: z.enum(['http', 'apiKey']) })),
      schemas: z.record(z.string(), Schema),
      responses: z.record(z.string(), z.looseObject({ description: z.string(), content: Content })),
    }),
    paths: z.record(
      z.string().startsWith('/'),
      z
        .record(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation)
        .or(z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation)),
    ),
  });

  const schemesOf = {
    public: [],
    learner: ['token'],
    admin: ['token'],
    signed: ['token', 'signature'],
    cron: ['timer'],
    webhook: ['webhook'],
  };

  it('is a well-formed document that holds every row once', async () => {
    const document = Document.parse(await (await backend.send('GET /openapi.json')).json());
    const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(Object.keys(endpoints).sort());
    expect(document).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it('asks for a token where the row does, and describes every parameter of a path', async () => {
    const document = Document.parse(JSON.parse(JSON.stringify(openApi())));
    for (const [key, row] of rows) {
      const [method = '', path = ''] = key.split(' ');
      const operation = (document.paths[path] as Record<string, z.output<typeof Operation>>)[
        method.toLowerCase()
      ];
      const schemes = operation?.security.flatMap((one) => Object.keys(one));
      expect([key, schemes]).toEqual([key, schemesOf[row.access]]);
      const described = operation?.parameters.filter((parameter) => parameter.in === 'path');
      expect(described?.map(({ name, required }) => [name, required])).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true]),
      );
      const hasBody = row.body !== undefined || row.form !== undefined || row.access === 'webhook';
      expect(Boolean(operation?.requestBody), key).toBe(hasBody);
    }
  });

  it('spells the fields of SPEC', () => {
    const text = JSON.stringify(openApi());
    for (const field of [
      'initData',
      'is_free',
      'word_id',
      'points_to_next_status',
      'wordsLearned',
      'currentStreak',
    ]) {
      expect(text).toContain(`"${field}"`);
    }
  });
});
