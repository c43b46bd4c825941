import { skillOf } from './exercises.ts';
import type { Task } from './plan.ts';
import { gradeOf, inOrder, type Recall } from './recall.ts';

/**
 * Returns the words whose latest checked answer of a day was a miss: they come back in its session, the earliest miss
 * first.
 */
export function missesOf(answers: readonly (Recall & { wordId: number })[]): Task[] {
  const latest = new Map<number, { wordId: number; recall: Recall }>();
  const wordOf = new Map(answers.map(({ eventId, wordId }) => [eventId, wordId]));
  for (const recall of inOrder(answers)) {
    const wordId = wordOf.get(recall.eventId);
    if (wordId === undefined || !gradeOf(recall, 0)) continue;
    latest.delete(wordId);
    latest.set(wordId, { wordId, recall });
  }
  return [...latest.values()]
    .filter(({ recall }) => gradeOf(recall, 0) === 'again')
    .map(({ wordId, recall: { exercise } }) => ({ wordId, skill: skillOf(exercise), exercise }));
}
