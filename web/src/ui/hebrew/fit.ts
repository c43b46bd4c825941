import type { CSSProperties } from 'react';

/** Letters of a word that fit into a line of a 320 px screen in the largest size. */
const heroLetters = 7;
const [largest, smallestWord, smallestPhrase] = [72, 32, 26];

/** The size of a long word, so that it stays on one line of a 320 px screen, and of a phrase, which takes two at most. */
export function fitOf(hebrew: string): CSSProperties | undefined {
  const { length } = [...hebrew.replace(/\p{M}/gu, '')];
  if (length <= heroLetters) return undefined;
  const smallest = length > 16 ? smallestPhrase : smallestWord;
  return { '--fit': `${Math.max(smallest, largest - 4 * (length - 5))}px` } as CSSProperties;
}
