import type { SaidWord } from './spelling.ts';
import type { Token } from './transcript.ts';

/** Numbers multiply the ways to read a transcript; nobody says more numbers than this for one word. */
const maxReadings = 64;

/** A word that is not Hebrew is kept as a character that no spelling contains. */
export const foreign: SaidWord = { letters: '?' };

/** The ways to read the tokens as words: a number has one way for each gender. */
export function readingsOf(tokens: readonly Token[]): SaidWord[][] {
  return tokens.reduce<SaidWord[][]>(
    (heads, token) =>
      waysOf(token)
        .flatMap((tail) => heads.map((head) => [...head, ...tail]))
        .slice(0, maxReadings),
    [[]],
  );
}

function waysOf(token: Token): SaidWord[][] {
  if (token.kind === 'word') return [[token]];
  if (token.kind === 'foreign' || token.readings.length === 0) return [[foreign]];
  return token.readings.map((reading) => reading.split(' ').map((letters) => ({ letters })));
}
