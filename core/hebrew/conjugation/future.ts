import type { VowelSign } from '../reading/points.ts';
import type { Stem, Stressed } from './past.ts';
import { onLast, onPenult } from './past.ts';
import { type Segment, type Word, withSegment } from './segments.ts';
import { doubleLast, isFirmVowel, isGuttural, reduceVowel, withHifilE } from './sound-rules.ts';

export type FutureForms = Record<
  | 'future.1sg'
  | 'future.2sg.m'
  | 'future.2sg.f'
  | 'future.3sg.m'
  | 'future.3sg.f'
  | 'future.1pl'
  | 'future.2pl.m'
  | 'future.3pl.m',
  Stressed
>;

const endingI: Partial<Segment> = { vowel: 'hiriq', mater: 'י' };
const endingU: Partial<Segment> = { vowel: 'qubuts', mater: 'ו' };

/** The vowel under the alef of "I": the letter likes e for i, and a hataf for a shva. */
const vowelOfAlef: Partial<Record<VowelSign, VowelSign>> = { hiriq: 'segol', shva: 'hatafPatah' };

/** אֶכְתֹּב, אֲדַבֵּר, אֶעֱבֹר, אֹמַר. */
function firstPerson({ word, binyan }: Stem): Word {
  const [prefix, second, third] = word;
  if (!prefix || !second) return word;
  const withAlef = withSegment(word, 0, { letter: 'א' });
  if (prefix.mater !== '') return withAlef;
  const isSilentAlef = second.letter === 'א' && second.vowel === null;
  if (isSilentAlef && third) return [{ ...prefix, letter: 'א' }, ...word.slice(2)];
  const isPaalOfGuttural = binyan === 'paal' && prefix.vowel === 'patah' && isGuttural(second);
  if (isPaalOfGuttural) {
    const e = withSegment(withAlef, 0, { vowel: 'segol' });
    return second.vowel === 'hatafPatah' ? withSegment(e, 1, { vowel: 'hatafSegol' }) : e;
  }
  const vowel = prefix.vowel && vowelOfAlef[prefix.vowel];
  return vowel ? withSegment(withAlef, 0, { vowel }) : withAlef;
}

/** The future before -ִי and -וּ: the last vowel falls away unless it is long by nature or the root is doubled. */
export function withVowelEnding(stem: Stem, ending: Partial<Segment>): Stressed {
  const { word, isGeminate } = stem;
  const last = word.at(-1);
  if (last?.mater === 'ה') return onLast(withSegment(word, -1, ending));
  if (isGeminate) return onPenult(withSegment(doubleLast(withHifilE(stem)), -1, ending));
  if (isFirmVowel(word.at(-2))) return onPenult(withSegment(word, -1, ending));
  return onLast(withSegment(reduceVowel(word, -2), -1, ending));
}

/** The eight forms of the future from the 3rd person singular masculine. */
export function futureOf(stem: Stem): FutureForms {
  const { word } = stem;
  const withTav = (form: Word): Word => withSegment(form, 0, { letter: 'ת', dagesh: true });
  const feminine = withVowelEnding(stem, endingI);
  const plural = withVowelEnding(stem, endingU);
  const you = withTav(word);
  return {
    'future.1sg': onLast(firstPerson(stem)),
    'future.2sg.m': onLast(you),
    'future.2sg.f': { ...feminine, word: withTav(feminine.word) },
    'future.3sg.m': onLast(word),
    'future.3sg.f': onLast(you),
    'future.1pl': onLast(withSegment(word, 0, { letter: 'נ' })),
    'future.2pl.m': { ...plural, word: withTav(plural.word) },
    'future.3pl.m': plural,
  };
}
