import { afterForm } from '../../core/forms/round.ts';
import type { FormTask } from '../../core/forms/task.ts';
import type { Store } from '../../core/ports.ts';

/** A task that waits for its turn; one that was missed returns once. */
export type QueuedForm = { task: FormTask; hasReturned: boolean };

/** The forms of «Сегодня» in the chat. JSON: if it is lost, what is due follows from the database. */
export type FormPractice = {
  /** The current task first. */
  queue: readonly QueuedForm[];
  /** The update that caused the question: names the question, its buttons and the event of its answer. */
  askedBy: number;
  /** ISO time. */
  askedAt: string;
  /** The message that holds its buttons. */
  messageId: number;
  /** The latest message that asked for an answer: what was written before it answers something else. */
  promptId: number;
  /** Failed tries at saying it. */
  misses: number;
  /** Updates that it has handled, the latest last. */
  updates: readonly number[];
};

const keptSeconds = 2 * 24 * 60 * 60;
const updatesKnown = 20;
const keyOf = (userId: number): string => `today-forms:${userId}`;

/** Undefined when none is in progress. Throws when the store is unavailable. */
export function readFormPractice(store: Store, userId: number): Promise<FormPractice | undefined> {
  return store.get<FormPractice>(keyOf(userId));
}

/** Stores a practice with the update that led to its current state. Throws when the store is unavailable. */
export async function keepFormPractice(
  store: Store,
  userId: number,
  practice: FormPractice,
  updateId: number,
): Promise<void> {
  const updates = [...practice.updates, updateId].slice(-updatesKnown);
  await store.set(keyOf(userId), { ...practice, updates }, { expirySeconds: keptSeconds });
}

export async function dropFormPractice(store: Store, userId: number): Promise<void> {
  await store.delete(keyOf(userId));
}

/** The forms that are left after the current one was answered. */
export function formsAfter(queue: readonly QueuedForm[], isRight: boolean): QueuedForm[] {
  const [current] = queue;
  const comesBack = !isRight && current?.hasReturned === false;
  return afterForm(queue, comesBack).map((one) => (one === current ? { ...one, hasReturned: true } : one));
}
