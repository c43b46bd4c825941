import { hebrewLettersOf } from '../hebrew/niqqud.ts';

/** Signs that a learner has not met: taught later, not claimed, and in no word that they learned. */
export type UnmetLetters = ReadonlySet<string>;

/** True when the learner has met every letter of the text, final forms being letters of their own. */
export function isReadable(text: string, unmet: UnmetLetters): boolean {
  return unmet.size === 0 || ![...hebrewLettersOf(text)].some((letter) => unmet.has(letter));
}

/** A choice needs three wrong answers, and some words may not be distinguished from the right one. */
const enoughOthers = 6;

/**
 * Returns the distractors that the learner can read; all of them where a choice among these and the `others` that are
 * at hand would have too few answers.
 */
export function readableDistractors<W extends { hebrew: string }>(
  distractors: readonly W[],
  { unmet, others }: { unmet: UnmetLetters; others: number },
): W[] {
  const readable = distractors.filter(({ hebrew }) => isReadable(hebrew, unmet));
  return readable.length + others < enoughOthers ? [...distractors] : readable;
}
