import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUpstashRequester } from '../../../db/store/upstash-requester.ts';

let server: ReturnType<typeof createServer>;
let answer: { status?: number; body: unknown };
const asked: { path: string | undefined; syncToken: unknown }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ path: request.url, syncToken: request.headers['upstash-sync-token'] });
    response.writeHead(answer.status ?? 200, { 'upstash-sync-token': `after-${asked.length}` });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = () => {
  asked.splice(0);
  const { port } = server.address() as AddressInfo; // TCP always has a port
  return createUpstashRequester({
    url: `http://127.0.0.1:${port}/`,
    token: 'secret',
    answerWithinMs: () => 60_000,
  });
};

it('sends back the mark of the last answer, so that no replica behind it is asked', async () => {
  const redis = open();
  answer = { body: { result: null } };
  expect(await redis.run(['GET', 'key'])).toBeNull();
  answer = { body: [{ result: 1 }, { result: 0 }] };
  expect(
    await redis.runTogether([
      ['INCR', 'n'],
      ['EXPIRE', 'n', 60],
    ]),
  ).toEqual([1, 0]);
  expect(asked).toEqual([
    { path: '/', syncToken: '' },
    { path: '/multi-exec', syncToken: 'after-1' },
  ]);
});

it('fails with what Redis reports, without repeating the command', async () => {
  const redis = open();
  answer = { status: 400, body: { error: 'ERR syntax' } };
  await expect(redis.run(['SET', 'key', 'private'])).rejects.toThrow('Redis answered 400: ERR syntax');
  answer = { body: [{ result: 1 }, { error: 'ERR no expiry' }] };
  await expect(redis.runTogether([['INCR', 'n']])).rejects.toThrow('Redis answered: ERR no expiry');
});

it.each([{ body: {} }, { body: null }, { body: 'OK' }])('fails at the answer %j', async (strange) => {
  const redis = open();
  answer = strange;
  await expect(redis.run(['GET', 'key'])).rejects.toThrow('without a result');
  await expect(redis.runTogether([['GET', 'key']])).rejects.toThrow('without results');
});
