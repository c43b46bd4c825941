import { haveNiqqud, shownSpelling } from '../../../../core/hebrew/shown.ts';
import { type ChoiceExercise, choicesOf } from '../../../../core/memory/choices.ts';
import type { QuizWord } from '../../../../core/quiz/question.ts';
import { createRandom } from '../../../../core/random.ts';
import type { Choice } from './choice-exercise.tsx';

/** The options of a choice, the answer among them. The same seed gives the same options in the same order. */
export function choicesFor<W extends QuizWord & { lessonId: number }>(
  word: W,
  exercise: ChoiceExercise,
  { words, distractors }: { words: readonly W[]; distractors: readonly QuizWord[] },
  { seed, niqqud, rival }: { seed: number; niqqud: boolean; rival?: QuizWord | undefined },
): Choice[] {
  const chosen = choicesOf(word, exercise, { words, distractors, random: createRandom(seed), rival });
  const isDotted = niqqud && haveNiqqud(chosen);
  return chosen.map(({ id, hebrew, pronunciation, russian }) => ({
    value: String(id),
    label: exercise === 'choose-hebrew' ? shownSpelling({ hebrew, pronunciation }, isDotted) : russian,
  }));
}
