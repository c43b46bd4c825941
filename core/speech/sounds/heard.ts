import { foldFinals } from '../../hebrew/letters.ts';

/**
 * One letter of a word with what is known about its sound. Sounds are one character each: vowels a e i o u, `j`, `x`
 * for ח and soft כ, `S` for שׁ, `c` for צ, `Z` `J` `C` for letters with geresh, `?` for א and ע that separate
 * syllables.
 */
export type HeardLetter = {
  /** Plain form, e.g. 'כ' also where the word ends in ך. */
  letter: string;
  /** What the letter stands for; '' for a silent one. */
  sound: string;
  /** Sounds heard after it that no letter writes, e.g. 'e' for the first letter of כלב. */
  unwritten: string;
};

/** Full spelling doubles a ו or י that is a consonant; here both spellings are one. Final forms become plain. */
export function plainLetters(word: string): string {
  return foldFinals(word).replace(/וו/gu, 'ו').replace(/יי/gu, 'י');
}
