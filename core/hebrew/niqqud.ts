import { readableHebrew } from './comparable.ts';

/**
 * Vowel points, dagesh, shin dots and cantillation. The punctuation of the same Unicode block stays out of the range:
 * maqaf (U+05BE), paseq (U+05C0), sof pasuq (U+05C3) and nun hafukha (U+05C6) separate words and must not vanish.
 */
const marks = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]+/g;

/** Returns the text in NFC without any vowel point, dagesh, shin dot or cantillation: 'שָׁלוֹם' becomes 'שלום'. */
export function stripNiqqud(text: string): string {
  return text.normalize('NFC').replace(marks, '');
}

/** True when the text has at least one point. */
export function hasNiqqud(text: string): boolean {
  return text.normalize('NFC').search(marks) !== -1;
}

/** Returns only the letters א to ת of the text, in order: no points, spaces, geresh, digits or foreign letters. */
export function hebrewLettersOf(text: string): string {
  return readableHebrew(text).replace(/[^א-ת]/g, '');
}
