/**
 * `npm run bench:redis`: what a call costs while Redis answers, hangs, is cut off, and is back. The call counts itself in
 * the store and touches nothing else. While Redis answers, every other call goes without the circuit breaker: both
 * meet the same machine, so their ratio shows what the breaker costs, and not by minutes that were busier.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../../../api/_app.ts';
import { indexHandlers } from '../../../api/_handlers.ts';
import type { Store } from '../../../core/ports.ts';
import { openLocalDatabase } from '../../../db/connection/local.ts';
import { openSharedStore } from '../../../db/store/shared-store.ts';
import { createUpstashStore } from '../../../db/store/store.ts';
import { startRedis } from '../../fixtures/redis.ts';
import { startRedisRest } from '../../fixtures/redis-rest.ts';
import { median } from '../figures.ts';
import { createBenchDeps, machineClock } from '../http/deps.ts';
import { atMost, printBars, printTable } from '../report.ts';
import { type GateState, openGate } from './gate.ts';

const secondsOfPhase = 10;
const pauseMs = 20;
/** Without a breaker each of these takes as long as the store is given. */
const callsWithout = 5;
/** A breaker counts, and does nothing else. */
const maxOfBare = 1.2;
/** From here on a call has waited for the store. */
const slowMs = 200;

const redis = await startRedis();
if (!redis) throw new Error('install redis-server');
const rest = await startRedisRest(redis);
const gate = await openGate(rest.url);
const database = await openLocalDatabase();
await database.migrate();

const address = { url: gate.url, token: rest.token };
const guarded = openSharedStore({ ...address, botId: 7, clock: machineClock, log: () => {} });
const bare = createUpstashStore({ ...address, prefix: '7:', answerWithinMs: () => 1000 });

function caller(store: Store) {
  const app = createApp(createBenchDeps({ db: database.db, store }), indexHandlers);
  let calls = 0;
  return async (): Promise<number> => {
    calls += 1;
    const request = new Request('http://bench/api/client-log', {
      method: 'POST',
      body: '{"message":"bench"}',
    });
    const start = performance.now();
    // Each from an address of its own, so that no limit is met.
    const response = await app.fetch(request, { address: `10.0.${calls >> 8}.${calls & 255}` });
    const ms = performance.now() - start;
    if (!response.ok) throw new Error(`POST /client-log: ${response.status}`);
    return ms;
  };
}

async function phase(
  name: string,
  state: GateState,
  call: () => Promise<number>,
  { most = Number.POSITIVE_INFINITY, beside }: { most?: number; beside?: () => Promise<number> } = {},
) {
  gate.set(state);
  const times: number[] = [];
  const floor: number[] = [];
  const end = performance.now() + secondsOfPhase * 1000;
  while (times.length < most && performance.now() < end) {
    times.push(await call());
    await sleep(pauseMs);
    if (!beside) continue;
    floor.push(await beside());
    await sleep(pauseMs);
  }
  const slow = times.filter((ms) => ms > slowMs).length;
  const p50 = median(times);
  // Pair by pair: each two calls met the same moment of the machine.
  const ofBare = beside ? median(times.map((ms, at) => ms / (floor[at] ?? ms))) : undefined;
  return { name, calls: times.length, p50, ofBare, slow, slowest: Math.max(...times) };
}

const call = caller(guarded);
const bareCall = caller(bare);
await phase('warm', 'open', call, { most: 100, beside: bareCall });
const before = await phase('Redis answers', 'open', call, { beside: bareCall });
const hanging = await phase('it hangs', 'hanging', call);
const closed = await phase('it is cut off', 'closed', call);
gate.set('open');
await sleep(30_000); // the longest rest
await call();
const after = await phase('it is back', 'open', call, { beside: bareCall });
const without = await phase('it hangs, without a breaker', 'hanging', bareCall, { most: callsWithout });

printTable(
  [before, hanging, closed, after, without].map(({ name, calls, p50, ofBare, slow, slowest }) => ({
    Redis: name,
    calls,
    'p50, ms': p50.toFixed(2),
    'x without a breaker': ofBare?.toFixed(2) ?? '',
    [`over ${slowMs} ms`]: slow,
    'slowest, ms': slowest.toFixed(0),
  })),
);
const holds = printBars([
  atMost('p50 while it hangs, of p50 before', hanging.p50 / before.p50, 1),
  // The first call, and a probe after 2, 4 and 8 seconds of rest.
  atMost('slow calls in ten seconds of hanging', hanging.slow, 4),
  atMost('a call while it answers, of one without a breaker', before.ofBare ?? Number.NaN, maxOfBare),
  atMost('a call when it is back, of one without a breaker', after.ofBare ?? Number.NaN, maxOfBare),
]);
gate.set('open');
await database.close();
await gate.close();
await rest.stop();
await redis.stop();
process.exit(holds ? 0 : 1);
