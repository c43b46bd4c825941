import type { FormTask } from '../../core/forms/task.ts';
import type { HeardNumber } from '../../core/numbers/tasks.ts';
import type { Store } from '../../core/ports.ts';
import type { WordRound } from '../../core/round/kinds/words.ts';
import { type Asked, startRound } from '../../core/round/state.ts';
import { storeKeys } from '../services/store-keys.ts';
import type { ChatPractice, ChatQuestion } from './practice.ts';

/**
 * What releases before 0112 kept of «Сегодня» in the chat: forms, numbers and words under a key each. Read until
 * 2026-12-03, then this file goes.
 */

type FormerQuestion = Pick<ChatQuestion, 'askedBy' | 'askedAt' | 'messageId'>;

type FormerWords = Pick<ChatPractice, 'date' | 'points' | 'firm' | 'updates'> & {
  session: WordRound;
  question: ChatQuestion;
};
type FormerForms = FormerQuestion &
  Pick<ChatQuestion, 'promptId' | 'misses'> & {
    queue: readonly (Asked<FormTask> | { task: FormTask; hasReturned: boolean })[];
    updates: readonly number[];
  };
type FormerNumbers = FormerQuestion &
  Pick<ChatPractice, 'date' | 'updates'> & { queue: readonly (HeardNumber & { again?: boolean })[] };

export async function readFormerPractice(
  store: Store,
  userId: number,
  words: object | undefined,
): Promise<ChatPractice | undefined> {
  const [forms, numbers] = await Promise.all([
    store.get<FormerForms>(storeKeys.practice('today-forms', userId)),
    store.get<FormerNumbers>(storeKeys.practice('today-numbers', userId)),
  ]);
  const numbered = numbers && fromNumbers(numbers);
  const current = forms ? fromForms(forms) : numbered?.question ? numbered : undefined;
  const practice = current ?? (isFormerWords(words) ? fromWords(words) : numbered);
  return practice && { ...practice, rounds: { ...numbered?.rounds, ...practice.rounds } };
}

const isFormerWords = (kept: object | undefined): kept is FormerWords =>
  kept !== undefined && 'session' in kept;

const begun = { points: 0, firm: 0 };
const unhelped = { isHinted: false, misses: 0, choices: [] };

function fromWords({ session, ...practice }: FormerWords): ChatPractice {
  return { ...practice, part: 'words', rounds: { words: session } };
}

function fromForms({ queue, updates, misses, ...question }: FormerForms): ChatPractice {
  const { askedBy, askedAt, messageId, promptId } = question;
  const round = startRound<FormTask, string>([]);
  const asked = queue.map((one) => ('task' in one ? { ...one.task, again: one.hasReturned } : one));
  return {
    ...begun,
    ...{ date: askedAt.slice(0, 10), part: 'forms', rounds: { forms: { ...round, queue: asked } }, updates },
    question: { ...unhelped, askedBy, askedAt, messageId, promptId, misses },
  };
}

function fromNumbers({ queue, date, updates, askedBy, askedAt, messageId }: FormerNumbers): ChatPractice {
  const round = startRound<HeardNumber, string>([]);
  const asked = queue.map((number) => ({ again: false, ...number }));
  const question = { ...unhelped, askedBy, askedAt, messageId, promptId: messageId };
  return {
    ...begun,
    ...{ date, part: 'numbers', rounds: { numbers: { ...round, queue: asked } }, updates },
    question: asked.length > 0 ? question : null,
  };
}
