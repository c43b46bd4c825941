import type { VowelSign } from '../reading/points.ts';
import type { Binyan } from './forms.ts';
import type { Segment, Word } from './segments.ts';
import { withSegment } from './segments.ts';

/** א ה ח ע: a hataf where other letters have a shva, no doubling. */
export const isGuttural = (part: Segment | undefined): boolean =>
  part !== undefined && 'אהחע'.includes(part.letter);

/** ר joins the gutturals in taking no dagesh. */
export const canDouble = (part: Segment | undefined): boolean =>
  part !== undefined && !'אהחער'.includes(part.letter);

/** ב ג ד כ פ ת take a light dagesh at the start of a word and after a closed syllable. */
export const takesLightDagesh = (part: Segment): boolean => 'בגדכפת'.includes(part.letter);

/** The shva that a letter can carry at the start of a syllable. */
export const soundedShva = (part: Segment): VowelSign => (isGuttural(part) ? 'hatafPatah' : 'shva');

/** The full vowel into which a hataf grows before another shva: יַעֲבֹר but יַעַבְרוּ. */
const grown: Partial<Record<VowelSign, VowelSign>> = {
  hatafPatah: 'patah',
  hatafSegol: 'segol',
  hatafQamats: 'qamatsQatan',
};

/** Two shvas cannot begin a syllable: a hataf at `at` before a shva becomes its full vowel. */
function growHataf(word: Word, at: number): Word {
  const vowel = word.at(at)?.vowel;
  const full = vowel ? grown[vowel] : undefined;
  const next = word.at(at + 1)?.vowel;
  return full && next === 'shva' ? withSegment(word, at, { vowel: full }) : word;
}

/** The vowel of the segment at `at` falls away, as it does before a stressed ending; a hataf before it grows. */
export function reduceVowel(word: Word, at: number): Word {
  const part = word.at(at);
  if (!part) return word;
  const reduced = withSegment(word, at, { vowel: soundedShva(part), mater: '' });
  return at === 0 || at === -word.length ? reduced : growHataf(reduced, at - 1);
}

/** A vowel spelled with ו or י is long by nature and never falls away. */
export const isFirmVowel = (part: Segment | undefined): boolean =>
  part !== undefined && (part.mater === 'ו' || part.mater === 'י');

/** Doubles the last consonant where it can be doubled: סֹב, סֹבִּי. */
export function doubleLast(word: Word): Word {
  return canDouble(word.at(-1)) ? withSegment(word, -1, { dagesh: true }) : word;
}

/** The hifil of a doubled root has an e that a last guttural hides: הֵרַע, but הֵרֵעָה. */
export function withHifilE({ word, binyan }: { word: Word; binyan: Binyan }): Word {
  const isHidden = binyan === 'hifil' && word.at(-2)?.vowel === 'patah' && isGuttural(word.at(-1));
  return isHidden ? withSegment(word, -2, { vowel: 'tsere' }) : word;
}
