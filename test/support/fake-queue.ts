import type { WorkQueue } from '../../core/ports.ts';
import { messageName, type WorkMessage } from '../../core/service/queued-work.ts';

export type FakeQueue = WorkQueue & {
  /** What was put and not yet delivered, with its delay. */
  waiting: { message: WorkMessage; delaySeconds: number }[];
  /** It takes nothing. */
  isAway: boolean;
};

/** The platform's queue: it keeps a message once, however often it is put. A test delivers what is waiting. */
export function createFakeQueue(): FakeQueue {
  const known = new Set<string>();
  const queue: FakeQueue = {
    waiting: [],
    isAway: false,
    async put(message, delaySeconds) {
      if (queue.isAway) throw new Error('the queue is away');
      const name = messageName(message);
      if (known.has(name)) return;
      known.add(name);
      queue.waiting.push({ message, delaySeconds });
    },
  };
  return queue;
}
