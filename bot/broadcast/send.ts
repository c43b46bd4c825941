import { randomUUID } from 'node:crypto';
import type { Clock, Log, StarsAccount } from '../../core/ports.ts';
import {
  type Broadcast,
  claimBroadcast,
  type DeliveryOutcome,
  readBroadcast,
  releaseBroadcast,
  settleBatch,
  takeBatch,
} from '../../db/broadcasts.ts';
import type { Db } from '../../db/client.ts';
import { markBotBlocked } from '../../db/users.ts';

/** Telegram lets a bot write to about 30 chats a second; one batch a second stays below it, with room for answers. */
const batchSize = 20;
const batchMs = 1000;

/** What sending needs; the bot and the daily run both have it. Nothing here brings grammY along. */
export type BroadcastDesk = {
  db: Db;
  stars: Pick<StarsAccount, 'post'>;
  clock: Clock;
  log: Log;
  /** Lets so many milliseconds pass; replaced in tests. */
  pause?: (ms: number) => Promise<void>;
};

export type BroadcastRun = {
  broadcast: Broadcast;
  /** Why the run ended: 'ended' there is nothing left, 'late' no time is left, 'wait' Telegram asked to wait. */
  reason: 'ended' | 'late' | 'wait' | 'busy';
  /** With 'wait'. */
  waitSeconds?: number;
};

/**
 * Sends a broadcast to the next learners until all have it, it is stopped, no time is left, or Telegram asks to wait; the
 * next run goes on from there. Two runs never send at once ('busy'), and nobody is written to twice, whatever breaks off.
 * Chats that are shut get their mark. `onBatch` hears the figures after every batch. Throws for an unknown id.
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
      const { outcomes, waitSeconds } = await post(desk, broadcast, userIds);
      broadcast = await settleBatch(desk.db, { id, outcomes }, desk.clock());
      await onBatch(broadcast);
      if (waitSeconds > 0) return { broadcast, reason: 'wait', waitSeconds };
      await (desk.pause ?? sleep)(Math.max(0, batchMs - (performance.now() - began)));
    }
    return { broadcast, reason: 'late' };
  }
}

async function post(desk: BroadcastDesk, { text, entities }: Broadcast, userIds: readonly number[]) {
  const outcomes = new Map<number, DeliveryOutcome>();
  let waitSeconds = 0;
  await Promise.all(
    userIds.map(async (userId) => {
      const outcome = await desk.stars.post(userId, { text, entities });
      if (typeof outcome === 'object') {
        waitSeconds = Math.max(waitSeconds, outcome.waitSeconds, 1);
        outcomes.set(userId, 'again');
        return;
      }
      outcomes.set(userId, outcome === 'said' ? 'sent' : outcome);
      if (outcome === 'gone') await markBotBlocked(desk.db, userId, desk.clock());
    }),
  );
  return { outcomes, waitSeconds };
}

async function existing(db: Db, id: number): Promise<Broadcast> {
  const broadcast = await readBroadcast(db, id);
  if (!broadcast) throw new Error(`there is no broadcast ${id}`);
  return broadcast;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
