import type { VowelSign } from '../reading/points.ts';
import type { Binyan } from './forms.ts';
import { type Segment, segment, type Word, withSegment } from './segments.ts';
import { doubleLast, isFirmVowel, isGuttural, reduceVowel, soundedShva, withHifilE } from './sound-rules.ts';

/** A form and the place of its stressed vowel, counted from the end of the word: 1 is the last. */
export type Stressed = { word: Word; stress: 1 | 2 };
export const onLast = (word: Word): Stressed => ({ word, stress: 1 });
export const onPenult = (word: Word): Stressed => ({ word, stress: 2 });

export type PastForms = Record<
  | 'past.1sg'
  | 'past.2sg.m'
  | 'past.2sg.f'
  | 'past.3sg.m'
  | 'past.3sg.f'
  | 'past.1pl'
  | 'past.2pl.m'
  | 'past.3pl',
  Stressed
>;

/** What a stem needs to know of its verb. */
export type Stem = { word: Word; binyan: Binyan; isGeminate: boolean };

const endingA: Partial<Segment> = { vowel: 'qamats', mater: 'ה' };
const endingU: Partial<Segment> = { vowel: 'qubuts', mater: 'ו' };
const tav = (vowel: VowelSign | null, mater: Segment['mater'], dagesh: boolean): Segment =>
  segment('ת', vowel, { mater, dagesh });

/**
 * The first vowel of a verb with far stress (כְּתַבְתֶּם, הֲקַמְתֶּם, הַחַלְתֶּם): a long open vowel falls away. The past of a verb
 * of piel may be of paal: פְּחַדְתֶּם.
 */
function lightenFirst({ word, binyan }: Stem): Word {
  const [first, second] = word;
  if (!first || !second || first.mater !== '') return word;
  const isOneSyllable = word.length === 2 && second.mater === '';
  if ((binyan === 'paal' || binyan === 'piel') && first.vowel === 'qamats' && !isOneSyllable) {
    const isBeforeYod = second.letter === 'י' && first.letter === 'ה'; // הֱיִיתֶם
    return withSegment(word, 0, { vowel: isBeforeYod ? 'hatafSegol' : soundedShva(first) });
  }
  if (binyan === 'nifal' && first.vowel === 'qamats') return withSegment(word, 0, { vowel: 'shva' });
  if (binyan !== 'hifil' || first.vowel !== 'tsere') return word;
  return withSegment(word, 0, { vowel: isGuttural(second) ? 'patah' : 'hatafPatah' });
}

/** Joins an ending that begins with ת or נ to a stem that ends in a consonant; equal letters become one. */
function closed(word: Word, ...ending: [Segment, ...Segment[]]): Word {
  const [head, ...rest] = ending;
  const last = word.at(-1);
  if (last?.letter === head.letter) return [...word.slice(0, -1), { ...head, dagesh: true }, ...rest];
  return [...withSegment(word, -1, { vowel: 'shva' }), head, ...rest];
}

type Endings = { ti: Word; ta: Word; t: Word; nu: Word; tem: Word };

const nun = segment('נ', 'qubuts', { mater: 'ו' });

function closedEndings(stem: Word, far: Word): Endings {
  return {
    ti: closed(stem, tav('hiriq', 'י', true)),
    ta: closed(stem, tav('qamats', '', true)),
    t: closed(stem, tav('shva', '', true)),
    nu: closed(stem, nun),
    tem: closed(far, tav('segol', '', true), segment('מ')),
  };
}

/** After a vowel or a silent alef the ת is soft: זָכִיתִי, קָרָאתָ. */
function openEndings(stem: Word, far: Word): Endings {
  return {
    ti: [...stem, tav('hiriq', 'י', false)],
    ta: [...stem, tav('qamats', '', false)],
    t: [...stem, tav(null, '', false)],
    nu: [...stem, nun],
    tem: [...far, tav('segol', '', false), segment('מ')],
  };
}

function assemble(stem: Word, endings: Endings, feminine: Stressed, plural: Stressed): PastForms {
  return {
    'past.1sg': onPenult(endings.ti),
    'past.2sg.m': onPenult(endings.ta),
    'past.2sg.f': onLast(endings.t),
    'past.3sg.m': onLast(stem),
    'past.3sg.f': feminine,
    'past.1pl': onPenult(endings.nu),
    'past.2pl.m': onLast(endings.tem),
    'past.3pl': plural,
  };
}

