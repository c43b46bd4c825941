import { withHolamOnVav } from '../comparable.ts';

/** Names of the vowel signs, by code point. */
export const vowelSigns = {
  '\u05b0': 'shva',
  '\u05b1': 'hatafSegol',
  '\u05b2': 'hatafPatah',
  '\u05b3': 'hatafQamats',
  '\u05b4': 'hiriq',
  '\u05b5': 'tsere',
  '\u05b6': 'segol',
  '\u05b7': 'patah',
  '\u05b8': 'qamats',
  '\u05b9': 'holam',
  '\u05ba': 'holam',
  '\u05bb': 'qubuts',
  '\u05c7': 'qamatsQatan',
} as const;

export type VowelSign = (typeof vowelSigns)[keyof typeof vowelSigns];

/** One letter with its points. */
export type PointedLetter = {
  letter: string;
  /** Dagesh, mappiq or the dot of a shuruq: one sign in Unicode. */
  dagesh: boolean;
  dot: 'shin' | 'sin' | null;
  /** All vowel signs; a well-pointed letter has at most one. */
  vowels: readonly VowelSign[];
};

const dagesh = '\u05bc';
const shinDot = '\u05c1';
const sinDot = '\u05c2';

const vowelOfMark: ReadonlyMap<string, VowelSign> = new Map(Object.entries(vowelSigns));
/** A letter, and the points that follow it. */
const lettersAndPoints = /[א-ת][\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]*/g;

/** Splits a pointed word into its letters. Signs that are not points, and points before any letter, are left out. */
export const lettersWithPoints = (word: string): PointedLetter[] =>
  (withHolamOnVav(word).match(lettersAndPoints) ?? []).map(letterWithPoints);

function letterWithPoints(written: string): PointedLetter {
  const vowels: VowelSign[] = [];
  const letter: PointedLetter = { letter: written.charAt(0), dagesh: false, dot: null, vowels };
  for (let at = 1; at < written.length; at += 1) {
    const mark = written.charAt(at);
    const vowel = vowelOfMark.get(mark);
    if (vowel) vowels.push(vowel);
    else if (mark === dagesh) letter.dagesh = true;
    else if (mark === sinDot) letter.dot = 'sin';
    else if (mark === shinDot) letter.dot ??= 'shin';
  }
  return letter;
}

/** True when the points are enough to read a text: each consonant but the last has a vowel, or a vowel letter after it. */
export function isPointed(text: string): boolean {
  return text.split(/[\s\u05be\u2010-\u2015-]+/u).every((word) => {
    const points = lettersWithPoints(word);
    return points.every(({ letter, vowels }, at) => {
      const next = points[at + 1];
      return (
        vowels.length > 0 ||
        !next ||
        'אהוי'.includes(letter) ||
        (next.letter === 'ו' && (next.dagesh || next.vowels[0] === 'holam'))
      );
    });
  });
}
