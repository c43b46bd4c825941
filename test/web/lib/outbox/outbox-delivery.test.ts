import { describe, expect, it } from 'vitest';
import { createApi } from '../../../../web/src/lib/api/create-api.ts';
import { createHttp } from '../../../../web/src/lib/api/http.ts';
import { createSession } from '../../../../web/src/lib/api/session.ts';
import { createOutbox, type Delivery } from '../../../../web/src/lib/outbox/outbox-queue.ts';
import {
  createFallbackStore,
  type OutboxCall,
  type Parcel,
} from '../../../../web/src/lib/outbox/outbox-store.ts';
import { createMemoryStore, createNetwork, createTimer } from '../../../support/web/fakes.ts';
import { failure, sampleHome, sampleLogin, sampleSaved, success } from '../../../support/web/samples.ts';

/** The outbox over the real client and session: what stands between an answer and the server. */
function open({
  replies,
  device = createMemoryStore(),
  lasting = createFallbackStore(createMemoryStore()),
  initData = 'signed-by-telegram',
}: {
  replies: Parameters<typeof createNetwork>;
  device?: ReturnType<typeof createMemoryStore>;
  lasting?: ReturnType<typeof createFallbackStore>;
  initData?: string;
}) {
  const network = createNetwork(...replies);
  const timer = createTimer();
  const http = createHttp({ fetch: network.fetch, later: timer.later });
  const session = createSession({
    http,
    store: device,
    launch: () => ({ initData, userId: 1 }),
    timezone: () => 'Asia/Jerusalem',
    now: () => Date.parse('2026-11-21T08:00:00.000Z') + timer.now(),
  });
  const api = createApi(http, session);
  let number = 0;
  const outbox = createOutbox({
    store: async () => lasting,
    fallback: () => createFallbackStore(createMemoryStore()),
    async send({ call, params, body }: Parcel) {
      // As outbox.ts does: the compiler cannot follow a pair through a union of calls.
      const send = api.call as (
        call: OutboxCall,
        options: { params: unknown; body: unknown },
      ) => Promise<unknown>;
      return { call, params, body, data: await send(call, { params, body }) } as Delivery;
    },
    userId: () => session.userId(),
    newId() {
      number += 1;
      return `event-${number}`;
    },
    now: () => '2026-11-21T10:00:00.000+02:00',
    later: timer.later,
  });
  return { outbox, session, timer, sent: network.sent, device, lasting };
}

const login = (hours = 2) => ({
  body: success(
    sampleLogin(sampleHome({ userId: 1 }), {
      token: `token-for-${hours}`,
      expiresAt: new Date(Date.parse('2026-11-21T08:00:00.000Z') + hours * 3_600_000).toISOString(),
    }),
  ),
});
const saved = { body: success(sampleSaved()) };
const answer = (wordId: number): Parcel => ({
  call: 'POST /progress',
  body: { lessonId: 1, wordId, attempts: { LISTEN: { completed: true, result: 'right' } } },
});
const path = ({ url, token }: { url: string; token: string | null }) => [url, token];
const eventOf = ({ body }: { body: unknown }) => (body as { eventId?: string }).eventId;

describe('a token that ends in the middle of a lesson', () => {
  it('is renewed by the launch data, and the answer arrives under its own event id', async () => {
    const refused = { status: 401, body: failure('token_invalid', 'Вход больше не действует.') };
    const { outbox, sent } = open({ replies: [login(), saved, refused, login(), saved, saved] });
    for (const wordId of [1, 2, 3]) await outbox.save(answer(wordId));
    await outbox.flush();
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/auth/telegram',
      '/api/progress',
      '/api/progress',
      '/api/auth/telegram',
      '/api/progress',
      '/api/progress',
    ]);
    expect(sent.filter(({ url }) => url === '/api/progress').map(eventOf)).toEqual([
      'event-1',
      'event-2',
      'event-2',
      'event-3',
    ]);
    expect(outbox.state()).toEqual({ status: 'synced', pending: 0 });
  });

  it('by the clock is renewed before anything is refused', async () => {
    const { outbox, sent, timer } = open({ replies: [login(), saved, login(4), saved] });
    await outbox.save(answer(1));
    await outbox.flush();
    await timer.pass(2 * 3_600_000);
    await outbox.save(answer(2));
    await outbox.flush();
    expect(sent.map(path)).toEqual([
      ['/api/auth/telegram', null],
      ['/api/progress', 'Bearer token-for-2'],
      ['/api/auth/telegram', null],
      ['/api/progress', 'Bearer token-for-4'],
    ]);
  });

  it('and launch data that are too old keep every answer for the next opening', async () => {
    const refused = { status: 401, body: failure('init_data_expired', 'Вход устарел.') };
    const first = open({ replies: [refused] });
    for (const wordId of [1, 2]) await first.outbox.save(answer(wordId));
    await first.timer.pass(60_000);
    expect(first.outbox.state()).toEqual({ status: 'error', pending: 2, needsLogin: true });
    const second = open({ replies: [login(), saved, saved], lasting: first.lasting });
    await second.outbox.flush();
    expect(second.sent.slice(1).map(eventOf)).toEqual(['event-1', 'event-2']);
    expect(second.outbox.state()).toEqual({ status: 'synced', pending: 0 });
  });
});