/** Final he: זָכָה, זָכִיתִי, זָכְתָה, זָכוּ. The yod of the ending is i in paal and piel, e elsewhere. */
function pastOfHe(stem: Stem): PastForms {
  const { word, binyan } = stem;
  const vowel = binyan === 'paal' || binyan === 'piel' ? 'hiriq' : 'tsere';
  const open = withSegment(word, -1, { vowel, mater: 'י' });
  const far = withSegment(lightenFirst(stem), -1, { vowel, mater: 'י' });
  const feminine = [...reduceVowel(word, -1), tav('qamats', 'ה', false)];
  return assemble(
    word,
    openEndings(open, far),
    onLast(feminine),
    onLast(withSegment(word, -1, { ...endingU })),
  );
}

/** The vowel before -תִּי. An o stays (יָכֹלְתִּי), all others become a. */
const isOfO = (part: Segment | undefined): boolean => part?.vowel === 'holam';

/** True where the last vowel stays before -ָה and -וּ: הִגְדִּילָה, קָמָה, הֵחֵלָּה. */
function keepsVowel({ word, binyan, isGeminate }: Stem): boolean {
  const isOneSyllable = word.length === 2;
  const isHifilOfTwo = binyan === 'hifil' && word.length === 3 && word[1]?.vowel === 'tsere';
  return isFirmVowel(word.at(-2)) || isOneSyllable || isGeminate || isHifilOfTwo;
}

function withVowelEnding(stem: Stem, ending: Partial<Segment>): Stressed {
  const { word, isGeminate } = stem;
  if (!keepsVowel(stem)) return onLast(withSegment(reduceVowel(word, -2), -1, ending));
  const isDoubled = isGeminate || (word.length === 2 && word[0]?.vowel === 'patah');
  return onPenult(withSegment(isDoubled ? doubleLast(withHifilE(stem)) : word, -1, ending));
}

/** Final alef: קָרָא, קָרָאתִי, מִלֵּאתִי, הִמְצֵאתִי. */
function pastOfAlef(stem: Stem): PastForms {
  const vowelIn = (word: Word): Word => {
    const before = word.at(-2);
    if (stem.binyan === 'paal' || !before) return word;
    return withSegment(word, -2, { vowel: 'tsere', mater: '' });
  };
  const endings = openEndings(vowelIn(stem.word), vowelIn(lightenFirst(stem)));
  return assemble(stem.word, endings, withVowelEnding(stem, endingA), withVowelEnding(stem, endingU));
}

function pastOfConsonant(given: Stem): PastForms {
  const { binyan } = given;
  const isLongO = binyan === 'paal' && given.word.length === 3 && given.word[1]?.mater === 'ו'; // יָכוֹל
  const word = isLongO ? withSegment(given.word, 1, { mater: '' }) : given.word;
  const stem = { ...given, word };
  const penult = word.at(-2);
  const isO = isOfO(penult);
  const shortStem = (of: Word): Word =>
    withSegment(of, -2, isO ? { vowel: 'holam', mater: '' } : { vowel: 'patah', mater: '' });
  const far = shortStem(lightenFirst(stem));
  const endings = closedEndings(
    shortStem(word),
    isO && (binyan === 'paal' || binyan === 'nifal') ? withSegment(far, -2, { vowel: 'qamatsQatan' }) : far,
  );
  return assemble(given.word, endings, withVowelEnding(stem, endingA), withVowelEnding(stem, endingU));
}

/** A doubled root in paal has an o before its endings: קַלּוֹתִי. */
function pastOfDoubledPaal(stem: Stem): PastForms {
  const open = withSegment(doubleLast(stem.word), -1, { vowel: 'holam', mater: 'ו' });
  const vowelForms = [withVowelEnding(stem, endingA), withVowelEnding(stem, endingU)] as const;
  return assemble(stem.word, openEndings(open, open), ...vowelForms);
}

/** The eight forms of the past from the 3rd person singular masculine. */
export function pastOf(stem: Stem): PastForms {
  const last = stem.word.at(-1);
  if (last?.mater === 'ה') return pastOfHe(stem);
  if (last?.letter === 'א' && last.vowel === null) return pastOfAlef(stem);
  if (stem.binyan === 'paal' && stem.isGeminate) return pastOfDoubledPaal(stem);
  return pastOfConsonant(stem);
}
