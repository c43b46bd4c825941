import { randomUUID } from 'node:crypto';
import type { Log } from '../../../core/ports.ts';
import { type Broadcast, readBroadcast } from '../../../db/broadcasts/broadcast.ts';
import {
  claimBroadcast,
  keepBroadcast,
  releaseBroadcast,
  settleBatch,
  takeBatch,
} from '../../../db/broadcasts/runner.ts';
import type { Db } from '../../../db/connection/client.ts';
import { type BotAddresses, broadcastMessage } from './message.ts';
import { batchSize, type DeliveryPorts, keepPace, pauseFor, sendBatch, stopwatchOf } from './send-batch.ts';

/** What sending needs; the bot and the daily run both have it. */
export type BroadcastPorts = DeliveryPorts & BotAddresses & { log: Log };

/** Whether there will still be time in so many milliseconds; now by default. */
export type IsTimeLeft = (aheadMs?: number) => boolean;

/** Much shorter than a run may be silent (db/broadcasts.ts). */
const waitStepSeconds = 5;

export type BroadcastRun = {
  broadcast: Broadcast;
  /**
   * Why the run ended: 'ended' nothing is left, 'later' it is not yet the hour of those who are left, 'late' no time is
   * left, 'wait' Telegram asked to wait for longer than that, 'busy' another run is sending.
   */
  reason: 'ended' | 'later' | 'late' | 'wait' | 'busy';
  /** With 'wait'. */
  waitSeconds?: number;
};

/**
 * Sends a broadcast to the next learners until all have it, those who are left must wait for their hour, it is stopped, or
 * no time is left; the next run goes on from there. When Telegram asks to wait, it waits as long as there is time, and ends ('wait') only when there is not. Two
 * runs never send at once ('busy'), and nobody receives it twice, even after an interruption. Chats that blocked the bot
 * are marked. `onBatch` receives the figures after every batch. Throws for an unknown id.
 */
export async function sendBroadcast(
  ports: BroadcastPorts,
  id: number,
  isTimeLeft: IsTimeLeft,
  onBatch: (broadcast: Broadcast) => Promise<void> = async () => {},
): Promise<BroadcastRun> {
  const runner = randomUUID();
  if (!(await claimBroadcast(ports.db, { id, runner }, ports.clock()))) {
    const broadcast = await existing(ports.db, id);
    return { broadcast, reason: broadcast.state === 'sending' ? 'busy' : 'ended' };
  }
  try {
    return await run();
  } finally {
    await releaseBroadcast(ports.db, { id, runner });
  }

  async function run(): Promise<BroadcastRun> {
    let broadcast = await existing(ports.db, id);
    while (isTimeLeft()) {
      const began = stopwatchOf(ports)();
      const { userIds, next } = await takeBatch(ports.db, { id, runner, limit: batchSize }, ports.clock());
      if (userIds.length === 0) {
        const reason = typeof next === 'object' ? 'later' : 'ended';
        return { broadcast: await existing(ports.db, id), reason };
      }
      const message = broadcastMessage(broadcast, id, ports);
      const { outcomes, waitSeconds } = await sendBatch(
        ports,
        userIds.map((userId) => ({ userId, message })),
      );
      broadcast = await settleBatch(ports.db, { id, outcomes }, ports.clock());
      await onBatch(broadcast);
      if (waitSeconds === 0) await keepPace(ports, userIds.length, began);
      else if (!(await waitOut(waitSeconds))) return { broadcast, reason: 'wait', waitSeconds };
    }
    return { broadcast, reason: 'late' };
  }

  /** Waits in short steps, each of which shows that the run is alive. False when the time ends before the wait does. */
  async function waitOut(seconds: number): Promise<boolean> {
    if (!isTimeLeft(seconds * 1000)) return false;
    for (let left = seconds; left > 0; left -= waitStepSeconds) {
      if (!isTimeLeft()) return false;
      await pauseFor(ports, Math.min(left, waitStepSeconds) * 1000);
      // Stopped meanwhile: there is nothing to wait for, and the next batch is empty.
      if (!(await keepBroadcast(ports.db, { id, runner }, ports.clock()))) return true;
    }
    return isTimeLeft();
  }
}

async function existing(db: Db, id: number): Promise<Broadcast> {
  const broadcast = await readBroadcast(db, id);
  if (!broadcast) throw new Error(`there is no broadcast ${id}`);
  return broadcast;
}
