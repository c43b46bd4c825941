import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BenchServer, openServer } from '../http/servers.ts';
import { issueTokens } from '../http/shots.ts';
import { driveAtRate } from '../load/fixed-rate.ts';
import { firstAnswers, readPlaces, soakLoads } from '../load/mix.ts';
import { soak } from '../soak/soak.ts';

/** Long enough for a machine that is busy with something else: this test is about errors, not about time. */
const answerWithinMs = 60_000;

/** The soak of `npm run soak` for some seconds: bars on time need its half hour, what must be zero does not. */
describe('a server under a steady load', () => {
  let server: BenchServer;
  let bare: BenchServer;
  beforeAll(async () => {
    [server, bare] = await Promise.all([openServer('product'), openServer('bare')]);
  }, 300_000);
  afterAll(() => {
    for (const { child } of [server, bare]) child.kill('SIGKILL');
  });

  it('answers everything, writes no error, and holds at the end what it held at the beginning', {
    timeout: 180_000,
  }, async () => {
    const tokens = await issueTokens();
    const places = await readPlaces(server.port, tokens[0]);
    const learned = places.slice(0, 2);
    const mix = soakLoads(tokens, { places, learned });
    const shots = firstAnswers(tokens, learned);
    const wheel = shots.map((shot) => ({ name: 'POST /progress', make: () => shot }));
    const [slice] = await driveAtRate(server.port, wheel, {
      perSecond: 200,
      seconds: 2,
      slices: 1,
      answerWithinMs,
    });
    expect(slice?.errors).toEqual({});
    expect(slice?.count).toBe(2 * tokens.length);
    // What is compiled and cached once belongs to the beginning.
    await soak(server, bare, mix, { perSecond: 80, seconds: 1, slices: 1, answerWithinMs });

    const perSecond = 80;
    const perStretch = 40;
    const { stretches, rest, faults } = await soak(server, bare, mix, {
      perSecond,
      seconds: 2,
      slices: 4,
      answerWithinMs,
    });
    expect(stretches.map(({ errors }) => errors)).toEqual([{}, {}, {}, {}]);
    expect(stretches.map(({ count }) => count)).toEqual([perStretch, perStretch, perStretch, perStretch]);
    for (const { p50, p99, loop, floor } of stretches) {
      expect(floor).toMatchObject({ count: 10, errors: {} });
      expect(p50).toBeGreaterThan(0);
      expect(p99).toBeGreaterThanOrEqual(p50);
      expect(loop.max).toBeGreaterThanOrEqual(loop.p99);
    }
    expect(faults).toBe(0);
    expect(rest.end.heap / rest.begin.heap).toBeLessThan(1.3);
    expect(rest.end.open.TCPSocketWrap ?? 0).toBeLessThanOrEqual(rest.begin.open.TCPSocketWrap ?? 0);
  });
});

it('each kind of the mix comes to every learner in turn', async () => {
  const places = [{ lessonId: 1, wordId: 1 }];
  const tokens = await issueTokens();
  const wheel = soakLoads(tokens, { places, learned: places });
  for (const slot of wheel.keys()) {
    const rounds = Array.from({ length: tokens.length }, (_, round) => slot + round * wheel.length);
    const asked = new Set(rounds.map((n) => wheel[slot]?.make(n).headers?.authorization));
    expect([wheel[slot]?.name, asked.size]).toEqual([wheel[slot]?.name, tokens.length]);
  }
});

describe('a load at a fixed rate', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  const open = async (answer: Parameters<typeof createServer>[1]): Promise<number> => {
    server = createServer(answer ?? (() => {}));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port; // TCP always has a port
  };
  const get = [{ name: 'GET /', make: () => ({ method: 'GET' as const, path: '/' }) }];

  it('sends what is due in each stretch, numbered in turn', async () => {
    const paths: string[] = [];
    const port = await open((request, response) => {
      paths.push(request.url ?? '');
      response.end();
    });
    const ended: number[] = [];
    const wheel = [{ name: 'GET', make: (n: number) => ({ method: 'GET' as const, path: `/${n}` }) }];
    const slices = await driveAtRate(port, wheel, {
      perSecond: 100,
      seconds: 0.5,
      slices: 2,
      firstShot: 7,
      onSlice: (slice) => ended.push(slice),
    });
    expect(slices.map(({ count }) => count)).toEqual([25, 25]);
    expect(paths.toSorted()).toEqual(Array.from({ length: 50 }, (_, n) => `/${n + 7}`).toSorted());
    expect(ended).toEqual([0, 1]);
  });

  it('times a request from the moment at which it was due, also when it had to wait', async () => {
    let isBlocked = true;
    const waiting: (() => void)[] = [];
    const port = await open((_, response) => {
      if (isBlocked) waiting.push(() => response.end());
      else response.end();
    });
    setTimeout(() => {
      isBlocked = false;
      for (const answer of waiting) answer();
    }, 300);
    const [slice] = await driveAtRate(port, get, { perSecond: 500, seconds: 0.5, slices: 1 });
    expect(slice).toMatchObject({ count: 250, errors: {} });
    // With a driver that waits for answers fifty requests would have been slow, and not half of them.
    expect(slice?.p50).toBeGreaterThan(20);
    expect(slice?.p99).toBeGreaterThan(250);
  });

  it('counts what is no success by its call and status, and broken connections', async () => {
    let count = 0;
    const port = await open((request, response) => {
      count += 1;
      if (count % 5 === 0) request.socket.destroy();
      else response.writeHead(count % 5 === 1 ? 503 : 200).end();
    });
    const [slice] = await driveAtRate(port, get, { perSecond: 100, seconds: 0.2, slices: 1 });
    expect(slice?.errors).toEqual({ 'GET / 503': 4, connection: 4 });
    expect(slice?.count).toBe(12);
  });
});
