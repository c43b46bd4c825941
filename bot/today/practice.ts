import type { ChoiceExercise } from '../../core/memory/choices.ts';
import type { WordRound } from '../../core/round/kinds/words.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { createPracticeKeeper } from './in-progress.ts';

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
  exercise: ChatExercise;
  /** The message that holds its buttons. */
  messageId: number;
  /** The latest message that asked for an answer: what was written before it answers something else. */
  promptId: number;
  /** Answers to choose from; empty where the word itself is asked. */
  choices: readonly { wordId: number; label: string }[];
};

/** A review in the chat. JSON: it is kept in the store, and if it is lost, the due words follow from the database. */
export type ChatPractice = {
  /** The learner's date for which the session was planned. */
  date: ActivityDate;
  /** Its current task is the one in `question`. */
  session: WordRound;
  question: ChatQuestion;
  points: number;
  /** Words that became firm. */
  firm: number;
  /** Updates that it has handled, the latest last, in case Telegram delivers one of them again. */
  updates: readonly number[];
};

export const {
  read: readPractice,
  keep: keepPractice,
  drop: dropPractice,
} = createPracticeKeeper<ChatPractice>('today', (kept) => kept);

/** The session without a word, which is then not asked any more. */
export function withoutWord(session: WordRound, wordId: number): WordRound {
  return { ...session, queue: session.queue.filter((task) => task.wordId !== wordId) };
}

/** The session with a word asked first, if it is asked at all. */
export function beginningWith(session: WordRound, wordId: number | undefined): WordRound {
  const first = session.queue.filter((task) => task.wordId === wordId);
  return { ...session, queue: [...first, ...session.queue.filter((task) => task.wordId !== wordId)] };
}

/** Two of the answers, including the right one, in their order. */
export function halved(choices: ChatQuestion['choices'], wordId: number): ChatQuestion['choices'] {
  const other = choices.find((choice) => choice.wordId !== wordId);
  return choices.filter((choice) => choice.wordId === wordId || choice === other);
}
