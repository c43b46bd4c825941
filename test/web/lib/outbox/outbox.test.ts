import { describe, expect, it } from 'vitest';
import type { SaveProgressRequest, SaveProgressResponse } from '../../../../core/contracts/progress.ts';
import { ApiError, NetworkError } from '../../../../web/src/lib/api/http.ts';
import { createOutbox } from '../../../../web/src/lib/outbox/outbox-queue.ts';
import {
  createFallbackStore,
  type OutboxStore,
  type Parcel,
} from '../../../../web/src/lib/outbox/outbox-store.ts';
import { createMemoryStore, createTimer, settle } from '../../../support/web/fakes.ts';
import { sampleSaved } from '../../../support/web/samples.ts';

type Answer = SaveProgressResponse | Error;

/** What stays when the app is closed: the lasting store, and the local storage for when that one fails. */
function createDevice() {
  return { lasting: createFallbackStore(createMemoryStore()), local: createMemoryStore() };
}

/** These tests send answers; other calls travel the same way. */
function requireAnswer(parcel: Parcel): Extract<Parcel, { call: 'POST /progress' }> {
  if (parcel.call !== 'POST /progress') throw new Error(`no answer: ${parcel.call}`);
  return parcel;
}

/** One opening of the app. */
function open(options: {
  device?: ReturnType<typeof createDevice>;
  store?: OutboxStore | Error;
  userId?: number;
  answer?: (body: SaveProgressRequest) => Answer | Promise<Answer>;
}) {
  const device = options.device ?? createDevice();
  const timer = createTimer();
  const sent: SaveProgressRequest[] = [];
  let number = 0;
  const outbox = createOutbox({
    async store() {
      if (options.store instanceof Error) throw options.store;
      return options.store ?? device.lasting;
    },
    fallback: () => createFallbackStore(device.local),
    async send(parcel) {
      const answers = requireAnswer(parcel);
      sent.push(answers.body);
      const answer = await (options.answer?.(answers.body) ?? sampleSaved());
      if (answer instanceof Error) throw answer;
      return { ...answers, data: answer };
    },
    userId: () => options.userId ?? 1,
    newId() {
      number += 1;
      return `event-${number}-of-${options.userId ?? 1}`;
    },
    now: () => '2026-11-21T10:00:00.000+02:00',
    later: timer.later,
  });
  return { outbox, device, timer, sent };
}

function word(wordId: number): Parcel {
  const attempts = { LISTEN: { completed: true, result: 'right' } } as const;
  return { call: 'POST /progress', body: { lessonId: 1, wordId, attempts } };
}

const words = (sent: SaveProgressRequest[]) => sent.map((body) => body.wordId);
const offline = () => new NetworkError();

describe('an answer', () => {
  it('goes to the server with its own event id, its learner and its moment', async () => {
    const { outbox, sent } = open({});
    await outbox.save(word(5));
    await outbox.flush();
    expect(sent).toEqual([
      { ...word(5).body, userId: 1, eventId: 'event-1-of-1', at: '2026-11-21T10:00:00.000+02:00' },
    ]);
    expect(outbox.state()).toEqual({ status: 'synced', pending: 0 });
  });

  it('waits for the ones before it: order is kept and one is under way at a time', async () => {
    let underWay = 0;
    let most = 0;
    const { outbox, sent } = open({
      async answer() {
        underWay += 1;
        most = Math.max(most, underWay);
        await settle();
        underWay -= 1;
        return sampleSaved();
      },
    });
    await Promise.all([1, 2, 3, 4].map((id) => outbox.save(word(id))));
    await outbox.flush();
    expect(words(sent)).toEqual([1, 2, 3, 4]);
    expect(most).toBe(1);
  });

  it('is told with what the server replied', async () => {
    const { outbox } = open({ answer: () => sampleSaved({ points: 99 }) });
    const told: [number | undefined, number][] = [];
    outbox.onSaved((delivery) => {
      if (delivery.call === 'POST /progress') told.push([delivery.body.wordId, delivery.data.points]);
    });
    await outbox.save(word(5));
    await outbox.flush();
    expect(told).toEqual([[5, 99]]);
  });
});

describe('without a network', () => {
  it('answers are kept, counted, and tried again ever more seldom, with the same event id', async () => {
    const { outbox, sent, timer } = open({ answer: offline });
    await outbox.save(word(1));
    await settle();
    await outbox.save(word(2));
    await timer.pass(0);
    expect(outbox.state()).toEqual({ status: 'error', pending: 2 });
    await timer.pass(600_000);
    expect(new Set(words(sent))).toEqual(new Set([1]));
    expect(new Set(sent.map((body) => body.eventId)).size).toBe(1);
    expect(sent.length).toBeLessThan(20);
    expect(timer.waiting()[0]).toBeLessThanOrEqual(60_000);
  });

  it('nothing is lost: all go in order when the network comes back', async () => {
    let online = false;
    const { outbox, sent, timer } = open({ answer: () => (online ? sampleSaved() : new NetworkError()) });
    for (const id of [1, 2, 3]) await outbox.save(word(id));
    await timer.pass(0);
    online = true;
    sent.length = 0;
    await outbox.flush();
    expect(words(sent)).toEqual([1, 2, 3]);
    expect(outbox.state()).toEqual({ status: 'synced', pending: 0 });
  });
});

