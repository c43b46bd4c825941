import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSharedStore } from '../../../db/store/shared-store.ts';
import { createTestClock, type TestClock } from '../../support/backend.ts';

/** A Redis that answers, hangs, refuses, or never stops talking. */
let mood: 'fine' | 'hanging' | 'broken' | 'endless';
let asked: unknown[];
let server: ReturnType<typeof createServer>;
let url: string;
let clock: TestClock;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    respond(request.url ?? '', response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  mood = 'fine';
  asked = [];
  clock = createTestClock();
});

function respond(path: string, response: ServerResponse): void {
  if (mood === 'hanging') return;
  if (mood === 'endless') {
    response.writeHead(200);
    const write = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, ' ')));
      if (!response.destroyed) response.once('drain', write);
    };
    write();
    return;
  }
  response.writeHead(mood === 'fine' ? 200 : 500);
  response.end(JSON.stringify(mood === 'fine' ? answerTo(path) : { error: 'ERR' }));
}
const answerTo = (path: string) =>
  path === '/multi-exec'
    ? [{ result: 1 }, { result: 1 }]
    : path === '/pipeline'
      ? [{ result: null }]
      : { result: null };

const logged: string[] = [];
const openStore = (botId = 7) =>
  openSharedStore({ url, token: 'secret', botId, clock, log: (_, event) => logged.push(event) });
const pass = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};

describe('the shared store', () => {
  it('keeps the keys of each bot apart', async () => {
    const store = openStore(42);
    await store.get('update:1');
    await store.set('mark', true);
    await store.increment('limit:x', 60);
    await store.delete('mark');
    for (const command of asked) expect(JSON.stringify(command)).toMatch(/"42:(update:1|mark|limit:x)"/);
    expect(asked).toHaveLength(4);
  });

  it.each(['hanging', 'broken', 'endless'] as const)(
    'that is %s costs one call, not every call, and is asked again after a rest',
    async (fault) => {
      const store = openStore();
      mood = fault;
      await expect(store.get('key')).rejects.toThrow();
      const before = asked.length;
      for (let call = 0; call < 50; call++) await expect(store.increment('key', 60)).rejects.toThrow('rests');
      expect(asked).toHaveLength(before);
      pass(2000);
      await expect(store.get('key')).rejects.toThrow();
      pass(2000);
      await expect(store.get('key')).rejects.toThrow('rests');
      mood = 'fine';
      pass(2000);
      expect(await store.get('key')).toBeUndefined();
      expect(await store.increment('key', 60)).toBe(1);
    },
  );
});
