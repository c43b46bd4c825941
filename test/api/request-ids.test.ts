import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../api/_adapters/log.ts';
import { createApp } from '../../api/_app.ts';
import { indexHandlers } from '../../api/_handlers.ts';
import { createWebhook, type WebhookOptions } from '../../api/_webhook.ts';
import { createBot } from '../../bot/bot.ts';
import { broadcastButtons } from '../../bot/broadcast/from-chat.ts';
import { DomainError } from '../../core/errors.ts';
import { beginBroadcast } from '../../db/broadcasts/begin.ts';
import type { Db } from '../../db/connection/client.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { openTestBot, refusals, type TestBot } from '../bot/support.ts';
import { plainBroadcast } from '../support/broadcasts.ts';
import { faultyDatabase } from '../support/faulty-database.ts';
import { createLearner, readPlaces } from '../support/learners.ts';
import { anya } from '../support/telegram-updates.ts';

/** What a learner saw leads to its lines in the log: by the id that every answer tells, whoever gave it. */
const secret = 'secret-of-the-ids';
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
type Line = { event: string; level: string; requestId?: string; [field: string]: unknown };

let backend: TestBot;
let token: string;
const lines: Line[] = [];
let deps: TestBot['deps'];
const lineOf = (event: string) => lines.findLast((line) => line.event === event);
const idOf = (response: Response) => response.headers.get('x-request-id') ?? 'none';

beforeAll(async () => {
  backend = await openTestBot();
  const learner = await createLearner(backend, 1);
  token = learner.token;
  await learner.finish((await readPlaces(backend.db)).words.shalom ?? { lessonId: 0, wordId: 0 });
  const log = createLog((line) => lines.push(JSON.parse(line)), backend.clock);
  deps = { ...backend.deps, log };
});
afterAll(() => backend.close());

/** The API over other parts, for one request. */
function ask(path: string, init: RequestInit = {}, parts: Partial<typeof deps> = {}) {
  const app = createApp({ ...deps, ...parts }, indexHandlers);
  return app.fetch(new Request(`https://mila.example/api${path}`, init), { address: '10.0.0.1' });
}
const own = () => ({ Authorization: `Bearer ${token}` });
const broken = new Proxy({} as Db, {
  get() {
    throw new Error('a fault of ours');
  },
});
const fullCounters = {
  count() {
    throw new DomainError('limit', { retryAfterSeconds: 9 });
  },
  giveBack() {},
  size: 0,
};
const cutOff = new Proxy({} as Db, {
  get() {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  },
});

function openWebhook(parts: Partial<WebhookOptions> = {}) {
  const bot = createBot({ ...backend.botDeps, log: deps.log });
  return createWebhook({ ...deps, bot, secret, store: createMemoryStore(backend.clock), ...parts });
}

function knock(init: RequestInit & { secret?: string } = {}, parts: Partial<WebhookOptions> = {}) {
  const { secret: given = secret, ...rest } = init;
  const headers = { 'X-Telegram-Bot-Api-Secret-Token': given, 'X-Request-Id': 'mine' };
  const request = new Request('https://mila.example/api/telegram', { method: 'POST', headers, ...rest });
  return openWebhook(parts)(request);
}
const update = () => JSON.stringify(backend.updates.text(anya, '/help'));

/** Kinds of answers, with the event that is written beside each where one is. */
const answers: [string, number, string | undefined, () => Response | Promise<Response>][] = [
  ['a success', 200, undefined, () => ask('/me', { headers: own() })],
  ['bad input', 400, undefined, () => ask('/progress', { method: 'POST', headers: own(), body: '{' })],
  ['nobody', 401, undefined, () => ask('/me')],
  ['a learner at the door of admins', 403, undefined, () => ask('/admin/analytics', { headers: own() })],
  ['an unknown path', 404, undefined, () => ask('/nothing')],
  [
    'too much',
    413,
    undefined,
    () => ask('/progress', { method: 'POST', headers: own(), body: 'x'.repeat(20_000) }),
  ],
  ['too often', 429, undefined, () => ask('/me', { headers: own() }, { counters: fullCounters })],
  ['a fault of our own', 500, 'call-failed', () => ask('/profile', { headers: own() }, { db: broken })],
  ['an outage', 503, 'call-refused', () => ask('/profile', { headers: own() }, { db: cutOff })],
  ['the timer without its secret', 401, 'entry-refused', () => ask('/cron/daily')],
  [
    'the timer with a wrong one',
    401,
    'entry-refused',
    () => ask('/cron/daily', { headers: { Authorization: 'Bearer cron-secret-of-testz' } }),
  ],
  [
    'the timer where no secret is set',
    401,
    'entry-refused',
    () => ask('/cron/daily', { headers: { Authorization: 'Bearer undefined' } }, { cronSecret: undefined }),
  ],
  [
    'the timer where an empty secret is set',
    401,
    'entry-refused',
    () => ask('/cron/daily', { headers: { Authorization: 'Bearer ' } }, { cronSecret: '' }),
  ],
  ['an update', 200, undefined, () => knock({ body: update() })],
  ['no update', 400, undefined, () => knock({ body: '[]' })],
  ['the webhook without its secret', 401, 'entry-refused', () => knock({ secret: 'wrong', body: update() })],
  ['the webhook asked for', 405, 'entry-refused', () => knock({ method: 'GET' })],
  ['too long an update', 413, undefined, () => knock({ body: 'x'.repeat(1_100_000) })],
  [
    'an update that failed',
    500,
    'update-failed',
    () => {
      backend.telegram.next = [refusals.broken];
      return knock({ body: update() });
    },
  ],
  [
    'an update that takes too long',
    503,
    'update-failed',
    () => {
      backend.telegram.next = ['silence'];
      return knock({ body: update() }, { handleWithinMs: 20 });
    },
  ],
  [
    'a bot that cannot be opened',
    500,
    'webhook-not-open',
    () => knock({ body: update() }, { bot: () => Promise.reject(new Error('getMe failed')) }),
  ],
];

