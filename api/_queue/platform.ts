import { QueueClient } from '@vercel/queue';
import { messageName, queueTopic } from '../../core/service/queued-work.ts';
import type { SignedMessage } from './signed-message.ts';

/** A message older than this has nothing to say: the timers have looked since. */
const retentionSeconds = 60 * 60;
/** How long a message stays with a run that says nothing any more: longer than a function may take. */
const visibilityTimeoutSeconds = 90;

/** Where the queue is, and who asks; on the platform its client finds both by itself. */
export type PlatformOptions = Pick<
  NonNullable<ConstructorParameters<typeof QueueClient>[0]>,
  'region' | 'token' | 'deploymentId' | 'resolveBaseUrl'
>;

export type PlatformQueue = {
  put(message: SignedMessage, delaySeconds: number): Promise<void>;
  /** Answers the platform's call with a message; a handler that throws gets it again. */
  consume(handle: (payload: unknown) => Promise<void>): (request: Request) => Promise<Response>;
};

/** The queue of the platform, by its own client. Loaded only where it is switched on (`scripts/bundle-functions`). */
export function openPlatformQueue(options: PlatformOptions = {}): PlatformQueue {
  const client = new QueueClient(options);
  return {
    put: async (message, delaySeconds) => {
      await client.send(queueTopic, message, {
        idempotencyKey: messageName(message),
        delaySeconds,
        retentionSeconds: retentionSeconds + delaySeconds,
      });
    },
    consume: (handle) => client.handleCallback(handle, { visibilityTimeoutSeconds }),
  };
}
