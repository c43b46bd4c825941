import { comparableHebrew, isTypedExactly } from '../comparable.ts';
import { homographsOf } from '../known/homographs.ts';
import { type SpelledWord, spellingsByRule } from './by-rule.ts';

/**
 * How a typed text spells a word where nothing but the word is right (a lesson, a quiz): exact · variant: another spelling
 * in use, listed or by rule · undefined: it does not. Needs none of the tables that `judgeTyped` looks into.
 */
export function typedSpelling(
  typed: string,
  word: SpelledWord & { variants: readonly string[] },
): 'exact' | 'variant' | undefined {
  const answer = comparableHebrew(typed);
  const own = comparableHebrew(word.hebrew);
  if (isTypedExactly(typed, word.hebrew)) return 'exact';
  if (word.variants.some((variant) => isTypedExactly(typed, variant))) return 'variant';
  const isByRule = spellingsByRule(word).includes(answer) && !homographsOf(own).includes(answer);
  return isByRule ? 'variant' : undefined;
}
