import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../http/ask.ts';
import type { Load } from '../http/shots.ts';
import { type Latency, latencyOf } from './latency.ts';

/** What happened to the requests that were due in one stretch of time. */
export type Slice = Latency & {
  /** What was no success, with how often: 'POST /progress 503', 'connection', 'timeout'. */
  errors: Record<string, number>;
};

export type FixedRate = {
  perSecond: number;
  seconds: number;
  /** The run is reported in this many stretches of equal length. */
  slices: number;
  /** Milliseconds after which an unanswered request counts as an error; 10 s when missing. */
  answerWithinMs?: number;
  /** The running number of the first request; 0 by default. */
  firstShot?: number;
  /** Called at the end of each stretch, while the load goes on. */
  onSlice?: (slice: number) => void;
};

const connections = 50;
const usualAnswerWithinMs = 10_000;
const tickMs = 5;

/**
 * Sends the wheel of loads at a fixed rate, whatever the server does with it, over at most 50 connections. A request is
 * timed from the moment at which it was due: one that had to wait behind a slow one shows it (a driver that waits for
 * responses would send less when the server is slow, and never see it).
 */
export async function driveAtRate(
  port: number,
  wheel: readonly Load[],
  { perSecond, seconds, slices, answerWithinMs = usualAnswerWithinMs, firstShot = 0, onSlice }: FixedRate,
): Promise<Slice[]> {
  // First in, first out: a connection that is seldom used is closed by the server just as a call goes out on it.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const total = Math.floor(perSecond * seconds);
  const times: number[][] = Array.from({ length: slices }, () => []);
  const errors: Record<string, number>[] = times.map(() => ({}));
  const sliceOf = (n: number) => Math.min(slices - 1, Math.floor((n * slices) / total));
  const began = performance.now();
  const running = new Set<Promise<void>>();
  const fire = async (n: number) => {
    const load = wheel[n % wheel.length];
    if (!load) return;
    const slice = sliceOf(n);
    const outcome = await ask({ agent, port, timeout: answerWithinMs }, load.make(firstShot + n));
    const dueAt = began + (n * 1000) / perSecond;
    if (outcome === 200) times[slice]?.push(performance.now() - dueAt);
    else {
      const what = typeof outcome === 'number' ? `${load.name} ${outcome}` : outcome;
      const counted = errors[slice] ?? {};
      counted[what] = (counted[what] ?? 0) + 1;
    }
  };
  try {
    for (let sent = 0; sent < total; await sleep(tickMs)) {
      const due = Math.min(total, Math.floor(((performance.now() - began) * perSecond) / 1000) + 1);
      for (; sent < due; sent += 1) {
        if (sent > 0 && sliceOf(sent) !== sliceOf(sent - 1)) onSlice?.(sliceOf(sent - 1));
        const work = fire(sent).finally(() => running.delete(work));
        running.add(work);
      }
    }
    await Promise.all(running);
    onSlice?.(slices - 1);
  } finally {
    agent.destroy();
  }
  return times.map((list, slice) => ({ ...latencyOf(list), errors: errors[slice] ?? {} }));
}
