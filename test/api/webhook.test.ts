import { eq } from 'drizzle-orm';
import type { Update } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWebhook, type WebhookOptions } from '../../api/_webhook.ts';
import { createBot } from '../../bot/bot.ts';
import type { Store } from '../../core/ports.ts';
import { processedUpdates, users } from '../../db/schema/index.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { openTestBot, refusals, type TestBot, takeSent, textOf } from '../bot/support.ts';
import { eventually } from '../support/patient.ts';
import { anya } from '../support/telegram-updates.ts';

const secret = 'a-secret_of-the-webhook';
let backend: TestBot;
let background: Promise<unknown>[];
let webhook: (request: Request) => Promise<Response>;

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(() => {
  takeSent(backend.telegram);
  backend.telegram.next = [];
  backend.logged.length = 0;
  background = [];
  webhook = open();
});

function open(overrides: Partial<WebhookOptions> = {}) {
  return createWebhook({
    ...backend.deps,
    bot: backend.bot,
    secret,
    store: createMemoryStore(backend.clock),
    background: (work) => background.push(work),
    ...overrides,
  });
}

type Sending = { secret?: string | undefined; method?: string; headers?: Record<string, string> };

function request(body: unknown, { secret: given = secret, method = 'POST', headers = {} }: Sending = {}) {
  return new Request('https://mila.example/api/telegram', {
    method,
    headers: { ...(given ? { 'X-Telegram-Bot-Api-Secret-Token': given } : {}), ...headers },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
}

const deliver = async (update: unknown, to = webhook) => (await to(request(update))).status;
const methods = () => backend.telegram.sent.map(({ method }) => method);
const deadLetter = async ({ update_id }: Update) => {
  const [row] = await backend.db
    .select()
    .from(processedUpdates)
    .where(eq(processedUpdates.updateId, update_id));
  return row?.failure ?? undefined;
};

describe('the door', () => {
  it('lets an update in that carries the secret', async () => {
    const response = await webhook(request(backend.updates.text(anya, '/help')));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(methods()).toEqual(['sendMessage']);
  });

  it.each([[''], ['wrong'], [`${secret}x`], [secret.toUpperCase()]])('stays shut at «%s»', async (given) => {
    const response = await webhook(request(backend.updates.text(anya, '/help'), { secret: given }));
    expect(response.status).toBe(401);
    expect(methods()).toEqual([]);
  });

  it('writes no more than sixty lines a minute about strangers', async () => {
    const lines = () => backend.logged.filter(({ event }) => event === 'entry-refused').length;
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    const before = lines();
    for (let index = 0; index < 100; index += 1) await webhook(request('{}', { secret: `guess-${index}` }));
    expect(lines() - before).toBe(60);
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
    await webhook(request('{}', { secret: 'guess' }));
    expect(lines() - before).toBe(61);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('answers 405 to %s', async (method) => {
    const response = await webhook(request(undefined, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it.each([
    ['nothing', ''],
    ['garbage', '{"update_id": 1'],
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an update without a number', '{"update_id":"1"}'],
    ['an update with half a number', '{"update_id":1.5}'],
    ['deep nesting', '['.repeat(100_000)],
  ])('answers 400 to %s', async (_, body) => {
    expect((await webhook(request(body))).status).toBe(400);
  });

  it('takes an update that holds nothing it knows', async () => {
    expect(await deliver({ update_id: 5 })).toBe(200);
    expect(await deliver({ update_id: 6, poll: { id: '1' } })).toBe(200);
  });

  it('refuses more than a megabyte, declared or not', async () => {
    const long = JSON.stringify({ update_id: 1, text: 'я'.repeat(600_000) });
    expect((await webhook(request(long))).status).toBe(413);
    const declared = request('{}', { headers: { 'Content-Length': '2000000' } });
    expect((await webhook(declared)).status).toBe(413);
  });

  it.each(['', 'пароль', 'two words', 'x'.repeat(257)])('cannot be built with the secret «%s»', (bad) => {
    expect(() => open({ secret: bad })).toThrow(/TELEGRAM_WEBHOOK_SECRET/);
  });

  it('cannot be built around a bot that does not know itself', () => {
    const bot = createBot({ ...backend.botDeps, botInfo: undefined });
    expect(() => open({ bot })).toThrow(/botInfo/);
  });
});

describe('an update that comes twice', () => {
  it('is handled once, however often it comes', async () => {
    const update = backend.updates.text(anya, '/start');
    expect([await deliver(update), await deliver(update), await deliver(update)]).toEqual([200, 200, 200]);
    expect(methods()).toEqual(['sendMessage']);
  });

  it('is told to come again while the first attempt is still at work', async () => {
    const update = backend.updates.text(anya, '/start');
    const together = await Promise.all([deliver(update), deliver(update), deliver(update)]);
    expect(together.toSorted()).toEqual([200, 503, 503]);
    expect(await deliver(update)).toBe(200);
    expect(methods()).toEqual(['sendMessage']);
  });

  it('leaves one learner when the store is away and nothing remembers it', async () => {
    const away = open({ store: brokenStore });
    const vera = { ...anya, id: 701, first_name: 'Вера' };
    const update = backend.updates.text(vera, '/start');
    expect([await deliver(update, away), await deliver(update, away)]).toEqual([200, 200]);
    expect(await backend.db.select().from(users).where(eq(users.id, vera.id))).toHaveLength(1);
    expect(backend.logged.map(({ event }) => event)).toContain('store-away');
  });

  it('does not wait for a store that never answers', async () => {
    const away = open({ store: silentStore, storeWithinMs: 20 });
    expect(await deliver(backend.updates.text(anya, '/help'), away)).toBe(200);
  });

  it.each([
    ['of a checkout', () => backend.updates.preCheckout(anya)],
    ['of a word asked from another chat', () => backend.updates.inline(anya, '')],
  ])('%s reaches the bot with no question to the store before it', async (_, update) => {
    let questions = 0;
    const store: Store = {
      ...brokenStore,
      set: async () => {
        questions += 1;
        return true;
      },
    };
    expect(await deliver(update(), open({ store }))).toBe(200);
    expect(questions).toBe(0);
  });
});

describe('an update whose answer Telegram refuses', () => {
  it('is settled when the learner has blocked the bot', async () => {
    backend.telegram.next = [refusals.blocked];
    const update = backend.updates.text(anya, '/help');
    expect(await deliver(update)).toBe(200);
    expect(await deliver(update)).toBe(200);
    expect(methods()).toEqual(['sendMessage']);
  });

  it.each(['flood', 'broken', 'cut'] as const)(
    'comes again after a %s, and is then answered',
    async (trouble) => {
      backend.telegram.next = [trouble === 'cut' ? 'cut' : refusals[trouble]];
      const update = backend.updates.text(anya, '/help');
      expect(await deliver(update)).toBe(500);
      expect(await deliver(update)).toBe(200);
      expect(methods()).toEqual(['sendMessage', 'sendMessage']);
      expect(await deadLetter(update)).toBeUndefined();
    },
  );

  it('is written down and let go after three failures, with an apology to the learner', async () => {
    backend.telegram.next = [refusals.broken, refusals.broken, refusals.broken];
    const update = backend.updates.text(anya, '/help');
    expect([await deliver(update), await deliver(update), await deliver(update)]).toEqual([500, 500, 200]);
    await Promise.all(background);
    expect(await deadLetter(update)).toBe('sendMessage: 502 Bad Gateway');
    expect(textOf(backend.telegram.sent.at(-1))).toContain('Простите, не получилось ответить');
    expect(backend.logged.at(-1)).toMatchObject({ level: 'error', event: 'update-given-up' });

    takeSent(backend.telegram);
    expect(await deliver(update)).toBe(200);
    expect(methods()).toEqual([]);
  });

  it('is let go after three failures even while the store is away', async () => {
    const away = open({ store: brokenStore });
    backend.telegram.next = [refusals.broken, refusals.broken, refusals.broken];
    const update = backend.updates.text(anya, '/help');
    expect([await deliver(update, away), await deliver(update, away), await deliver(update, away)]).toEqual([
      500, 500, 200,
    ]);
    expect(await deadLetter(update)).toBeDefined();
    await Promise.all(background);
  });
});

describe('an update that takes too long', () => {
  it('is told to come again, and is not handled a second time beside the first', async () => {
    const slow = open({ handleWithinMs: 30 });
    const update = backend.updates.text(anya, '/cancel');
    backend.telegram.next = ['silence'];
    expect(await deliver(update, slow)).toBe(503);
    expect(await deliver(update, slow)).toBe(503);
    await eventually(() => methods().length > 0);
    expect(methods()).toEqual(['sendMessage']);
    expect(background).toHaveLength(1);
  });

  it('counts as handled when its work ends after all', async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const bot = createBot(backend.botDeps);
    bot.api.config.use(async (previous, method, payload, signal) => {
      await waiting;
      return previous(method, payload, signal);
    });
    const slow = open({ bot, handleWithinMs: 30 });
    const update = backend.updates.text(anya, '/cancel');
    expect(await deliver(update, slow)).toBe(503);
    release();
    await Promise.all(background);
    expect(await deliver(update, slow)).toBe(200);
    expect(methods()).toEqual(['sendMessage']);
  });

  it('is given up after three such attempts', async () => {
    const store = createMemoryStore(backend.clock);
    const slow = open({ store, handleWithinMs: 30 });
    const update = backend.updates.text(anya, '/cancel');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      backend.telegram.next = ['silence'];
      statuses.push(await deliver(update, slow));
      await eventually(() => methods().length > attempt);
      await store.delete(`update:${update.update_id}`); // as after the mark has run out
    }
    expect(statuses).toEqual([503, 503, 200]);
    expect(await deadLetter(update)).toBe('Error: not handled within 30 ms');
    await eventually(() => methods().length === 4); // the last one says sorry
  });
});

describe('a database that is away', () => {
  /** As drizzle over Neon's driver fails: an event in an error that repeats what was to be written. */
  const outage = () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    throw Object.assign(new Error('Failed query: insert into users params: Аня'), {
      query: 'insert into users',
      params: ['Аня'],
      cause: { type: 'error', message: refused.message, error: refused },
    });
  };

  it('costs no update: each comes again until the database is back', async () => {
    let isAway = true;
    const db = new Proxy(backend.db, {
      get: (target, name, receiver) => (isAway ? outage() : Reflect.get(target, name, receiver)),
    });
    const bot = createBot({ ...backend.botDeps, db });
    const cut = open({ bot, db });
    const update = backend.updates.text(anya, '/start');
    for (let attempt = 0; attempt < 5; attempt++) expect(await deliver(update, cut)).toBe(500);
    expect(methods()).toEqual([]);
    expect(backend.logged.at(-1)?.fields).toMatchObject({ cause: 'connect ECONNREFUSED' });
    isAway = false;
    expect(await deliver(update, cut)).toBe(200);
    expect(methods()).toEqual(['sendMessage']);
    expect(await deadLetter(update)).toBeUndefined();
  });

  it('keeps a poisoned update from being dropped unrecorded', async () => {
    const db = new Proxy(backend.db, { get: outage });
    const cut = open({ db });
    backend.telegram.next = Array.from({ length: 4 }, () => refusals.broken);
    const update = backend.updates.text(anya, '/help');
    for (let attempt = 0; attempt < 4; attempt++) expect(await deliver(update, cut)).toBe(500);
  });
});

it('writes neither names nor tokens into the log', async () => {
  backend.telegram.next = ['cut', refusals.broken];
  const update = backend.updates.text({ ...anya, first_name: 'Секретное имя' }, '/start');
  await deliver(update);
  await deliver(update);
  const written = JSON.stringify(backend.logged);
  expect(written).toContain('update-failed');
  expect(written).not.toContain('Секретное');
  expect(written).not.toContain(backend.deps.botToken);
});

const gone = async () => {
  throw new Error('redis is gone');
};
const brokenStore: Store = { get: gone, set: gone, delete: gone, increment: gone };
const never = () => new Promise<never>(() => {});
const silentStore: Store = { get: never, set: never, delete: never, increment: never };
