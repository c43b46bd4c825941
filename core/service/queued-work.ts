/** The topic of the platform's queue; `vercel.json` names it at the function `queue`. */
export const queueTopic = 'mila';

/** What the queue's runs do: what the timers do where there is no queue. */
export const queuedWorks = ['broadcasts', 'reminders-hourly', 'reminders-daily'] as const;
export type QueuedWork = (typeof queuedWorks)[number];

/**
 * «There is work»: who gets what is in the database alone, so a message that is lost, late, or comes twice does no harm.
 * The messages of one chain follow each other: each run sends the next.
 */
export type WorkMessage = {
  work: QueuedWork;
  /** Name of the chain: when it began, ISO. */
  chain: string;
  /** From 0 on. */
  step: number;
};

/** How a run ended: with nothing left to do now, or before that. */
export type RunEnd =
  | { isComplete: true }
  | {
      isComplete: false;
      /** Its time was over, Telegram refuses or asks to wait, or another run does the same work. */
      stoppedBy: 'time' | 'telegram' | 'another-run';
      /** With 'telegram', when it asked to wait. */
      waitSeconds?: number;
    };

/**
 * Messages of a chain, an hour of runs. The platform keeps a chain on the deployment that began it; the next timer begins
 * another on the present one. More is fewer gaps, and longer runs of old code.
 */
export const mostSteps = 90;
/** A longer wait is left to the timer. */
const longestDelaySeconds = 15 * 60;

/** The first message of a chain. */
export const firstMessage = (work: QueuedWork, now: Date): WorkMessage => ({
  work,
  chain: now.toISOString(),
  step: 0,
});

/** The message that follows a run, and after how long; undefined when the chain ends there. */
export function nextMessage(
  message: WorkMessage,
  end: RunEnd,
): { message: WorkMessage; delaySeconds: number } | undefined {
  if (end.isComplete || message.step + 1 >= mostSteps) return undefined;
  const next = { ...message, step: message.step + 1 };
  if (end.stoppedBy === 'time') return { message: next, delaySeconds: 0 };
  const { waitSeconds } = end;
  if (waitSeconds === undefined || waitSeconds > longestDelaySeconds) return undefined;
  return { message: next, delaySeconds: waitSeconds };
}

/** The same for the same message only: the queue keeps one of those that are put twice. */
export const messageName = ({ work, chain, step }: WorkMessage): string =>
  `${work}-${chain.replaceAll(/\W/g, '')}-${step}`;
