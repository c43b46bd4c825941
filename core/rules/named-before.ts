import type { LessonDetail } from '../contracts/catalogue.ts';

export type LessonWithRules = {
  letters?: LessonDetail['letters'] | undefined;
  words: readonly Pick<LessonDetail['words'][number], 'id'>[];
  /** A lesson that an older release has kept on the device has none. */
  rules?: LessonDetail['rules'] | undefined;
};

/**
 * The rules that a lesson names before a word, or before one of the words before it. A lesson of letters begins with
 * them, and a rule that opens it waits until they have made a word.
 */
export function namedBefore(
  { words, letters = [], rules = [] }: LessonWithRules,
  wordId: number,
): LessonDetail['rules'] {
  const opening = letters.length > 0 ? 1 : 0;
  const placeOf = (id: number | null) => (id === null ? opening : words.findIndex((word) => word.id === id));
  const here = placeOf(wordId);
  return rules.filter(({ before }) => placeOf(before) <= here);
}
