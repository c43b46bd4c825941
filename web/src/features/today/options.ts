import type { LearnedWord, TodayResponse } from '../../../../core/contracts/memory.ts';
import type { Exercise } from '../../../../core/memory/exercises.ts';
import { optionsFor } from '../../../../core/quiz/options.ts';
import { createRandom } from '../../../../core/random.ts';
import type { Choice } from '../../exercises/choice/choice-exercise.tsx';

type ChoiceExercise = Extract<Exercise, 'choose-russian' | 'choose-hebrew' | 'listen'>;

/** As which question of the quiz the options must differ: words that sound alike are no options for a heard one. */
const alikeAs = {
  'choose-russian': 'hebrew-russian',
  'choose-hebrew': 'russian-hebrew',
  listen: 'listening',
} as const;

/**
 * The options of a choice, the answer among them: words of the same lesson first, then other learned ones, then what the
 * server gave besides. The same seed gives the same options in the same order.
 */
export function choicesFor(
  word: LearnedWord,
  exercise: ChoiceExercise,
  { words, distractors }: Pick<TodayResponse, 'words' | 'distractors'>,
  { seed, niqqud }: { seed: number; niqqud: boolean },
): Choice[] {
  const near = words.filter(({ lessonId }) => lessonId === word.lessonId);
  const far = words.filter(({ lessonId }) => lessonId !== word.lessonId);
  const options = optionsFor(word, alikeAs[exercise], {
    words: near,
    distractors: { subsection: far, course: distractors },
    random: createRandom(seed),
  });
  return options.map(({ word: { id, hebrew, pronunciation, russian } }) => ({
    value: String(id),
    label: exercise === 'choose-hebrew' ? (niqqud ? pronunciation : hebrew) : russian,
  }));
}
