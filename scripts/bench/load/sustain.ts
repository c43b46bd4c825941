import autocannon from 'autocannon';
import type { BenchServer } from '../http/servers.ts';
import type { Load } from '../http/shots.ts';
import { type Latency, latencyOf } from './latency.ts';

export type Sustained = Latency & {
  perSecond: number;
  /** What was no success, with how often: 'POST /progress 503', 'connection'. */
  errors: Record<string, number>;
  /** Of each kind of request. */
  kinds: Record<string, Latency>;
  /** Bytes after garbage collection: once the load had settled, and at its end. */
  memory: Record<'begin' | 'end', { rss: number; heap: number }>;
};

export const connections = 50;
/** Until then a server compiles its code and opens its connections. */
const warmUpShare = 1 / 6;

/** Keeps 50 connections busy with the wheel of loads for the given time, after a warm-up that does not count. */
export async function sustain(
  server: BenchServer,
  wheel: readonly Load[],
  seconds: number,
): Promise<Sustained> {
  await fire(server.port, wheel, Math.max(1, Math.round(seconds * warmUpShare)));
  const begin = await server.memory();
  const { times, errors, perSecond } = await fire(server.port, wheel, seconds);
  const kinds = Object.fromEntries([...times].map(([name, list]) => [name, latencyOf(list)]));
  const memory = { begin, end: await server.memory() };
  return { ...latencyOf([...times.values()].flat()), perSecond, errors, kinds, memory };
}

let shots = 0;

async function fire(port: number, wheel: readonly Load[], seconds: number) {
  const times = new Map<string, number[]>();
  const errors: Record<string, number> = {};
  const fail = (what: string, count = 1) => {
    errors[what] = (errors[what] ?? 0) + count;
  };
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: wheel.map(({ name, make }) => ({
      setupRequest: (request, context: { began?: number }) => {
        shots += 1;
        const { method, path, headers, body } = make(shots);
        context.began = performance.now();
        return { ...request, method, path, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
      },
      onResponse: (status, _body, context: { began?: number }) => {
        if (status !== 200) return fail(`${name} ${status}`);
        const list = times.get(name) ?? [];
        times.set(name, list);
        list.push(performance.now() - (context.began ?? Number.NaN));
      },
    })),
  });
  if (result.errors > 0) fail('connection', result.errors);
  if (result.timeouts > 0) fail('timeout', result.timeouts);
  return { times, errors, perSecond: result.requests.average };
}
