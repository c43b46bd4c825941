import { formsOfRussian } from '../../russian/inflection/forms.ts';
import { infinitivesOf, verbForms } from '../../russian/inflection/verb.ts';

/** Words of a Russian text in lower case, ё as е. */
export const russianWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('\u0301', '')
    .replaceAll('ё', 'е')
    .match(/[а-я]+(?:-[а-я]+)*/g) ?? [];

const prefixes = /^(по|за|на|при|под|от|вы|про|пере|с|у|о|до|из|в|об|раз|рас|ис|воз|вз)/;
const stemLength = 4;

/** The start of a word that its relatives share: without the endings of its length. */
const stemOf = (word: string): string => word.slice(0, Math.max(stemLength, Math.ceil(word.length * 0.6)));

/** True for forms of one word, or for words of one root as far as their beginning tells it. */
export function areRelated(one: string, other: string): boolean {
  if (one === other || one === `не${other}` || other === `не${one}`) return true;
  if (one.length < stemLength || other.length < stemLength)
    return formsOf(one).has(other) || formsOf(other).has(one);
  const [a, b] = [one, other].map((it) => it.replace(prefixes, '')) as [string, string];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.startsWith(stemOf(short)) ||
    (a.length >= 3 && b.length >= 3 && a.slice(0, stemLength) === b.slice(0, stemLength)) ||
    formsOf(one).has(other) ||
    formsOf(other).has(one)
  );
}

const pronouns = [
  'я меня мне мной мой моя мое мои',
  'ты тебя тебе тобой твой твоя твое твои',
  'он его него ему нему им ним нем',
  'она ее нее ей ней',
  'мы нас нам нами наш наша наше наши',
  'вы вас вам вами ваш ваша ваше ваши',
  'они их них им ним ими ними',
].map((family) => family.split(' '));

const forms = new Map<string, ReadonlySet<string>>();

function formsOf(word: string): ReadonlySet<string> {
  const known = forms.get(word);
  if (known) return known;
  const { own, related } = formsOfRussian(word);
  const ofVerb = infinitivesOf(word).flatMap((infinitive) => [infinitive, ...verbForms(infinitive)]);
  const pronoun = pronouns.find((family) => family.includes(word)) ?? [];
  const all = new Set([word, ...own, ...related, ...ofVerb, ...pronoun].map((it) => it.replaceAll('ё', 'е')));
  forms.set(word, all);
  return all;
}
