import type { Clock, OutgoingMessage, StarsAccount } from '../../../core/ports.ts';
import type { DeliveryOutcome } from '../../../db/broadcasts/runner.ts';
import type { Db } from '../../../db/connection/client.ts';
import { markBotBlocked } from '../../../db/users.ts';

/**
 * Telegram lets a bot write to about 30 chats a second; one batch a second stays just below that (decision 0161).
 */
export const batchSize = 29;
const messageMs = 1000 / batchSize;

/** `pause` waits for the given number of milliseconds, `stopwatch` counts them; replaced in tests. */
export type Pauses = { pause?: (ms: number) => Promise<void>; stopwatch?: () => number };

/** What sending to many chats needs. */
export type DeliveryPorts = Pauses & { db: Db; stars: Pick<StarsAccount, 'send'>; clock: Clock };

export type AddressedMessage = { userId: number; message: OutgoingMessage };

export type SentBatch = {
  /** The outcome of each message, by the learner's id. */
  outcomes: Map<number, DeliveryOutcome>;
  /** Above 0 when Telegram asked to wait: applies to the messages whose outcome is 'again', and to all later ones. */
  waitSeconds: number;
};

/** Sends a batch at once, at most `batchSize` messages. Chats that blocked the bot are marked. */
export async function sendBatch(
  ports: DeliveryPorts,
  messages: readonly AddressedMessage[],
): Promise<SentBatch> {
  const outcomes = new Map<number, DeliveryOutcome>();
  let waitSeconds = 0;
  await Promise.all(
    messages.map(async ({ userId, message }) => {
      const outcome = await ports.stars.send(userId, message);
      if (typeof outcome === 'object') {
        waitSeconds = Math.max(waitSeconds, outcome.waitSeconds, 1);
        outcomes.set(userId, 'again');
        return;
      }
      outcomes.set(userId, outcome === 'said' ? 'sent' : outcome);
      if (outcome === 'gone') await markBotBlocked(ports.db, userId, ports.clock());
    }),
  );
  return { outcomes, waitSeconds };
}

/** Waits until the next batch may be sent: `messages` were sent since `began`, by the stopwatch. */
export async function keepPace(ports: Pauses, messages: number, began: number): Promise<void> {
  await pauseFor(ports, messages * messageMs - (stopwatchOf(ports)() - began));
}

/** Counts milliseconds from any moment on. */
export const stopwatchOf = ({ stopwatch = () => performance.now() }: Pauses): (() => number) => stopwatch;

/** Waits for the given number of milliseconds, not at all when below 0. */
export async function pauseFor({ pause = sleep }: Pauses, ms: number): Promise<void> {
  await pause(Math.max(0, ms));
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
