import type { LogEvent } from './log-events.ts';

/**
 * What the product promises, each as a share of good events among all of them; docs/operations.md says which share to
 * hold and how to read it.
 */
export const serviceLevels = [
  'answers-saved',
  'payments-granted',
  'webhook-delivered',
  'page-opened',
] as const;
export type ServiceLevel = (typeof serviceLevels)[number];
export type Outcome = 'good' | 'bad';

/** From here on a learner notices the wait, in milliseconds. */
export const slowCallMs = 2000;

/** Calls by which a device sends what was answered. */
const savingCalls: readonly string[] = [
  'POST /progress',
  'POST /reviews',
  'POST /forms/answers',
  'POST /letters/answers',
  'POST /rules/{id}/answers',
  'POST /dialogues/{id}/answers',
  'POST /quiz/results',
];
/** Calls without which the first view stays empty. */
const openingCalls: readonly string[] = ['POST /auth/telegram', 'GET /home'];

/** The level that a call counts for, by its key in the endpoint table. */
export function levelOfCall(key: string): ServiceLevel | undefined {
  if (savingCalls.includes(key)) return 'answers-saved';
  return openingCalls.includes(key) ? 'page-opened' : undefined;
}

/** A refusal that the caller deserves is no failure of ours; the page must also come in time. */
export function outcomeOfCall(level: ServiceLevel, { status, ms }: { status: number; ms: number }): Outcome {
  const isInTime = level !== 'page-opened' || ms < slowCallMs;
  return status < 500 && isInTime ? 'good' : 'bad';
}

/** Of an answer to Telegram; undefined for what is not one of its deliveries: strangers, and what is no update. */
export function outcomeOfDelivery(status: number): Outcome | undefined {
  if (status === 200) return 'good';
  return status >= 500 ? 'bad' : undefined;
}

/** Events of the log by which a payment was not granted when it was made. */
export const lostByEvent: Partial<Record<LogEvent, ServiceLevel>> = {
  'checkout-not-judged': 'payments-granted',
  'payment-found': 'payments-granted',
};
