import { type LetterMemory, rememberLetter } from '../../core/memory/letters.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import type { StoredLetterAnswer } from './answers.ts';

/** A letter as one learner knows it. */
export type LetterKnowledge = LetterMemory & {
  isDue: boolean;
  /** Keys of what was chosen or drawn instead, most often first. */
  mixedUpWith: { key: string; times: number }[];
};

/** What follows from the answers about a letter on a date. */
export function knowledgeOf(
  key: string,
  answers: readonly StoredLetterAnswer[],
  today: ActivityDate,
): LetterKnowledge {
  const memory = rememberLetter(key, answers, today);
  const times = new Map<string, number>();
  for (const { chosen, isRight } of answers) {
    if (chosen !== null && !isRight) times.set(chosen, (times.get(chosen) ?? 0) + 1);
  }
  const mixedUpWith = [...times]
    .map(([chosen, count]) => ({ key: chosen, times: count }))
    .sort((a, b) => b.times - a.times || (a.key < b.key ? -1 : 1));
  return { ...memory, isDue: memory.phase === 'learning' && memory.due <= today, mixedUpWith };
}
