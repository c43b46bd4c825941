import type { HeardNumber } from '../../core/numbers/tasks.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { createPracticeKeeper } from './in-progress.ts';

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

export const { read: readNumberPractice, keep: keepNumberPractice } =
  createPracticeKeeper<NumberPractice>('today-numbers');
