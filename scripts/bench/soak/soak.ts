import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchServer, ServerState } from '../http/servers.ts';
import type { Load } from '../http/shots.ts';
import { driveAtRate, type FixedRate, type Slice } from '../load/fixed-rate.ts';

/** One stretch of a soak: its requests, how the server was at its end, and a bare handler at the same time. */
type Stretch = Slice & { loop: ServerState['loop']; floor: Slice };

export type Soaked = {
  stretches: Stretch[];
  /** What is open in the process, by kind, while it gets no requests; and what it holds after garbage collection. */
  rest: Record<'begin' | 'end', { open: Record<string, number>; heap: number; rss: number }>;
  /** Lines of the log with the level `error`. */
  faults: number;
};

type SoakOptions = Pick<FixedRate, 'perSecond' | 'seconds' | 'slices' | 'answerWithinMs'>;

/** So little that it takes nothing from the server: it shows what else the machine was busy with. */
const floorPerSecond = 20;
const hello: Load = { name: 'GET /', make: () => ({ method: 'GET', path: '/' }) };

/** After this long without a call the sockets of the driver are gone from the server. */
const settleMs = 500;
/** Events are named by their numbers: these were not used while the server was warmed. */
const firstShot = 10_000_000;

/**
 * Keeps a server at a steady rate for a long time and reports, stretch by stretch, whether it becomes slower, and
 * between beginning and end, whether it holds more: memory, sockets, timers, files. `floor` is a bare handler in a
 * process of its own: when it became slower too, the machine did.
 */
export async function soak(
  server: BenchServer,
  floor: Pick<BenchServer, 'port'>,
  wheel: readonly Load[],
  options: SoakOptions,
): Promise<Soaked> {
  const begin = await restOf(server);
  await server.state(); // what came before is not counted
  const states: Promise<ServerState>[] = [];
  const [sent, bare] = await Promise.all([
    driveAtRate(server.port, wheel, { ...options, firstShot, onSlice: () => states.push(server.state()) }),
    driveAtRate(floor.port, [hello], { ...options, perSecond: floorPerSecond }),
  ]);
  const reported = await Promise.all(states);
  const end = await restOf(server);
  const nothing: Slice = { count: 0, p50: 0, p99: 0, errors: {} };
  const stretches = sent.map((slice, index) => ({
    ...slice,
    loop: reported[index]?.loop ?? { p99: 0, max: 0 },
    floor: bare[index] ?? nothing,
  }));
  const faults = reported.reduce((sum, state) => sum + state.faults, 0);
  return { stretches, rest: { begin, end }, faults };
}

async function restOf(server: BenchServer): Promise<Soaked['rest']['begin']> {
  await sleep(settleMs);
  const { open } = await server.state();
  return { open, ...(await server.memory()) };
}
