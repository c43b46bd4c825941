import { afterForm } from '../../core/forms/round.ts';
import type { FormTask } from '../../core/forms/task.ts';
import { createPracticeKeeper } from './in-progress.ts';

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

export const {
  read: readFormPractice,
  keep: keepFormPractice,
  drop: dropFormPractice,
} = createPracticeKeeper<FormPractice>('today-forms');

/** The forms that are left after the current one was answered. */
export function formsAfter(queue: readonly QueuedForm[], isRight: boolean): QueuedForm[] {
  const [current] = queue;
  const comesBack = !isRight && current?.hasReturned === false;
  return afterForm(queue, comesBack).map((one) => (one === current ? { ...one, hasReturned: true } : one));
}
