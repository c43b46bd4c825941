import type { HeardNumber } from '../../core/numbers/tasks.ts';
import type { Store } from '../../core/ports.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';

/** The numbers of «Сегодня» in the chat. JSON: if it is lost, they are asked again at most. */
export type NumberPractice = {
  /** The learner's date on which they were asked. */
  date: ActivityDate;
  /** The current number first; empty when all of the day were asked. */
  queue: readonly HeardNumber[];
  /** The update that caused the question: names its buttons. */
  askedBy: number;
  /** ISO time. */
  askedAt: string;
  /** The message that holds its buttons: what was written before it answers something else. */
  messageId: number;
  /** Updates that it has handled, the latest last. */
  updates: readonly number[];
};

const keptSeconds = 2 * 24 * 60 * 60;
const updatesKnown = 20;
const keyOf = (userId: number): string => `today-numbers:${userId}`;

/** Undefined when none were asked lately. Throws when the store is unavailable. */
export function readNumberPractice(store: Store, userId: number): Promise<NumberPractice | undefined> {
  return store.get<NumberPractice>(keyOf(userId));
}

/** Stores a practice with the update that led to its current state. Throws when the store is unavailable. */
export async function keepNumberPractice(
  store: Store,
  userId: number,
  practice: NumberPractice,
  updateId: number,
): Promise<void> {
  const updates = [...practice.updates, updateId].slice(-updatesKnown);
  await store.set(keyOf(userId), { ...practice, updates }, { expirySeconds: keptSeconds });
}
