import { describeFailure } from '../../bot/services/failures.ts';
import type { Log, Store, WorkQueue } from '../../core/ports.ts';
import { firstMessage, type QueuedWork } from '../../core/service/queued-work.ts';
import { areBroadcastsDue } from '../../db/broadcasts/broadcast.ts';
import type { Db } from '../../db/connection/client.ts';
import { findDueReminders } from '../../db/reminders.ts';
import { beginChain, endChain } from './chains.ts';

export type HandingOver = {
  /** Missing where the platform's queue is not switched on. */
  queue: WorkQueue | undefined;
  store: Store;
  log: Log;
};

/**
 * Gives work to the platform's queue, once however often it is called. False where there is no queue, or it does not
 * take the message: then the caller does the work itself.
 */
export async function handOver(
  { queue, ...marking }: HandingOver,
  work: QueuedWork,
  now: Date,
): Promise<boolean> {
  if (!queue) return false;
  const message = firstMessage(work, now);
  if (!(await beginChain(marking, message))) return true;
  try {
    await queue.put(message, 0);
    return true;
  } catch (error) {
    marking.log('warn', 'queue-away', { work, cause: describeFailure(error) });
    await endChain(marking, message);
    return false;
  }
}

/** The same for a timer, which often finds nothing to do: then no message is sent. */
export async function handOverDue(
  deps: HandingOver & { db: Db },
  work: QueuedWork,
  now: Date,
): Promise<boolean> {
  if (!deps.queue) return false;
  return !(await hasWork(deps.db, work, now)) || handOver(deps, work, now);
}

/** Whether anybody's turn has come. */
export async function hasWork(db: Db, work: QueuedWork, now: Date): Promise<boolean> {
  return work === 'broadcasts' ? areBroadcastsDue(db, now) : (await findDueReminders(db, now)).length > 0;
}
