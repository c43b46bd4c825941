import type { RuleItem } from '../contracts/rules.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import { ruleTexts } from '../texts/lesson/grammar/rules.ts';

/** Words of a question that say nothing about what is asked. */
const asking = new Set([
  'как',
  'что',
  'это',
  'почему',
  'зачем',
  'когда',
  'сказать',
  'будет',
  'такое',
  'иврите',
]);

/** So many are found at most. */
const mostRules = 3;

type Named = Pick<RuleItem, 'title' | 'theme' | 'text'>;

/**
 * Returns the rules whose title, the name of whose theme, or whose text has all words that were asked, in Hebrew or in another
 * form of the Russian word: for a search on a device. Those found by their own title come first, those by their text last.
 */
export function rulesByTitle<R extends Named>(rules: readonly R[], asked: string): R[] {
  const words = wordsOf(asked).filter((word) => !asking.has(word));
  if (words.length === 0) return [];
  const isIn = (text: string) => {
    const known = wordsOf(text);
    return words.every((word) => known.some((one) => isAlike(one, word)));
  };
  const places: ((rule: R) => string)[] = [
    ({ title }) => title,
    ({ theme }) => ruleTexts.theme[theme],
    ({ text }) => text,
  ];
  const found = places.flatMap((place) => rules.filter((rule) => isIn(place(rule))));
  return [...new Set(found)].slice(0, mostRules);
}

const wordsOf = (text: string): string[] =>
  stripNiqqud(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[а-я]{3,}|[א-ת]+/g) ?? [];

/** Russian endings are short: two letters at most are left out of account, and three stay. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, word.length - 2));

const isAlike = (known: string, asked: string): boolean =>
  known === asked ||
  (/[а-я]/.test(asked) && known.startsWith(stemOf(asked)) && known.length <= asked.length + 3);
