import type { HeardNumber } from '../../core/numbers/tasks.ts';
import { type Asked, type RoundState, startRound } from '../../core/round/state.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { createPracticeKeeper } from './in-progress.ts';

/** The numbers of «Сегодня» in the chat. JSON: if it is lost, they are asked again at most. */
export type NumberPractice = RoundState<HeardNumber, string> & {
  /** The learner's date on which they were asked. */
  date: ActivityDate;
  /** The update that caused the question: names its buttons. */
  askedBy: number;
  /** ISO time. */
  askedAt: string;
  /** The message that holds its buttons: what was written before it answers something else. */
  messageId: number;
  /** Updates that it has handled, the latest last. */
  updates: readonly number[];
};

/** As the release before 0110 kept it: read until 2026-12-03. */
type FormerPractice = Omit<NumberPractice, keyof RoundState<HeardNumber>> & {
  queue: readonly (HeardNumber & Partial<Asked<HeardNumber>>)[];
};

function readKept(kept: NumberPractice | FormerPractice): NumberPractice {
  const queue = kept.queue.map((number) => ({ again: false, ...number }));
  return { ...startRound<HeardNumber, string>([]), ...kept, queue };
}

export const { read: readNumberPractice, keep: keepNumberPractice } = createPracticeKeeper<
  NumberPractice,
  NumberPractice | FormerPractice
>('today-numbers', readKept);