describe('a local storage that the client has emptied', () => {
  it('costs a login and no answer: they wait in IndexedDB', async () => {
    const first = open({ replies: [login(), 'no network'] });
    await first.session.login();
    await first.outbox.save(answer(1));
    await first.timer.pass(0);
    for (const key of first.device.keys()) first.device.remove(key);
    const second = open({ replies: [login(), saved], device: first.device, lasting: first.lasting });
    await second.outbox.flush();
    expect(second.sent.map(({ url }) => url)).toEqual(['/api/auth/telegram', '/api/progress']);
    expect(second.sent.map(eventOf).at(-1)).toBe('event-1');
  });

  it('while the app runs takes nothing from a store that has only local storage to write to', async () => {
    const local = createMemoryStore();
    const { outbox, sent, timer } = open({
      replies: ['no network', 'no network', 'no network', 'no network', login(), saved, saved],
      lasting: createFallbackStore(local),
    });
    await outbox.save(answer(1));
    await timer.pass(7_000);
    for (const key of local.keys()) local.remove(key);
    await outbox.save(answer(2));
    await timer.pass(60_000);
    expect(sent.filter(({ url }) => url === '/api/progress').map(eventOf)).toEqual(['event-1', 'event-2']);
  });
});

describe('a server that is out of reach', () => {
  it('is asked four times within a delivery, after 1, 2 and 4 seconds, and the answer stays on the badge', async () => {
    const { outbox, sent, timer } = open({ replies: [login(), 'no network'] });
    await outbox.save(answer(1));
    await timer.pass(999);
    expect(sent.filter(({ url }) => url === '/api/progress')).toHaveLength(1);
    await timer.pass(6_001);
    expect(sent.filter(({ url }) => url === '/api/progress')).toHaveLength(4);
    expect(outbox.state()).toEqual({ status: 'error', pending: 1 });
    expect(new Set(sent.slice(1).map(eventOf))).toEqual(new Set(['event-1']));
  });

  it('that only says that it is busy is not asked at once again', async () => {
    const busy = { status: 503, body: failure('unavailable', 'Сервер занят.') };
    const { outbox, sent, timer } = open({ replies: [login(), busy, saved] });
    await outbox.save(answer(1));
    await timer.pass(1_999);
    expect(sent.filter(({ url }) => url === '/api/progress')).toHaveLength(1);
    await timer.pass(1);
    expect(outbox.state()).toEqual({ status: 'synced', pending: 0 });
  });
});

it('a review and its taking back travel the same way, in their order, and each once', async () => {
  const { outbox, sent, timer } = open({
    replies: ['no network', 'no network', 'no network', 'no network', login(), { body: success({}) }],
  });
  const eventId = 'review-1';
  await outbox.save({
    call: 'POST /reviews',
    body: { eventId, wordId: 7, exercise: 'type', result: 'wrong' },
  });
  await outbox.save({ call: 'POST /reviews/undo', name: `undo ${eventId}`, body: { eventId } });
  await outbox.save({
    call: 'POST /reviews',
    body: { eventId: 'review-2', wordId: 7, exercise: 'type', result: 'right' },
  });
  await timer.pass(60_000);
  const arrived = sent.filter(({ url }) => url.startsWith('/api/reviews'));
  expect(arrived.map(({ url, body }) => [url, eventOf({ body })])).toEqual([
    ['/api/reviews', 'review-1'],
    ['/api/reviews/undo', 'review-1'],
    ['/api/reviews', 'review-2'],
  ]);
  expect(outbox.state()).toEqual({ status: 'synced', pending: 0 });
});

it('an answer about a rule goes to the address of that rule', async () => {
  const { outbox, sent } = open({ replies: [login(), { body: success({}) }] });
  await outbox.save({
    call: 'POST /rules/{id}/answers',
    params: { id: 7 },
    body: { eventId: 'rule-1', result: 'wrong', check: 2, chosen: 1 },
  });
  await outbox.flush();
  expect(sent.slice(1).map(({ url, body }) => [url, body])).toMatchObject([
    ['/api/rules/7/answers', { eventId: 'rule-1', result: 'wrong', check: 2, chosen: 1 }],
  ]);
});
