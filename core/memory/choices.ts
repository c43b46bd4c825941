import { optionsFor } from '../quiz/options.ts';
import type { QuizWord } from '../quiz/question.ts';
import { type Random, shuffled } from '../random.ts';
import type { Exercise } from './exercises.ts';

/** The exercises answered by a choice of four. */
export type ChoiceExercise = Extract<Exercise, 'choose-russian' | 'choose-hebrew' | 'listen'>;

/** The quiz question by whose rules the options must differ: words that sound alike are not options for a heard one. */
const alikeAs = {
  'choose-russian': 'hebrew-russian',
  'choose-hebrew': 'russian-hebrew',
  listen: 'listening',
} as const;

/**
 * Returns the words among which `word` is chosen, itself included, shuffled: words of the same lesson first, then the
 * other available words, then `distractors`. Fewer than four only when no more can be distinguished. With a `rival`, the
 * choice is between these two.
 */
export function choicesOf<W extends QuizWord & { lessonId: number }>(
  word: W,
  exercise: ChoiceExercise,
  {
    words,
    distractors,
    random,
    rival,
  }: { words: readonly W[]; distractors: readonly QuizWord[]; random: Random; rival?: QuizWord | undefined },
): QuizWord[] {
  if (rival) return shuffled([word, rival], random);
  const near = words.filter(({ lessonId }) => lessonId === word.lessonId);
  const far = words.filter(({ lessonId }) => lessonId !== word.lessonId);
  const options = optionsFor(word, alikeAs[exercise], {
    words: near,
    distractors: { subsection: far, course: distractors },
    random,
  });
  return options.map((option) => option.word);
}
