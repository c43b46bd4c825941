import { hebrewWordsOf, readableHebrew } from '../hebrew/comparable.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';

/** What a learner looks for: Hebrew letters, with niqqud where it was written, or Russian ones. */
export type SearchText = { language: 'hebrew' | 'russian'; text: string };

/** Said around the word that is asked for: «как будет „хлеб“ на иврите?». */
const questions = [
  /^(?:а )?(?:как|что)(?: (?:будет|сказать|пишется|называется|значит|означает|такое))+(?: слово)? /,
  /^(?:слово|глагол|перевод) /,
  / (?:на иврите?|по-еврейски)$/,
];

/** At least so many letters begin a word; fewer must be the word. */
export const shortestStart = 2;

/**
 * The text to look for in what was typed: lower case, е for ё, without the question around it. Undefined where no
 * letter of either language is left. Hebrew counts where there is any.
 */
export function searchText(typed: string): SearchText | undefined {
  const plain = readableHebrew(typed).trim().slice(0, 80);
  const hebrew = hebrewWordsOf(plain);
  if (hebrew !== '') return { language: 'hebrew', text: hebrew };
  let text = russianLetters(plain);
  for (const question of questions) text = text.replace(question, '').trim();
  return text === '' ? undefined : { language: 'russian', text };
}

/** A Russian text as it is compared: letters in lower case, е for ё, single spaces. */
export const russianLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^а-я-]+/g, ' ')
    .trim();

/** The rank of a gloss of which only the beginning of a word is asked. */
export const beginningRank = 2;

/**
 * How well a gloss answers what is looked for, 0 the best: it is one of its meanings, one of its words, or the beginning
 * of one. Undefined where it is none. `asked` as `searchText` gives it.
 */
export function rankOfGloss(gloss: string, asked: string): number | undefined {
  const withoutNotes = gloss.replace(/\([^)]*\)/g, ' ');
  if (withoutNotes.split(/[,;/]/).some((meaning) => russianLetters(meaning) === asked)) return 0;
  const words = ` ${russianLetters(gloss)} `;
  if (words.includes(` ${asked} `)) return 1;
  return asked.length > shortestStart && words.includes(` ${asked}`) ? beginningRank : undefined;
}

/** The beginning of a Russian word that its forms share, where it is long enough: 'машину' gives 'машин'. */
export function stemOf(asked: string): string | undefined {
  if (asked.includes(' ') || asked.length < 5) return undefined;
  return asked.slice(0, Math.max(4, asked.length - 2));
}

/** Words without the prefix that is written together with them: 'בבית' may be 'בית'. */
export function withoutPrefix(hebrew: string): string[] {
  const plain = stripNiqqud(hebrew);
  return /^[בהוכלמש][א-ת]{2,}$/.test(plain) ? [plain.slice(1)] : [];
}
