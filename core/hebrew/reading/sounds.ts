import { foldFinals } from '../letters.ts';
import {
  type ConsonantSound,
  hardConsonants,
  plainConsonants,
  type VowelSound,
  vowelSounds,
} from './sound-tables.ts';
import { hasFurtivePatah, isYodOfAv, type Unit } from './units.ts';

export type { ConsonantSound, VowelSound } from './sound-tables.ts';

export type Vowel = {
  vowel: VowelSound;
  /** Index of the unit that the vowel belongs to. */
  at: number;
  /** A sounded shva or a furtive patah: never stressed. */
  slight: boolean;
};
export type Sound = Vowel | { consonant: ConsonantSound };

/** What one unit may sound like, most likely first. */
type Choices = readonly (readonly Sound[])[];

export const isVowel = (sound: Sound | undefined): sound is Vowel => sound !== undefined && 'vowel' in sound;

function consonantOf(unit: Unit): ConsonantSound {
  const letter = foldFinals(unit.letter);
  if (letter === 'ש' && unit.sin) return 's';
  return (unit.dagesh ? hardConsonants[letter] : undefined) ?? plainConsonants[letter] ?? '?';
}

const isSilentLetter = (unit: Unit): boolean => unit.letter === 'א' || unit.letter === 'ע';

/** Sounds a shva may have in its position: null is silence. */
function shvaChoices(units: readonly Unit[], at: number): readonly (VowelSound | null)[] {
  const unit = units[at];
  const next = units[at + 1];
  if (!unit || !next) return [null];
  const isLastPair = at === units.length - 2 && next.vowel === 'shva';
  if (isLastPair) return [null];
  const sameAsNext = foldFinals(unit.letter) === foldFinals(next.letter) && !isSilentLetter(unit);
  if (at === 0) {
    if (unit.letter === 'נ' && next.letter === 'י') return ['i', 'e']; // נייר is heard nijar
    if ('מנרי'.includes(unit.letter)) return ['e'];
    if (unit.letter === 'ל' || unit.letter === 'ו') return ['e', null];
    if (unit.letter === 'ב' && units.length === 2) return ['e', null]; // בְּךָ is bekha
    if (sameAsNext || 'אעה'.includes(next.letter)) return ['e', null]; // תעודה is heard teuda
    return 'בכת'.includes(unit.letter) ? [null, 'e'] : [null]; // prefixes; of the future in תְּדַבֵּר
  }
  const isBeforeYa = next.letter === 'י' && at === units.length - 3; // טוּרְקְיָה is turkiya
  if (units[at - 1]?.vowel === 'shva') return isBeforeYa ? [null, 'e'] : ['e', null];
  return sameAsNext ? ['e', null] : [null];
}

/** A qamats is heard o before a hataf qamats, and may be before a shva (חָכְמָה) and in the word כל. */
function qamatsChoices(units: readonly Unit[], at: number): readonly VowelSound[] {
  const next = units[at + 1];
  if (next?.vowel === 'hatafQamats') return ['o'];
  const isKol = units.length === 2 && units[0]?.letter === 'כ' && next?.letter === 'ל';
  if (isKol) return ['o', 'a'];
  return next?.vowel === 'shva' && at + 1 < units.length - 1 ? ['a', 'o'] : ['a'];
}

/** Letters around a yod that is not heard after a tsere in these words: רֵיק is rek, כֵּיף kef, תֵּיבָה teva. */
const spokenE = new Set(['ריק', 'כיפ', 'תיב']);

const isSpokenE = (units: readonly Unit[], at: number): boolean =>
  spokenE.has(
    [units[at - 1], units[at], units[at + 1]].map((unit) => foldFinals(unit?.letter ?? '')).join(''),
  );

/** A letter without a vowel of its own: a vowel letter, or the end of a syllable. */
function bareChoices(units: readonly Unit[], at: number): Choices {
  const unit = units[at];
  const before = units[at - 1];
  if (!unit) return [[]];
  const isLast = at === units.length - 1;
  if (isSilentLetter(unit)) return [[]];
  if (unit.letter === 'ה' && (isLast || before?.vowel !== null)) return [[]];
  if (unit.letter === 'י' && before) {
    if (before.vowel === 'hiriq' || before.vowel === 'segol') return [[]];
    if (before.vowel === 'tsere') {
      const isBeforeFurtive = at === units.length - 2 && hasFurtivePatah(units);
      return isBeforeFurtive || isSpokenE(units, at)
        ? [[], [{ consonant: 'j' }]]
        : [[{ consonant: 'j' }], []];
    }
    if (isYodOfAv(units, at)) return [[]];
  }
  return [[{ consonant: consonantOf(unit) }]];
}

function unitChoices(units: readonly Unit[], at: number): Choices {
  const unit = units[at];
  if (!unit) return [[]];
  if (at === units.length - 1 && hasFurtivePatah(units)) {
    const slightA: Sound = { vowel: 'a', at, slight: true };
    if (unit.letter === 'ח') return [[slightA, { consonant: 'x' }]];
    return [unit.letter === 'ע' ? [{ consonant: '?' }, slightA] : [slightA]];
  }
  if (unit.vowel === null) return bareChoices(units, at);
  const consonant: Sound = { consonant: consonantOf(unit) };
  if (unit.vowel === 'shva') {
    return shvaChoices(units, at).map((vowel) => {
      if (vowel !== null) return [consonant, { vowel, at, slight: true }];
      return isSilentLetter(unit) ? [] : [consonant];
    });
  }
  if (unit.vowel === 'qamats') {
    return qamatsChoices(units, at).map((vowel) => [consonant, { vowel, at, slight: false }]);
  }
  const vowel = vowelSounds[unit.vowel];
  return [vowel === null ? [consonant] : [consonant, { vowel, at, slight: false }]];
}

/** Real words have one to four readings; the limit keeps nonsense from multiplying without end. */
const maxReadings = 16;

/** Returns the ways a word may sound by its points, most likely first; at most 16. */
export function soundsOf(units: readonly Unit[]): Sound[][] {
  let heads: Sound[][] = [[]];
  for (let at = 0; at < units.length; at += 1) {
    const choices = unitChoices(units, at);
    const [only] = choices;
    if (only && choices.length === 1) {
      for (const head of heads) head.push(...only);
    } else {
      heads = choices.flatMap((tail) => heads.map((head) => [...head, ...tail])).slice(0, maxReadings);
    }
  }
  return heads;
}
