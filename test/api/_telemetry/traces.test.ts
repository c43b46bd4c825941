import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../api/_adapters/log.ts';
import { createApp } from '../../../api/_app.ts';
import { indexHandlers } from '../../../api/_handlers.ts';
import { createWebhook } from '../../../api/_webhook.ts';
import { openTestBot, type TestBot } from '../../bot/support.ts';
import {
  type Collector,
  openCollector,
  type SentTelemetry,
  telemetryTo,
  treeOf,
} from '../../support/collector.ts';
import { allRight, createLearner, readPlaces } from '../../support/learners.ts';
import { checkOrder, openTestOrder } from '../../support/payments.ts';
import { anya } from '../../support/telegram-updates.ts';

/** What arrives at a collector for the product's own work. */
const secret = 'secret-of-the-traces';
let collector: Collector;
let sent: SentTelemetry;
let backend: TestBot;
let token: string;
let webhook: ReturnType<typeof createWebhook>;

beforeAll(async () => {
  collector = await openCollector();
  sent = telemetryTo(collector.address);
  backend = await openTestBot({}, { telemetry: sent.telemetry });
  ({ token } = await createLearner(backend, 1));
  webhook = createWebhook({ ...backend.deps, bot: backend.bot, secret });
});
afterAll(async () => {
  await backend.close();
  await collector.close();
});
beforeEach(async () => {
  await sent.settled();
  collector.received.splice(0);
});

async function collected() {
  await sent.settled();
  return collector.spans();
}

function deliver(update: object, given = secret): Promise<Response> {
  return webhook(
    new Request('https://mila.example/api/telegram', {
      method: 'POST',
      headers: { 'X-Telegram-Bot-Api-Secret-Token': given },
      body: JSON.stringify(update),
    }),
  );
}

describe('a saved answer', () => {
  it('is one trace: the call, its statements by name, and the request id', async () => {
    const { words } = await readPlaces(backend.db);
    await sent.settled();
    collector.received.splice(0);
    const response = await backend.send('POST /progress', {
      token,
      body: { ...words.shalom, attempts: allRight, eventId: 'traced-answer' },
    });
    expect(response.status).toBe(200);

    const spans = await collected();
    const root = spans.find(({ parentSpanId }) => parentSpanId === undefined);
    expect(root).toMatchObject({
      name: 'POST /progress',
      attributes: {
        request_id: response.headers.get('x-request-id'),
        'http.route': 'POST /progress',
        'http.response.status_code': 200,
      },
    });
    const tree = treeOf(spans, root?.traceId ?? '');
    expect(tree[0]).toBe('POST /progress');
    expect(tree).toContain('  db save_answer');
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  });
});

describe('a payment', () => {
  it('is one trace from the delivery to the thanks', async () => {
    await backend.bot.handleUpdate(backend.updates.text(anya, '/start'));
    const now = backend.clock();
    const order = await openTestOrder(backend.db, { userId: anya.id, plan: 'year' }, now);
    await checkOrder(backend.db, order.id, now);
    await sent.settled();
    collector.received.splice(0);
    const update = backend.updates.message(anya, {
      successful_payment: {
        currency: 'XTR',
        total_amount: order.priceStars,
        invoice_payload: order.id,
        telegram_payment_charge_id: 'stx-traced',
        provider_payment_charge_id: '0',
      },
    });
    expect((await deliver(update)).status).toBe(200);

    const spans = await collected();
    const root = spans.find(({ parentSpanId }) => parentSpanId === undefined);
    const tree = treeOf(spans, root?.traceId ?? '');
    expect(tree[0]).toBe('webhook');
    expect(tree).toContain('  update message');
    expect(tree).toContain('    telegram sendMessage');
    expect(tree.some((line) => line.startsWith('    db transaction'))).toBe(true);
    expect(spans.filter(({ traceId }) => traceId !== root?.traceId)).toEqual([]);
    expect(levels()).toContainEqual(['payments-granted', 'good', 1]);
  });
});

/** What was counted, as level, outcome and number. */
function levels(): unknown[][] {
  return collector
    .points()
    .filter(({ metric }) => metric === 'mila.service_level.events')
    .map(({ attributes, asDouble }) => [attributes.level, attributes.outcome, asDouble]);
}

describe('the service levels', () => {
  it('count opened pages, saved answers and deliveries, with how long they took', async () => {
    await backend.send('GET /home', { token });
    await deliver(backend.updates.text(anya, '/help'));
    await deliver(backend.updates.text(anya, '/help'), 'a-wrong-secret');
    await sent.settled();
    expect(levels()).toContainEqual(['page-opened', 'good', 1]);
    expect(levels().filter(([level]) => level === 'webhook-delivered')).toEqual([
      ['webhook-delivered', 'good', 1],
    ]);
    const durations = collector.points().filter(({ metric }) => metric === 'mila.service_level.duration');
    expect(durations.map(({ attributes }) => attributes.level)).toEqual(
      expect.arrayContaining(['page-opened', 'webhook-delivered']),
    );
  });

  it('count a call that failed for a fault of ours, and mark its span', async () => {
    const deps = {
      ...backend.deps,
      catalogue: { ...backend.deps.catalogue },
      db: new Proxy(backend.deps.db, {
        get() {
          throw new Error('a fault of ours');
        },
      }),
    };
    const app = createApp(deps, indexHandlers);
    const request = new Request('https://mila.example/api/home', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await app.fetch(request, { address: '10.0.0.1' })).status).toBe(500);
    const [root] = await collected();
    expect(root).toMatchObject({
      name: 'GET /home',
      status: { code: 2 },
      attributes: { 'error.type': '500' },
    });
    expect(levels()).toEqual([['page-opened', 'bad', 1]]);
  });
});

describe('the log', () => {
  it('names the trace beside the request, so that one leads to the other', async () => {
    const lines: { traceId?: string; requestId?: string }[] = [];
    const log = createLog((line) => lines.push(JSON.parse(line)), backend.clock, sent.telemetry.traceId);
    const app = createApp({ ...backend.deps, log }, indexHandlers);
    await app.fetch(new Request('https://mila.example/api/cron/daily'), { address: '10.0.0.1' });
    const [root] = await collected();
    expect(root).toMatchObject({ name: 'GET /cron/daily' });
    expect(lines).toEqual([
      expect.objectContaining({ traceId: root?.traceId, requestId: root?.attributes.request_id }),
    ]);
  });
});

describe('what is asked of an address that is none', () => {
  it('is named by no part of the address', async () => {
    const app = createApp(backend.deps, indexHandlers);
    await app.fetch(new Request('https://mila.example/api/secret-path?token=1'), { address: '10.0.0.1' });
    const [root] = await collected();
    expect(root?.name).toBe('unknown address');
    expect(JSON.stringify(collector.received)).not.toContain('secret-path');
  });
});

describe('a collector that is away', () => {
  it('costs no call, and is told of', async () => {
    collector.status = 400;
    const response = await backend.send('GET /home', { token });
    expect(response.status).toBe(200);
    await sent.settled();
    expect(sent.failures.length).toBeGreaterThan(0);
    collector.status = 200;
  });
});
