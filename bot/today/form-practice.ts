import type { FormTask } from '../../core/forms/task.ts';
import { type RoundState, startRound } from '../../core/round/state.ts';
import { createPracticeKeeper } from './in-progress.ts';

/** The forms of «Сегодня» in the chat. JSON: if it is lost, what is due follows from the database. */
export type FormPractice = RoundState<FormTask, string> & {
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

/** As the release before 0110 kept it: read until 2026-12-03. */
type FormerPractice = Omit<FormPractice, keyof RoundState<FormTask>> & {
  queue: readonly { task: FormTask; hasReturned: boolean }[];
};

const isFormer = (kept: FormPractice | FormerPractice): kept is FormerPractice =>
  kept.queue.some((one) => 'task' in one);

function readKept(kept: FormPractice | FormerPractice): FormPractice {
  if (!isFormer(kept)) return kept;
  const queue = kept.queue.map(({ task, hasReturned }) => ({ ...task, again: hasReturned }));
  return { ...kept, ...startRound<FormTask, string>([]), queue };
}

export const {
  read: readFormPractice,
  keep: keepFormPractice,
  drop: dropFormPractice,
} = createPracticeKeeper<FormPractice, FormPractice | FormerPractice>('today-forms', readKept);
