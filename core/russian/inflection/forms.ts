import { genderOfNoun } from '../adjective.ts';
import { adjectiveForms, formsOfAdverb, mayBeAdjective } from './adjective.ts';
import { closed, further, suppletive, unchanging } from './irregular.ts';
import { nounForms, singularForms } from './noun.ts';
import { infinitivesOf, isKnownVerb, mayBeInfinitive, verbForms } from './verb.ts';

/**
 * The forms of one Russian word, in lower-case letters with е for ё, the word itself among them. `own`: forms that the
 * word has if it is what it looks like. `related`: those of a word made of it (быстро: быстрый; пять: пятый) and of the
 * singular of a plural.
 */
export type RussianForms = { own: ReadonlySet<string>; related: ReadonlySet<string> };

/**
 * Returns every form by which a Russian word of a gloss can be asked for: case, number, gender, person, past,
 * imperative, short form, comparative. `word` is one word in lower case, with ё where it has one. More forms than the
 * word has: see `nounForms`, `verbForms`.
 */
export function formsOfRussian(word: string): RussianForms {
  const plain = word.replaceAll('ё', 'е');
  const others = suppletive.get(plain) ?? [];
  const own = new Set([plain, ...ownForms(word, plain), ...(further.get(plain) ?? [])]);
  for (const form of others) own.delete(form);
  const related = new Set([...relatedForms(plain), ...others].filter((form) => !own.has(form)));
  return { own, related };
}

/** True for a word whose forms may begin with another letter: мы, нас; человек, люди. Those of all others do not. */
export const hasOtherRoots = (plain: string): boolean =>
  [closed, further, suppletive].some((table) => table.has(plain));

function ownForms(word: string, plain: string): readonly string[] {
  const listed = closed.get(plain);
  if (listed) return listed;
  if (plain.length < 3 || unchanging.has(plain)) return [];
  if (isKnownVerb(word)) return verbForms(word);
  const isNoun = plain.endsWith('ость') || (/[ьч]$/.test(plain) && genderOfNoun(word) !== undefined);
  return [
    ...nounForms(word),
    ...(mayBeAdjective(plain) ? adjectiveForms(plain) : []),
    ...(mayBeInfinitive(plain) && !isNoun ? verbForms(word) : []),
  ];
}

function relatedForms(plain: string): string[] {
  const ordinal = ordinals.get(plain);
  if (ordinal) return adjectiveForms(ordinal);
  if (plain.length < 5) return [];
  if (plain.endsWith('о')) return formsOfAdverb(plain);
  return [...infinitivesOf(plain).flatMap(verbForms), ...singularForms(plain)];
}

const ordinals: ReadonlyMap<string, string> = new Map(
  (
    'один первый · два второй · три третий · четыре четвертый · пять пятый · шесть шестой · семь седьмой · ' +
    'восемь восьмой · девять девятый · десять десятый'
  )
    .split(' · ')
    .map((pair) => pair.split(' ') as [string, string]), // each has two words
);
