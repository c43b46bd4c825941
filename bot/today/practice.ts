import { type DayPart, dayOrder } from '../../core/day/order.ts';
import type { PlannedCheck } from '../../core/day/rules.ts';
import type { FormTask } from '../../core/forms/task.ts';
import type { ChoiceExercise } from '../../core/memory/choices.ts';
import type { HeardNumber } from '../../core/numbers/tasks.ts';
import type { WordRound } from '../../core/round/kinds/words.ts';
import type { RoundState } from '../../core/round/state.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';

/** What the chat asks of a day, in its order. Letters are drawn and heard in the app. */
export type Part = Exclude<DayPart, 'letters'>;
export const parts = dayOrder.filter((part): part is Part => part !== 'letters');

/** How a word is asked in the chat, where drawing is not possible. */
export type ChatExercise = ChoiceExercise | 'type' | 'speak';

/** The help and tries a learner has used before answering a question. */
export type Help = {
  isHinted: boolean;
  /** Failed tries. */
  misses: number;
  /** What was typed at the first of them. */
  firstTyped?: string | undefined;
};

/** The question waiting for an answer. */
export type ChatQuestion = Help & {
  /** The update that caused the question: names the question, its buttons and the event of its answer. */
  askedBy: number;
  /** ISO time. */
  askedAt: string;
  /** How a word is asked; missing for other questions. */
  exercise?: ChatExercise;
  /** The message that holds its buttons. */
  messageId: number;
  /** The latest message that asked for an answer: what was written before it answers something else. */
  promptId: number;
  /** Words to choose from; empty where the word itself is asked. */
  choices: readonly { wordId: number; label: string }[];
};

/**
 * «Сегодня» in the chat. JSON: it is kept in the store, and if it is lost, what is due follows from the database. Its
 * current question is the first one of the round of its part.
 */
export type ChatPractice = {
  /** The learner's date for which the session was planned. */
  date: ActivityDate;
  part: Part;
  /** Rounds as far as they were begun; numbers stay, since a day asks them once. */
  rounds: {
    rules?: RoundState<PlannedCheck, string>;
    forms?: RoundState<FormTask, string>;
    numbers?: RoundState<HeardNumber, string>;
    words?: WordRound;
  };
  /** Null while nothing waits for an answer. */
  question: ChatQuestion | null;
  /** The word whose question was open when the session was begun again: its help still counts. */
  helped?: (Help & { wordId: number }) | undefined;
  points: number;
  /** Words that became firm. */
  firm: number;
  /** Updates that it has handled, the latest last, in case Telegram delivers one of them again. */
  updates: readonly number[];
};

/** A practice whose question waits for an answer. */
export type WaitingPractice = ChatPractice & { question: ChatQuestion };

/** The practice with some of its rounds replaced. */
export const withRounds = (practice: ChatPractice, rounds: ChatPractice['rounds']): ChatPractice => ({
  ...practice,
  rounds: { ...practice.rounds, ...rounds },
});

export const isWaiting = (practice: ChatPractice | undefined): practice is WaitingPractice =>
  practice?.question != null;
