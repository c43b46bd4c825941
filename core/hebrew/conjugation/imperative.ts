import { withVowelEnding } from './future.ts';
import { dropsNun } from './irregular.ts';
import type { Stem, Stressed } from './past.ts';
import { onLast } from './past.ts';
import type { Root } from './radicals.ts';
import { type Segment, segment, type Word, withSegment } from './segments.ts';
import { isFirmVowel, isGuttural, takesLightDagesh } from './sound-rules.ts';

export type ImperativeForms = Record<'imperative.sg.m' | 'imperative.sg.f' | 'imperative.pl.m', Stressed>;

/** What the imperative needs beside the future. */
export type ImperativeStem = Stem & {
  /** The future may hide its first letter: יִפֹּל is of נפל. */
  root: Root;
  /** The past starts with a hard letter; loans like פִסְפֵס keep their soft one. */
  isHardFirst: boolean;
};

const endingI: Partial<Segment> = { vowel: 'hiriq', mater: 'י' };
const endingU: Partial<Segment> = { vowel: 'qubuts', mater: 'ו' };

/** A final -ֶה of the future is -ֵה in the imperative: זְכֵה, הַעֲלֵה. */
function withImperativeHe(word: Word): Word {
  return word.at(-1)?.mater === 'ה' ? withSegment(word, -1, { vowel: 'tsere' }) : word;
}

const build = (
  masculine: Word,
  feminine: Stressed,
  plural: Stressed,
  shape: (word: Word) => Word,
): ImperativeForms => ({
  'imperative.sg.m': onLast(shape(withImperativeHe(masculine))),
  'imperative.sg.f': { ...feminine, word: shape(feminine.word) },
  'imperative.pl.m': { ...plural, word: shape(plural.word) },
});

/** ה in the place of the prefix: nifal, hitpael and hifil. */
function withHe({ word, binyan }: Stem): Word {
  const he = withSegment(word, 0, { letter: 'ה' });
  const isLongI = binyan === 'hifil' && he.at(-2)?.vowel === 'hiriq' && he.at(-2)?.mater === 'י';
  if (!isLongI) return he;
  const isLow = he.length === 3 && 'חע'.includes(he.at(-1)?.letter ?? ''); // הַגַּע, הָנַח
  return withSegment(he, -2, { vowel: isLow ? 'patah' : 'tsere', mater: '' }); // הַגְדֵּל, הָקֵם
}

function hardenFirst(word: Word, isHard: boolean): Word {
  const [first] = word;
  if (!first) return word;
  return withSegment(word, 0, { dagesh: takesLightDagesh(first) && isHard });
}

/** The letter after a sounded shva or a bare hiriq is soft: תִּכְתֹּב but כְּתֹב, כִּתְבִי. */
const softenSecond = (word: Word): Word => withSegment(word, 1, { dagesh: false });

/** The shva that opens an imperative: א takes a hataf segol (אֱמֹר), and so does ה before yod (הֱיֵה). */
function openingShva(word: Word): Word {
  const [first, second] = word;
  if (!first) return word;
  const isE = first.letter === 'א' || (first.letter === 'ה' && second?.letter === 'י');
  const hataf = isE ? 'hatafSegol' : 'hatafPatah';
  return withSegment(word, 0, { vowel: isGuttural(first) ? hataf : 'shva' });
}

/** Two shvas meet before -ִי and -וּ: כִּתְבִי, with a guttural in the middle שַׁאֲלִי, with two אֶהֱבִי. */
function withHelpingVowel(word: Word): Word {
  const [first, second] = word;
  if (!first || !second) return word;
  if (second.vowel === 'shva') return withSegment(word, 0, { vowel: 'hiriq' });
  if (second.vowel !== 'hatafPatah') return openingShva(word);
  if (first.letter !== 'א') return withSegment(word, 0, { vowel: 'patah' });
  return withSegment(withSegment(word, 0, { vowel: 'segol' }), 1, { vowel: 'hatafSegol' });
}

/**
 * The future without its prefix. A first נ that it swallowed returns before an o (יִפֹּל, נְפֹל), a final he (נְטֵה) and a
 * last guttural (נְטַע), not before another a or e (יִגַּשׁ, גַּשׁ); a first י returns where it was the vowel of the
 * prefix (יִירַשׁ, יְרַשׁ).
 */
function withoutPrefix(word: Word, root: Root): Word {
  const stem = word.slice(1);
  const [first, last] = [stem[0], stem.at(-1)];
  const isSwallowed = first?.dagesh === true && root[0] === 'נ' && first.letter !== 'נ';
  const isOfAOrE = ['patah', 'qamats', 'tsere'].includes(first?.vowel ?? '') && last?.mater === '';
  const isGutturalLast = last?.letter === 'ח' || last?.letter === 'ע';
  const isNun = isSwallowed && (!isOfAOrE || (isGutturalLast && !dropsNun(root)));
  const isYod = word[0]?.mater === 'י' && root[0] === 'י';
  if (!isNun && !isYod) return stem;
  return [segment(isNun ? 'נ' : 'י', 'shva'), ...withSegment(stem, 0, { dagesh: false })];
}

/** יֹאמַר, אֱמֹר: the silent alef sounds again, and the vowel is o; only אֱהַב has a. */
function ofSilentAlef(stem: Word): Word {
  const isO = stem.length === 3 && stem[1]?.vowel === 'patah' && stem[1].letter !== 'ה';
  return isO ? withSegment(stem, 1, { vowel: 'holam' }) : stem;
}

function paalImperative(stem: ImperativeStem): ImperativeForms {
  const { word, root, isHardFirst } = stem;
  const shape = (form: Word): Word => hardenFirst(form, isHardFirst);
  const bare = withoutPrefix(word, root);
  const isOpenSyllable = isFirmVowel(bare[0]) || stem.isGeminate; // קוּם, סֹב
  const isShort = bare.length === 2 && bare[1]?.mater === ''; // שֵׁב, לֵךְ
  const feminine = withVowelEnding({ ...stem, word: bare }, endingI);
  const plural = withVowelEnding({ ...stem, word: bare }, endingU);
  if (isOpenSyllable || isShort) return build(bare, feminine, plural, shape);
  const short = (it: Stressed): Stressed => ({ ...it, word: withHelpingVowel(softenSecond(it.word)) });
  const isAlef = word[1]?.letter === 'א' && word[1].vowel === null;
  const masculine = openingShva(softenSecond(isAlef ? ofSilentAlef(bare) : bare));
  return build(masculine, short(feminine), short(plural), shape);
}

/** The imperative from the future; the caller knows whether the verb has one. */
export function imperativeOf(stem: ImperativeStem): ImperativeForms {
  const { binyan, word } = stem;
  if (binyan === 'paal') return paalImperative(stem);
  const feminine = withVowelEnding(stem, endingI);
  const plural = withVowelEnding(stem, endingU);
  if (binyan === 'piel' || binyan === 'pual') {
    const shape = (form: Word): Word => hardenFirst(form.slice(1), stem.isHardFirst);
    return build(word, feminine, plural, shape);
  }
  const toHe = (form: Word): Word => withSegment(form, 0, { letter: 'ה' });
  return {
    'imperative.sg.m': onLast(withImperativeHe(withHe(stem))),
    'imperative.sg.f': { ...feminine, word: toHe(feminine.word) },
    'imperative.pl.m': { ...plural, word: toHe(plural.word) },
  };
}
