import type { ChoiceExercise } from '../../core/memory/choices.ts';
import type { Session } from '../../core/memory/session.ts';
import type { Store } from '../../core/ports.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';

/** How a word is asked in the chat: drawing has no place there. */
export type ChatExercise = ChoiceExercise | 'type' | 'speak';

/** What a learner has used up of a question before he answers it. */
export type Help = {
  isHinted: boolean;
  /** Tries that missed. */
  misses: number;
  /** What was typed at the first of them. */
  firstTyped?: string | undefined;
};

/** The question that waits for an answer. */
export type ChatQuestion = Help & {
  /** The update that had it asked: names the question, its buttons and the event of its answer. */
  askedBy: number;
  /** ISO time. */
  askedAt: string;
  exercise: ChatExercise;
  /** The message that holds its buttons. */
  messageId: number;
  /** The latest message that asked for an answer: what was written before it answers something else. */
  promptId: number;
  /** Answers to choose from; none where the word itself is asked for. */
  choices: readonly { wordId: number; label: string }[];
};

/** A review in the chat. JSON: it lives in the store, and what is due follows from the database if it is lost. */
export type ChatPractice = {
  /** The learner's date for which it was planned. */
  date: ActivityDate;
  /** Its present task is the one of `question`. */
  session: Session;
  question: ChatQuestion;
  points: number;
  /** Words that became firm. */
  firm: number;
  /** Updates that it has taken, the latest last, should Telegram bring one of them again. */
  updates: readonly number[];
};

const keptSeconds = 2 * 24 * 60 * 60;
const updatesKnown = 20;

const keyOf = (userId: number): string => `today:${userId}`;

/** Undefined when none is under way. Throws when the store is away. */
export function readPractice(store: Store, userId: number): Promise<ChatPractice | undefined> {
  return store.get<ChatPractice>(keyOf(userId));
}

/** Writes a practice down with the update that brought it where it is. Throws when the store is away. */
export async function keepPractice(
  store: Store,
  userId: number,
  practice: ChatPractice,
  updateId: number,
): Promise<void> {
  const updates = [...practice.updates, updateId].slice(-updatesKnown);
  await store.set(keyOf(userId), { ...practice, updates }, { expirySeconds: keptSeconds });
}

export async function dropPractice(store: Store, userId: number): Promise<void> {
  await store.delete(keyOf(userId));
}

/** The session without a word: it is not asked any more in it. */
export function withoutWord(session: Session, wordId: number): Session {
  return { ...session, queue: session.queue.filter((task) => task.wordId !== wordId) };
}

/** The session with a word asked first, where it is asked at all. */
export function beginningWith(session: Session, wordId: number | undefined): Session {
  const first = session.queue.filter((task) => task.wordId === wordId);
  return { ...session, queue: [...first, ...session.queue.filter((task) => task.wordId !== wordId)] };
}

/** Two of the answers, the right one among them, in their order. */
export function halved(choices: ChatQuestion['choices'], wordId: number): ChatQuestion['choices'] {
  const other = choices.find((choice) => choice.wordId !== wordId);
  return choices.filter((choice) => choice.wordId === wordId || choice === other);
}
