import { inTime } from '../../bot/services/in-time.ts';
import type { WorkQueue } from '../../core/ports.ts';
import type { PlatformOptions, PlatformQueue } from './platform.ts';
import { signMessage } from './signed-message.ts';

/** A queue that does not answer must not hold a timer up: it does the work itself then. */
const putWithinMs = 5000;

/** The client of the platform's queue, loaded at first use. */
export async function loadPlatformQueue(options?: PlatformOptions): Promise<PlatformQueue> {
  const { openPlatformQueue } = await import('./platform.ts');
  return openPlatformQueue(options);
}

/** Signs messages and brings them to the platform. */
export function createWorkQueue(secret: string, load = loadPlatformQueue): WorkQueue {
  let loading: Promise<PlatformQueue> | undefined;
  return {
    async put(message, delaySeconds) {
      loading ??= load();
      await inTime((await loading).put(signMessage(message, secret), delaySeconds), putWithinMs);
    },
  };
}
