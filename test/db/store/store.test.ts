import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../core/ports.ts';
import { createMemoryStore, createUpstashStore } from '../../../db/store/store.ts';
import { createTestClock } from '../../support/backend.ts';

const url = process.env.TEST_REDIS_URL;
const token = process.env.TEST_REDIS_TOKEN;

const usual = { prefix: '7:', answerWithinMs: () => 1000 };

type Opened = {
  store: Store;
  /** Lets time pass: by its clock where it has one, really where it has not. */
  pass(seconds: number): Promise<void>;
};

const clock = createTestClock();
const stores: [name: string, open: () => Opened][] = [
  [
    'in this process',
    () => ({
      store: createMemoryStore(clock),
      pass: async (seconds) => {
        clock.now = new Date(clock.now.getTime() + seconds * 1000);
      },
    }),
  ],
];
if (url && token) {
  stores.push([
    'Upstash, before a real redis-server',
    () => ({
      store: createUpstashStore({ url, token, ...usual }),
      pass: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 50)),
    }),
  ]);
} else {
  it.todo('the store Upstash: NOT TESTED, no redis-server was started (scripts/with-services.ts)');
}

describe.each(stores)('the store %s', (_, open) => {
  const { store, pass } = open();
  const newKey = () => `test:${randomUUID()}`;

  it('knows nothing of a key that was never written', async () => {
    expect(await store.get(newKey())).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a text', 'שלום, мир 👋'], // shalom, "peace"
    ['a text of digits', '12'],
    ['a text with zeros in front', '007'],
    ['an empty text', ''],
    ['the text OK', 'OK'],
    ['the text null', 'null'],
    ['a text of JSON', '{"a":1}'],
    ['a number', 12.5],
    ['a number above 2^32', 5_123_456_789],
    ['zero', 0],
    ['true', true],
    ['false', false],
    ['null', null],
    ['a list', [1, 'two', null]],
    ['an object', { step: 'name', data: { list: [1], text: "it's \n\r\n $5" } }],
  ])('gives back %s as it was written', async (_name, value) => {
    const key = newKey();
    expect(await store.set(key, value)).toBe(true);
    expect(await store.get(key)).toEqual(value);
  });

  it('gives back its own copy: what the writer changes later does not change it', async () => {
    const key = newKey();
    const value = { list: [1] };
    await store.set(key, value);
    value.list.push(2);
    const read = await store.get<{ list: number[] }>(key);
    read?.list.push(3);
    expect(await store.get(key)).toEqual({ list: [1] });
  });

  it('writes over, and forgets what is deleted', async () => {
    const key = newKey();
    await store.set(key, 'one');
    await store.set(key, 'two');
    expect(await store.get(key)).toBe('two');
    await store.delete(key);
    expect(await store.get(key)).toBeUndefined();
    await store.delete(key);
  });

  it('writes only when the key is missing, where that is asked', async () => {
    const key = newKey();
    expect(await store.set(key, 'first', { onlyIfMissing: true, expirySeconds: 60 })).toBe(true);
    expect(await store.set(key, 'second', { onlyIfMissing: true, expirySeconds: 60 })).toBe(false);
    expect(await store.get(key)).toBe('first');
    await store.delete(key);
    expect(await store.set(key, 'third', { onlyIfMissing: true })).toBe(true);
  });

  it('lets one of twenty in who ask for the same key at once', async () => {
    const key = newKey();
    const letIn = await Promise.all(
      Array.from({ length: 20 }, () => store.set(key, true, { onlyIfMissing: true, expirySeconds: 60 })),
    );
    expect(letIn.filter(Boolean)).toHaveLength(1);
  });

  it('counts from one, each call once, also when twenty come at once', async () => {
    const key = newKey();
    expect(await store.increment(key, 60)).toBe(1);
    expect(await store.increment(key, 60)).toBe(2);
    const counts = await Promise.all(Array.from({ length: 20 }, () => store.increment(key, 60)));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_name, index) => index + 3));
  });

  it('forgets in time: values, marks and counts; a count is not prolonged by counting', async () => {
    const [value, mark, count, lasting] = [newKey(), newKey(), newKey(), newKey()];
    await store.set(value, 'short', { expirySeconds: 2 });
    await store.set(mark, true, { expirySeconds: 2, onlyIfMissing: true });
    await store.increment(count, 2);
    await store.set(lasting, 'long', { expirySeconds: 60 });
    await pass(1);
    expect(await store.get(value)).toBe('short');
    expect(await store.set(mark, true, { expirySeconds: 2, onlyIfMissing: true })).toBe(false);
    expect(await store.increment(count, 2)).toBe(2);
    await pass(1);
    expect(await store.get(value)).toBeUndefined();
    expect(await store.set(mark, true, { expirySeconds: 2, onlyIfMissing: true })).toBe(true);
    expect(await store.increment(count, 2)).toBe(1);
    expect(await store.get(lasting)).toBe('long');
  });

  it('a value written again without an expiry stays', async () => {
    const key = newKey();
    await store.set(key, 'short', { expirySeconds: 1 });
    await store.set(key, 'long');
    await pass(1);
    expect(await store.get(key)).toBe('long');
  });
});

describe('the store in this process', () => {
  it('does not grow with keys that have expired', async () => {
    const store = createMemoryStore(clock);
    const before = process.memoryUsage().heapUsed;
    for (let key = 0; key < 50_000; key += 1) {
      await store.set(`key ${key}`, 'a'.repeat(200), { expirySeconds: 1 });
      if (key % 500 === 0) clock.now = new Date(clock.now.getTime() + 2000);
    }
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(30_000_000);
  });
});

describe('the store Upstash when it cannot be had', () => {
  let address: string;
  let hanging: ReturnType<typeof createServer>;
  beforeAll(async () => {
    hanging = createServer(() => {}); // never answers
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    hanging.closeAllConnections();
    hanging.close();
  });

  it('fails soon when nobody listens', async () => {
    const store = createUpstashStore({ url: 'http://127.0.0.1:1', token: 'x', ...usual });
    await expect(store.get('key')).rejects.toThrow();
  });

  it('fails within seconds when nobody answers: callers then do without it', async () => {
    const store = createUpstashStore({ url: address, token: 'x', ...usual });
    const start = performance.now();
    await expect(store.increment('key', 60)).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
