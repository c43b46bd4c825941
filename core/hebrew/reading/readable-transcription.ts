import { russianByShape } from '../../russian/comparable.ts';
import { trimmedTo, visibleText, withPlainMarks } from '../../text/visible.ts';
import { stressMark } from './cyrillic.ts';

/** Accents that authors type for the stress: as a mark of their own, grave, or turned into a letter's by a keyboard. */
const stressSigns = /[\u0300\u0340\u0341\u00b4\u02ca\u1fef\u1ffd]/gu;
/** Letters that are drawn like һ (U+04BB), the one that no Russian keyboard has. */
const likeHe = /[hHɦħΗҺ]/gu;
/** Not brackets, quotes, spaces and the signs that end a sentence or part its words. */
const inner = /[^\s"'()[\]{}/.,;:]/u;

/** A transcription as this returns it: letters of the convention, single spaces and apostrophes, none at its ends. */
const readable = /^(?![ '])(?:[бвгджзйклмнпрстфхцчшһ-]|[аэиоуяею]\u0301?|[ '](?![ ']|$))*$/;

/**
 * Returns a transcription as an author meant it, in NFC: small Russian letters and һ for letters of other alphabets that
 * are drawn like them, one sign of stress (U+0301) for every accent and for a capital vowel inside the word (глидА),
 * plain apostrophes and hyphens, nothing that cannot be seen, no brackets or quotes around. What is like no letter of
 * the convention is left for the checker to name.
 */
export function readableTranscription(text: string): string {
  if (readable.test(text)) return text;
  const accented = visibleText(text).replace(stressSigns, stressMark).normalize('NFD');
  return trimmedTo(inner, withPlainMarks(accented.replace(stressSigns, stressMark)))
    .replace(/[\p{L}\p{M}]+/gu, readableWord)
    .replace(/\s+/gu, ' ')
    .normalize('NFC');
}

/** A word without a Russian letter is of another language. */
function readableWord(word: string): string {
  if (!/[а-яё]/iu.test(word)) return word;
  const russian = word
    .replace(likeHe, 'һ')
    .replace(/(?!һ)\p{L}/gu, (letter) => russianByShape(letter) ?? letter);
  return withStressOfCapital(russian).toLowerCase();
}

/** The only capital of a word is its stress, where it is a vowel that does not begin it. */
function withStressOfCapital(word: string): string {
  const capitals = word.match(/\p{Lu}/gu) ?? [];
  const isStress =
    capitals.length === 1 && !word.includes(stressMark) && /[аэиоуяюе].*[аэиоуяюе]/iu.test(word);
  return isStress ? word.replace(/(?!^)[АЭИОУЯЮЕ]/u, `$&${stressMark}`) : word;
}
