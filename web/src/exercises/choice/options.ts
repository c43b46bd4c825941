import type { LearnedWord, TodayResponse } from '../../../../core/contracts/memory.ts';
import { type ChoiceExercise, choicesOf } from '../../../../core/memory/choices.ts';
import { createRandom } from '../../../../core/random.ts';
import type { Choice } from './choice-exercise.tsx';

/** The options of a choice, the answer among them. The same seed gives the same options in the same order. */
export function choicesFor(
  word: LearnedWord,
  exercise: ChoiceExercise,
  { words, distractors }: Pick<TodayResponse, 'words' | 'distractors'>,
  { seed, niqqud }: { seed: number; niqqud: boolean },
): Choice[] {
  const chosen = choicesOf(word, exercise, { words, distractors, random: createRandom(seed) });
  return chosen.map(({ id, hebrew, pronunciation, russian }) => ({
    value: String(id),
    label: exercise === 'choose-hebrew' ? (niqqud ? pronunciation : hebrew) : russian,
  }));
}
