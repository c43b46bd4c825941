import type { Stem, Stressed } from './past.ts';
import { onLast, onPenult } from './past.ts';
import { type Segment, segment, type Word, withSegment } from './segments.ts';
import { doubleLast, isFirmVowel, isGuttural, reduceVowel, soundedShva, withHifilE } from './sound-rules.ts';

export type PresentForms = Record<
  'present.sg.m' | 'present.sg.f' | 'present.pl.m' | 'present.pl.f',
  Stressed
>;

const endings = {
  a: { vowel: 'qamats', mater: 'ה' },
  im: { vowel: 'hiriq', mater: 'י' },
  ot: { vowel: 'holam', mater: 'ו' },
} as const satisfies Record<string, Partial<Segment>>;

const withIm = (word: Word): Word => [...withSegment(word, -1, endings.im), segment('מ')];
const withOt = (word: Word): Word => [...withSegment(word, -1, endings.ot), segment('ת')];
const withA = (word: Word): Word => withSegment(word, -1, endings.a);

/** Feminine in -ֶת: כּוֹתֶבֶת, with ח and ע שׁוֹלַחַת, with a silent alef קוֹרֵאת. */
function feminineInT(word: Word): Stressed {
  const last = word.at(-1);
  if (last?.letter === 'א')
    return onLast([...withSegment(word, -2, { vowel: 'tsere', mater: '' }), segment('ת')]);
  const vowel = isGuttural(last) ? 'patah' : 'segol';
  const stem = withSegment(withSegment(word, -2, { vowel, mater: '' }), -1, { vowel });
  return onPenult([...stem, segment('ת')]);
}

/** All forms on one stem: קָם, קָמָה, קָמִים; the stress goes to the ending. */
const onStem = (word: Word, stem: Word): PresentForms => ({
  'present.sg.m': onLast(word),
  'present.sg.f': onLast(withA(stem)),
  'present.pl.m': onLast(withIm(stem)),
  'present.pl.f': onLast(withOt(stem)),
});

function presentOfHe({ word, binyan }: Stem): PresentForms {
  const forms = onStem(word, word);
  const isInEit = binyan === 'nifal' || binyan === 'hufal'; // נִגְלֵית, מֻפְנֵית
  if (!isInEit) return forms;
  const feminine = [...withSegment(word, -1, { vowel: 'tsere', mater: 'י' }), segment('ת')];
  return { ...forms, 'present.sg.f': onLast(feminine) };
}

/** The first vowel falls away two syllables before the stress: יְשֵׁנָה, חֲזֵקָה, מְקִימָה. The נ of נֵחָן keeps its e. */
function lightenFirst(word: Word): Word {
  const first = word[0];
  const isLong = first?.vowel === 'qamats' || (first?.vowel === 'tsere' && first.letter === 'מ');
  if (!first || !isLong || first.mater !== '' || word.length < 3) return word;
  return withSegment(word, 0, { vowel: soundedShva(first) });
}

/** The stem of a hifil with a doubled root before an ending: מֵחֵל but מְחִלָּה; ר and gutturals keep the e. */
function geminateStem(word: Word): Word {
  const doubled = doubleLast(word);
  const isDoubled = doubled.at(-1)?.dagesh === true;
  const isHifil = word[0]?.letter === 'מ' && word.at(-2)?.vowel === 'tsere';
  const vowel = word.at(-2)?.vowel === 'qamats' && isDoubled ? 'patah' : word.at(-2)?.vowel;
  const stem = withSegment(doubled, -2, { vowel: isHifil && isDoubled ? 'hiriq' : (vowel ?? null) });
  return lightenFirst(stem);
}

/** The four forms of the present from the singular masculine. */
export function presentOf(stem: Stem): PresentForms {
  const { word, binyan, isGeminate } = stem;
  if (word.at(-1)?.mater === 'ה') return presentOfHe(stem);
  const isOneSyllable = word.length === 2;
  const penult = word.at(-2);
  if (isGeminate) return onStem(word, geminateStem(withHifilE(stem)));
  if (isOneSyllable) return onStem(word, penult?.vowel === 'patah' ? doubleLast(word) : word); // חַי, חַיָּה
  const isStative = binyan === 'paal' && word[0]?.vowel === 'qamats';
  if (isStative || isFirmVowel(penult)) return onStem(word, lightenFirst(word));
  const plural = penult?.vowel === 'qamats' ? word : reduceVowel(word, -2);
  return {
    'present.sg.m': onLast(word),
    'present.sg.f': feminineInT(word),
    'present.pl.m': onLast(withIm(plural)),
    'present.pl.f': onLast(withOt(plural)),
  };
}
