import { randomUUID } from 'node:crypto';
import type { Log } from '../../core/ports.ts';
import {
  type Broadcast,
  claimBroadcast,
  readBroadcast,
  releaseBroadcast,
  settleBatch,
  takeBatch,
} from '../../db/broadcasts.ts';
import type { Db } from '../../db/client.ts';
import { batchSize, keepPace, type PostDesk, postBatch } from './post-batch.ts';

/** What sending needs; the bot and the daily run both have it. Nothing here imports grammY. */
export type BroadcastDesk = PostDesk & { log: Log };

export type BroadcastRun = {
  broadcast: Broadcast;
  /**
   * Why the run ended: 'ended' nothing is left, 'late' no time is left, 'wait' Telegram asked to wait, 'busy' another
   * run is sending.
   */
  reason: 'ended' | 'late' | 'wait' | 'busy';
  /** With 'wait'. */
  waitSeconds?: number;
};

/**
 * Sends a broadcast to the next learners until all have it, it is stopped, no time is left, or Telegram asks to wait;
 * the next run goes on from there. Two runs never send at once ('busy'), and nobody receives it twice, even after an
 * interruption. Chats that blocked the bot are marked. `onBatch` receives the figures after every batch. Throws for an
 * unknown id.
 */
export async function sendBroadcast(
  desk: BroadcastDesk,
  id: number,
  isTimeLeft: () => boolean,
  onBatch: (broadcast: Broadcast) => Promise<void> = async () => {},
): Promise<BroadcastRun> {
  const runner = randomUUID();
  if (!(await claimBroadcast(desk.db, { id, runner }, desk.clock()))) {
    const broadcast = await existing(desk.db, id);
    return { broadcast, reason: broadcast.state === 'sending' ? 'busy' : 'ended' };
  }
  try {
    return await run();
  } finally {
    await releaseBroadcast(desk.db, { id, runner });
  }

  async function run(): Promise<BroadcastRun> {
    let broadcast = await existing(desk.db, id);
    while (isTimeLeft()) {
      const began = performance.now();
      const userIds = await takeBatch(desk.db, { id, runner, limit: batchSize }, desk.clock());
      if (userIds.length === 0) return { broadcast: await existing(desk.db, id), reason: 'ended' };
      const message = { text: broadcast.text, entities: broadcast.entities };
      const { outcomes, waitSeconds } = await postBatch(
        desk,
        userIds.map((userId) => ({ userId, message })),
      );
      broadcast = await settleBatch(desk.db, { id, outcomes }, desk.clock());
      await onBatch(broadcast);
      if (waitSeconds > 0) return { broadcast, reason: 'wait', waitSeconds };
      await keepPace(desk, userIds.length, began);
    }
    return { broadcast, reason: 'late' };
  }
}

async function existing(db: Db, id: number): Promise<Broadcast> {
  const broadcast = await readBroadcast(db, id);
  if (!broadcast) throw new Error(`there is no broadcast ${id}`);
  return broadcast;
}
