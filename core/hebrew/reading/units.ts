import { lettersWithPoints, type PointedLetter, type VowelSign } from './points.ts';

/** What is written: a letter with its vowel, where the vowel may be a separate vav (וֹ, וּ). */
export type Unit = {
  letter: string;
  dagesh: boolean;
  sin: boolean;
  /** 'shuruq' is a vav with a dot that serves as the vowel u. */
  vowel: VowelSign | 'shuruq' | null;
  /** The vowel is written with a vav. */
  withVav: boolean;
  /** A second vav or yod of the full spelling was dropped here. */
  doubled: boolean;
};

const unitOf = (pointed: PointedLetter): Unit => ({
  letter: pointed.letter,
  dagesh: pointed.dagesh,
  sin: pointed.dot === 'sin',
  vowel: pointed.vowels[0] ?? null,
  withVav: false,
  doubled: false,
});

const isBare = (unit: Unit | undefined): unit is Unit => unit !== undefined && unit.vowel === null;

/** Attaches a vav that is a vowel to the letter before it: בּוֹ is one unit, b with holam. */
function joinVowelVavs(units: Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const before = joined.at(-1);
    const isHolam = unit.letter === 'ו' && unit.vowel === 'holam' && !unit.dagesh;
    const isShuruq = unit.letter === 'ו' && unit.vowel === null && unit.dagesh;
    if ((isHolam || isShuruq) && isBare(before)) {
      before.vowel = isHolam ? 'holam' : 'shuruq';
      before.withVav = true;
    } else if (isShuruq && before === undefined) {
      joined.push({ ...unit, letter: 'א', dagesh: false, vowel: 'shuruq', withVav: true });
    } else {
      joined.push(unit);
    }
  }
  return joined;
}

/** Full spelling doubles a consonantal vav or yod (תקווה, עיניים): the pair, one of them bare, is one consonant. */
function dropDoubles(units: Unit[]): Unit[] {
  const single: Unit[] = [];
  for (const unit of units) {
    const before = single.at(-1);
    const isPair = before?.letter === unit.letter && (unit.letter === 'ו' || unit.letter === 'י');
    if (before && isPair && !before.withVav && !unit.withVav && isBare(unit) && !unit.dagesh) {
      before.doubled = true;
    } else if (before && isPair && isBare(before)) {
      single[single.length - 1] = { ...unit, dagesh: unit.dagesh || before.dagesh, doubled: true };
    } else {
      single.push(unit);
    }
  }
  return single;
}

/** One pointed word as units in reading order. */
export const unitsOf = (word: string): Unit[] => unitsOfLetters(lettersWithPoints(word));

export const unitsOfLetters = (letters: readonly PointedLetter[]): Unit[] =>
  dropDoubles(joinVowelVavs(letters.map(unitOf)));

/** The last letter is ח, ע or הּ with a patah that is heard before it: תַּפּוּחַ. A missing mappiq changes no sound. */
export function hasFurtivePatah(units: readonly Unit[]): boolean {
  const last = units.at(-1);
  if (last?.vowel !== 'patah' || units.length < 2) return false;
  return 'חעה'.includes(last.letter);
}

/** The silent yod of a final -av: עַכְשָׁיו. */
export function isYodOfAv(units: readonly Unit[], at: number): boolean {
  const isPlace = at === units.length - 2 && units[at]?.letter === 'י' && units[at + 1]?.letter === 'ו';
  return isPlace && units[at - 1]?.vowel === 'qamats';
}
