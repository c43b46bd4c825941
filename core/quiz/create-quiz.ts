import { createRandom } from '../random.ts';
import { arrange, dealWords } from './deal.ts';
import { type Distractors, optionsFor } from './options.ts';
import { correctAnswerOf, type Question, type QuizWord, shownText } from './question.ts';
import { questionKinds, typesOf } from './question-types.ts';

export type QuizInput<W extends QuizWord = QuizWord> = {
  /** Words of the lesson in a fixed order, 1 to 10. */
  words: readonly W[];
  distractors: Distractors;
  /** Any 32-bit number. */
  seed: number;
  /** The learner can be recorded: pronunciation is asked. */
  voice: boolean;
};

/**
 * Returns the 35 questions of a quiz: 7 types of 5, shuffled; the same input gives the same questions on the phone and
 * on the server, also years later: a quiz in progress is graded by what this function returns for its stored seed and
 * words. Words repeat where the lesson is short; with two words or more the same word never comes twice in a row, and
 * with a single word the same type never does. Throws RangeError for a lesson without words.
 */
export function createQuiz<W extends QuizWord>({
  words,
  distractors,
  seed,
  voice,
}: QuizInput<W>): Question<W>[] {
  if (words.length === 0) throw new RangeError('a quiz needs at least one word');
  const random = createRandom(seed);
  return arrange(dealWords(words, typesOf({ voice }), random), random).map(({ type, word }, index) => {
    const kind = questionKinds[type];
    const options = kind.options ? optionsFor(word, type, { words, distractors, random }) : [];
    return {
      index,
      type,
      word,
      question: shownText(word, kind.shows[0] ?? 'sound'),
      correctAnswer: correctAnswerOf(word, type),
      options,
      attempts: kind.attempts,
    };
  });
}
