import { hebrewWordsOf } from '../comparable.ts';
import { type AnalysisSources, analyseWord, consonantsAsked } from './analyse-word.ts';
import type { Reading } from './reading.ts';
import { maxTextLetters, maxTextWords } from './text-limits.ts';

/** Words of the longest phrase of a course, with what may stand before it. */
const longestPhrase = 4;

/** A written word of a text, or several that are one phrase. `readings`: none where nothing is known. */
export type TextWord = { text: string; readings: readonly Reading[] };

/** The Hebrew words of a text in their order; a single letter is none. */
export const textWords = (text: string): string[] =>
  hebrewWordsOf(text.slice(0, maxTextLetters))
    .split(' ')
    .filter((word) => word.replace(/[^א-ת]/gu, '').length > 1)
    .slice(0, maxTextWords);

/**
 * Reads a text: its words in their order with all their readings, a phrase that a source has as one word. At most 800
 * words of the first 4,000 letters.
 */
export function readText(text: string, sources: AnalysisSources): TextWord[] {
  const words = textWords(text);
  const read = remembering((one) => analyseWord(one, sources));
  const found: TextWord[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, read);
    found.push(phrase ?? { text: words[at] ?? '', readings: read(words[at] ?? '') });
    at += phrase ? phrase.length : 1;
  }
  return found.map(({ text: written, readings }) => ({ text: written, readings }));
}

/** The consonants that reading a text asks a source for. */
export function consonantsOfText(text: string): string[] {
  const words = textWords(text);
  const asked = new Set<string>();
  for (const at of words.keys()) {
    for (let length = 1; length <= longestPhrase; length += 1) {
      for (const one of consonantsAsked(words.slice(at, at + length).join(' '))) asked.add(one);
    }
  }
  return [...asked];
}

function phraseAt(
  words: readonly string[],
  at: number,
  read: (text: string) => readonly Reading[],
): (TextWord & { length: number }) | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 1; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const readings = read(text);
    if (readings.length > 0) return { text, readings, length };
  }
  return undefined;
}

function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    const found = read(text);
    known.set(text, found);
    return found;
  };
}
