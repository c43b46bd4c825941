import { toClauses } from './phonemes.ts';

/** Mnemonics of espeak-ng's Hebrew voice that are no letters of the IPA as they stand; the longest first. */
const signs: readonly (readonly [string, string])[] = [
  ['|', ''],
  ['Q"', 'ʁ'],
  ["'", 'ˈ'],
  ['S', 'ʃ'],
  ['Z', 'ʒ'],
  ['X', 'χ'],
  ['?', 'ʔ'],
  ['g', 'ɡ'],
];

/**
 * A text in the IPA, as neural voices of Hebrew are given it: the stress stands before its vowel, and punctuation behind
 * its clause. שָׁלוֹם, דָּוִד! becomes `ʃalˈom, davˈid!`. Input and the rules are those of `toClauses`.
 */
export const toIpa = (pronunciation: string, transcription?: string): string =>
  toClauses(pronunciation, transcription)
    .map(
      ({ phonemes, end }) => signs.reduce((text, [sign, ipa]) => text.replaceAll(sign, ipa), phonemes) + end,
    )
    .join(' ');
