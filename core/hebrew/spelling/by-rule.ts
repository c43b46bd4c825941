import { comparableHebrew } from '../comparable.ts';
import { customarySpellings } from './customary.ts';
import { letterChoices } from './letter-choices.ts';

/** A word as far as its spellings go. */
export type SpelledWord = {
  /** Plain letters in full spelling. */
  hebrew: string;
  /** The same letters with niqqud, where known. */
  pronunciation?: string | null | undefined;
};

/** More spellings of one text than anybody writes. */
const mostSpellings = 256;
/** Below this length a missing letter leaves too little to tell the word by. */
const fewestLetters = 2;

/**
 * Returns every other spelling of a word or phrase that the rules of full spelling allow or have allowed, plain letters:
 * by its niqqud (`letterChoices`), and by custom where no rule gives it. Without niqqud only ו and י that are doubled may
 * be single. Some may be spellings of other words, too (`acceptedSpellings`).
 */
export function spellingsByRule({ hebrew, pronunciation }: SpelledWord): string[] {
  const own = comparableHebrew(hebrew);
  const words = own.split(' ');
  const pointed = (pronunciation ?? '').split(/[\s\u05be-]+/u);
  const isPointed = comparableHebrew(pronunciation ?? '') === own && pointed.length === words.length;
  const all = words.map((word, at) => [
    ...new Set([
      ...spellingsOfWord(word, isPointed ? (pointed[at] ?? word) : word),
      ...customarySpellings(word),
    ]),
  ]);
  return combinations(all, ' ').filter((spelling) => spelling !== own && spelling.length >= fewestLetters);
}

const spellingsOfWord = (word: string, pointed: string): string[] => [
  word,
  ...combinations(letterChoices(pointed), ''),
];

/** Every way to take one text of each list, joined. */
function combinations(lists: readonly (readonly string[])[], between: string): string[] {
  return lists.reduce<string[]>(
    (heads, tails, at) =>
      tails
        .flatMap((tail) => (at === 0 ? [tail] : heads.map((head) => head + between + tail)))
        .slice(0, mostSpellings),
    [],
  );
}

/** The letters with ו and י never doubled. */
export const withSingles = (letters: string): string => letters.replace(/([וי])\1/gu, '$1');
