import { comparableHebrew } from '../../hebrew/comparable.ts';
import { stripNiqqud } from '../../hebrew/niqqud.ts';
import { type Random, shuffled } from '../../random.ts';
import type { RuleCheck } from '../content.ts';

/** An option that is wrong, and what is wrong about it. */
type Wrong = readonly [option: string, reason: string];

/** A check before its options are in their order. */
export type Draft = {
  prompt: string;
  /** Of a gap: with `gapMark`. */
  sentence?: string;
  right: string;
  wrong: readonly Wrong[];
  /** The word that is asked: it is not asked twice. */
  wordId: number;
};

const maxWrong = 3;

/**
 * Returns the check of a draft. A wrong option that only niqqud distinguishes from the right one, or from another, is left out:
 * undefined where none is left.
 */
export function checkOf({ prompt, sentence, right, wrong }: Draft, random: Random): RuleCheck | undefined {
  const letters = (text: string) => comparableHebrew(stripNiqqud(text));
  const others = wrong
    .filter(
      ([option], at) =>
        letters(option) !== letters(right) &&
        wrong.findIndex(([other]) => letters(other) === letters(option)) === at,
    )
    .slice(0, maxWrong);
  if (others.length === 0) return undefined;
  const options = shuffled([right, ...others.map(([option]) => option)], random);
  return {
    kind: sentence === undefined ? 'choice' : 'gap',
    prompt,
    ...(sentence === undefined ? {} : { sentence }),
    options,
    answer: options.indexOf(right),
    reasons: options.flatMap((option) => others.find(([one]) => one === option)?.[1] ?? []),
  };
}