describe('the next opening', () => {
  it('sends what the one before could not, with the same event ids', async () => {
    const first = open({ answer: offline });
    await first.outbox.save(word(1));
    await first.outbox.save(word(2));
    await first.timer.pass(0);
    const second = open({ device: first.device });
    await second.outbox.flush();
    expect(second.sent.map((body) => [body.wordId, body.eventId])).toEqual([
      [1, 'event-1-of-1'],
      [2, 'event-2-of-1'],
    ]);
    const third = open({ device: first.device });
    await third.outbox.flush();
    expect(third.sent).toEqual([]);
  });

  it('of another account sends nothing that is not its own; the first account finds its answers again', async () => {
    const anya = open({ userId: 1, answer: offline });
    await anya.outbox.save(word(1));
    await anya.timer.pass(0);
    const boris = open({ userId: 2, device: anya.device });
    await boris.outbox.save(word(7));
    await boris.outbox.flush();
    expect(boris.sent.map((body) => [body.userId, body.wordId])).toEqual([[2, 7]]);
    const again = open({ userId: 1, device: anya.device });
    await again.outbox.flush();
    expect(words(again.sent)).toEqual([1]);
  });
});

describe('what the server says', () => {
  it.each([400, 403, 404, 409, 413])(
    '%i drops the answer, reports it, and lets the next ones pass',
    async (status) => {
      const refusal = new ApiError(status, 'no', 'Нет');
      const { outbox, sent } = open({ answer: (body) => (body.wordId === 1 ? refusal : sampleSaved()) });
      const refused: (number | undefined)[] = [];
      outbox.onRefused((parcel) => refused.push(requireAnswer(parcel).body.wordId));
      await outbox.save(word(1));
      await outbox.save(word(2));
      await outbox.flush();
      expect(words(sent)).toEqual([1, 2]);
      expect(refused).toEqual([1]);
      expect(outbox.state()).toEqual({ status: 'synced', pending: 0 });
    },
  );

  it.each([401, 408, 429, 500, 503])('%i keeps the answer for later', async (status) => {
    let well = false;
    const { outbox, sent, timer } = open({
      answer: () => (well ? sampleSaved() : new ApiError(status, 'later', 'Позже')),
    });
    await outbox.save(word(1));
    await timer.pass(0);
    expect(outbox.state()).toMatchObject({ status: 'error', pending: 1 });
    // Only a login that has run out asks something of the learner.
    expect(outbox.state().needsLogin ?? false).toBe(status === 401);
    well = true;
    await timer.pass(2000);
    expect(outbox.state()).toEqual({ status: 'synced', pending: 0 });
    expect(words(sent).length).toBeGreaterThanOrEqual(2);
  });
});

describe('where IndexedDB', () => {
  it('cannot be opened, answers wait in local storage, and a later opening that can takes them over', async () => {
    const closed = open({ store: new Error('no IndexedDB'), answer: offline });
    await closed.outbox.save(word(1));
    await closed.timer.pass(0);
    const again = open({ device: closed.device });
    await again.outbox.flush();
    expect(words(again.sent)).toEqual([1]);
    expect(closed.device.local.keys()).toEqual([]);
  });

  it('breaks while in use, the other store takes over and no answer is lost', async () => {
    const kept = createFallbackStore(createMemoryStore());
    let full = false;
    const store: OutboxStore = {
      ...kept,
      add: (item) =>
        full ? Promise.reject(new DOMException('quota', 'QuotaExceededError')) : kept.add(item),
    };
    let online = false;
    const { outbox, sent } = open({ store, answer: () => (online ? sampleSaved() : new NetworkError()) });
    await outbox.save(word(1));
    await settle();
    full = true;
    await outbox.save(word(2));
    await settle();
    online = true;
    sent.length = 0;
    await outbox.flush();
    expect(words(sent)).toEqual([1, 2]);
  });
});

it('what no server will ever know of is dropped unsent, and what follows it goes on its way', async () => {
  const sent: (number | undefined)[] = [];
  const outbox = createOutbox({
    store: async () => createFallbackStore(createMemoryStore()),
    fallback: () => createFallbackStore(createMemoryStore()),
    async send(parcel) {
      const answers = requireAnswer(parcel);
      sent.push(answers.body.wordId);
      return { ...answers, data: sampleSaved() };
    },
    isVoid: (parcel) => requireAnswer(parcel).body.wordId === 1,
    userId: () => 1,
    newId: () => crypto.randomUUID(),
    now: () => '',
    later: createTimer().later,
  });
  const told: unknown[] = [];
  outbox.onRefused((parcel) => told.push(parcel));
  await outbox.save(word(1));
  await outbox.save(word(2));
  await outbox.flush();
  expect({ sent, told, state: outbox.state() }).toEqual({
    sent: [2],
    told: [],
    state: { status: 'synced', pending: 0 },
  });
});

it('an answer without a learner is a mistake of ours', async () => {
  const outbox = createOutbox({
    store: async () => createFallbackStore(createMemoryStore()),
    fallback: () => createFallbackStore(createMemoryStore()),
    send: async (parcel) => ({ ...requireAnswer(parcel), data: sampleSaved() }),
    userId: () => null,
    newId: () => 'event',
    now: () => '',
    later: createTimer().later,
  });
  await expect(outbox.save(word(1))).rejects.toThrow('needs a learner');
});

it('a refusal that came before anybody could tell the learner is told as soon as somebody can, once', async () => {
  const { outbox } = open({ answer: () => new ApiError(404, 'not_found', 'Нет слова') });
  await outbox.save(word(5));
  await outbox.flush();
  const told: unknown[] = [];
  const listen = () => outbox.tellRefusals((parcel) => told.push(requireAnswer(parcel).body.wordId));
  listen()();
  expect(told).toEqual([5]);
  const end = listen();
  await outbox.save(word(6));
  await outbox.flush();
  end();
  expect(told).toEqual([5, 6]);
});