describe('the id of a request', () => {
  it.each(answers)(
    'stands in the answer to %s (%i) and in its line of the log',
    async (_, status, event, send) => {
      lines.length = 0;
      const response = await send();
      expect(response.status).toBe(status);
      expect(idOf(response)).toMatch(uuid);
      if (event) expect(lineOf(event)?.requestId).toBe(idOf(response));
      for (const line of lines) expect([line.event, line.requestId]).toEqual([line.event, idOf(response)]);
    },
  );

  it('is another one for each answer', async () => {
    const ids = await Promise.all(answers.slice(0, 8).map(async ([, , , send]) => idOf(await send())));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('work that nobody waits for tells whose request it was', () => {
  it.each([
    ['ranks', 'ranks-not-refreshed', '/leaderboard', 'rank_histogram'],
    ['schedules', 'memory-not-settled', '/home', 'unsettled_words'],
  ])('%s behind an answer', async (_, event, path, statement) => {
    lines.length = 0;
    const work: Promise<unknown>[] = [];
    // As after a change of the rules: the cards wait to be counted anew.
    await backend.db.execute('update memory_cards set version = 0');
    const parts = {
      localStore: createMemoryStore(backend.clock),
      store: createMemoryStore(backend.clock),
      db: faultyDatabase(backend.db, (_, { name }) => {
        if (name === statement) throw new Error('away');
      }),
      background: (piece: Promise<unknown>) => void work.push(piece),
    };
    const response = await ask(path, { headers: own() }, parts);
    expect(response.status).toBe(200);
    await Promise.all(work);
    expect(lineOf(event)).toMatchObject({
      requestId: idOf(response),
      cause: expect.stringContaining('away'),
    });
  });

  it('a step of the daily run', async () => {
    lines.length = 0;
    const stars = { ...deps.stars, transactions: () => Promise.reject(new Error('away')) };
    const headers = { Authorization: 'Bearer cron-secret-of-tests' };
    const response = await ask('/cron/daily', { headers }, { stars });
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { unfinished: string[] } };
    expect(data.unfinished).toContain('transactions');
    expect(lines.length).toBeGreaterThan(0);
    for (const { event, requestId } of lines) expect([event, requestId]).toEqual([event, idOf(response)]);
  });

  it('a broadcast that goes on after the tap was answered', async () => {
    const admin = { ...anya, id: 77 };
    await backend.login(admin.id);
    const wanted = { ...plainBroadcast, adminId: admin.id, begunBy: 1 };
    const { id } = await beginBroadcast(backend.db, wanted, backend.clock());
    lines.length = 0;
    const work: Promise<unknown>[] = [];
    const background = (piece: Promise<unknown>) => void work.push(piece);
    const db = faultyDatabase(backend.db, (_, { name }) => {
      if (name === 'broadcast_batch_all') throw new Error('away');
    });
    const adminIds = new Set([admin.id]);
    const bot = createBot({ ...backend.botDeps, log: deps.log, background, adminIds, db });
    const body = JSON.stringify(backend.updates.press(admin, broadcastButtons.build({ kind: 'go-on', id })));
    const response = await knock({ body }, { bot, background });
    expect(response.status).toBe(200);
    await Promise.all(work);
    expect(lineOf('broadcast-broken')?.requestId).toBe(idOf(response));
  });
});

it('the bot is opened for no stranger, once for Telegram, and again after it failed', async () => {
  let opened = 0;
  const bot = createBot(backend.botDeps);
  const webhook = openWebhook({
    bot: async () => {
      opened += 1;
      if (opened === 1) throw new Error('getMe failed');
      return bot;
    },
  });
  const send = (given: string) =>
    webhook(
      new Request('https://mila.example/api/telegram', {
        method: 'POST',
        headers: { 'X-Telegram-Bot-Api-Secret-Token': given },
        body: update(),
      }),
    );
  expect([(await send('wrong')).status, opened]).toEqual([401, 0]);
  expect([(await send(secret)).status, opened]).toEqual([500, 1]);
  expect([(await send(secret)).status, (await send(secret)).status, opened]).toEqual([200, 200, 2]);
});
