import type { DayDialogue } from '../../core/day/dialogue.ts';
import type { DayPart } from '../../core/day/order.ts';
import type { PlannedCheck } from '../../core/day/rules.ts';
import type { FormTask } from '../../core/forms/task.ts';
import type { LetterStep } from '../../core/letters/steps.ts';
import type { ChoiceExercise } from '../../core/memory/choices.ts';
import type { HeardNumber } from '../../core/numbers/tasks.ts';
import type { WordRound } from '../../core/round/kinds/words.ts';
import type { RoundState } from '../../core/round/state.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';

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
  part: DayPart;
  /** Rounds as far as they were begun; numbers stay, since a day asks them once. */
  rounds: {
    letters?: RoundState<LetterStep, string>;
    rules?: RoundState<PlannedCheck, string>;
    forms?: RoundState<FormTask, string>;
    numbers?: RoundState<HeardNumber, string>;
    words?: WordRound;
  };
  /** Null while nothing waits for an answer. */
  question: ChatQuestion | null;
  /** The word whose question was open when the session was begun again: its help still counts. */
  helped?: (Help & { wordId: number }) | undefined;
  /** Offered after the words; missing on most days. */
  dialogue?: DialogueOfDay | undefined;
  points: number;
  /** Words that became firm. */
  firm: number;
  /** Updates that it has handled, the latest last, in case Telegram delivers one of them again. */
  updates: readonly number[];
};

/** Of a day that has one. */
export type DialogueOfDay = Pick<DayDialogue, 'dialogueId' | 'title'>;

/** A practice whose question waits for an answer. */
export type WaitingPractice = ChatPractice & { question: ChatQuestion };

/** The practice with some of its rounds replaced. */
export const withRounds = <P extends ChatPractice>(practice: P, rounds: ChatPractice['rounds']): P => ({
  ...practice,
  rounds: { ...practice.rounds, ...rounds },
});

export const isWaiting = (practice: ChatPractice | undefined): practice is WaitingPractice =>
  practice?.question != null;
