import { hebrewWordsOf } from '../hebrew/comparable.ts';
import { comparableRussian } from '../russian/comparable.ts';
import { textsAskedBy } from '../search/wordings.ts';

/**
 * What a learner looks for: Hebrew letters, with niqqud where it was written, or others in lower case with е for ё: a
 * Russian text, or a Hebrew one as it was heard, in Russian or Latin letters. `texts`: everything that can be meant, the
 * whole text first, then without the question around a word; at least one.
 */
export type SearchText =
  | { language: 'hebrew'; text: string }
  | { language: 'other'; texts: readonly string[] };

/** A longer text is cut: nobody looks for more. */
const maxLength = 100;

/**
 * The text to look for in what was typed, undefined where no letter is left. Hebrew counts where there is any.
 */
export function searchText(typed: string): SearchText | undefined {
  const cut = typed.slice(0, maxLength);
  const hebrew = hebrewWordsOf(cut);
  if (hebrew !== '') return { language: 'hebrew', text: hebrew };
  const letters = lettersOf(cut);
  if (letters === '') return undefined;
  return { language: 'other', texts: textsAskedBy(letters) };
}

/** A text as it is compared: letters in lower case, е for ё, hyphens inside words, single spaces. */
const lettersOf = (text: string): string =>
  withoutMarks(comparableRussian(text).replace(/[^\p{L}'-]+/gu, ' '));

/** Words with single spaces, without marks around them. */
const withoutMarks = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^['"-]+|['"-]+$/g, ''))
    .filter((word) => word !== '')
    .join(' ');

/** The rank of a name of which only the beginning of a word is asked. */
const beginningRank = 2;
/** At least so many letters begin a word; fewer must be the word. */
const shortestStart = 2;

/**
 * How well a name in Russian answers what is looked for, 0 the best: it is one of its parts, one of its words, or the
 * beginning of one. Undefined where it is none. `asked` as `searchText` gives it.
 */
export function rankOfGloss(gloss: string, asked: string): number | undefined {
  const withoutNotes = gloss.replace(/\([^)]*\)/g, ' ');
  if (withoutNotes.split(/[,;/]/).some((meaning) => lettersOf(meaning) === asked)) return 0;
  const words = ` ${lettersOf(gloss)} `;
  if (words.includes(` ${asked} `)) return 1;
  return asked.length > shortestStart && words.includes(` ${asked}`) ? beginningRank : undefined;
}
