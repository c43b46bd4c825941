import { stressByWord } from './stress-words.ts';
import { hasFurtivePatah, type Unit } from './units.ts';

/** Units whose vowel can carry the stress, in order: not a shva, not a furtive patah. */
function fullVowels(units: readonly Unit[]): number[] {
  const furtive = hasFurtivePatah(units) ? units.length - 1 : -1;
  const full: number[] = [];
  for (const [at, { vowel }] of units.entries()) {
    if (vowel !== null && vowel !== 'shva' && at !== furtive) full.push(at);
  }
  return full;
}

const isGuttural = (unit: Unit | undefined): boolean => unit !== undefined && 'אהחע'.includes(unit.letter);
const lettersFrom = (units: readonly Unit[], at: number): string =>
  units
    .slice(at)
    .map((unit) => unit.letter)
    .join('');

/**
 * The last vowel is a mere helper in a closed syllable, with an open syllable before it: יֶלֶד, בּוֹקֶר, נַעַל, מָוֶת,
 * מַחְבֶּרֶת, בַּיִת, עֵינַיִים. A dagesh in the helper's letter doubles it and closes the syllable before: אַתֶּם.
 */
function isSegolate(units: readonly Unit[], penult: number, last: number): boolean {
  const stem = units[penult];
  const helper = units[last];
  const closing = units[last + 1];
  if (!stem || !helper || !closing || last !== penult + 1 || helper.dagesh) return false;
  if (closing.letter === 'ה') return false;
  if (closing.letter === 'א') return helper.vowel === 'segol' && stem.vowel === 'segol'; // דֶּשֶׁא
  switch (helper.vowel) {
    case 'segol':
      return stem.vowel === 'qamats'
        ? helper.letter === 'ו'
        : ['segol', 'tsere', 'holam'].includes(`${stem.vowel}`);
    case 'patah':
      return (
        ['segol', 'tsere', 'holam', 'patah'].includes(`${stem.vowel}`) &&
        (isGuttural(helper) || isGuttural(closing))
      );
    case 'hiriq':
      return helper.letter === 'י' && stem.vowel === 'patah';
    default:
      return false;
  }
}

/** Endings of verbs and pronouns that the stress never reaches: כָּתַבְתִּי, הָיִיתָ, אֲנַחְנוּ, שֶׁלָּנוּ, עָלֶיךָ, עָלֶיהָ. */
function hasWeakEnding(units: readonly Unit[], penult: number, last: number): boolean {
  const ending = units[last];
  if (!ending) return false;
  const tail = lettersFrom(units, last);
  const before = units[last - 1];
  const stem = units[penult];
  if (tail === 'נ' && ending.vowel === 'shuruq') {
    return before?.vowel === 'shva' || stem?.vowel === 'qamats' || before?.letter === 'י';
  }
  if (tail === 'תי' && ending.vowel === 'hiriq') {
    const isVowelLetter =
      before !== undefined && (before.letter === 'א' ? before.vowel === null : before.letter === 'י');
    return before?.vowel === 'shva' || (!ending.dagesh && isVowelLetter);
  }
  if (tail === 'ת' && ending.vowel === 'qamats') return true;
  const isPronoun = (tail === 'כ' || tail === 'ה' || tail === 'ך') && ending.vowel === 'qamats';
  return isPronoun && before?.letter === 'י' && stem?.vowel === 'segol';
}

/** Names of countries and loanwords end in an unstressed -ya: אִיטַלְיָה, טֶלֶוִויזְיָה. */
function isLoanYa(units: readonly Unit[], last: number): boolean {
  const ending = units[last];
  const before = units[last - 1];
  return (
    lettersFrom(units, last) === 'יה' &&
    ending?.vowel === 'qamats' &&
    !ending.dagesh &&
    before?.vowel === 'shva' &&
    !isGuttural(before)
  );
}

/** Long loanwords in -ika are stressed before it: פּוֹלִיטִיקָה, מָתֵמָטִיקָה; עַתִּיקָה, old, is too short to be one. */
function isLoanIka(units: readonly Unit[], vowels: readonly number[]): boolean {
  const penult = vowels.at(-2) ?? 0;
  return vowels.length >= 4 && lettersFrom(units, penult + 1) === 'יקה' && units[penult]?.vowel === 'hiriq';
}

/**
 * Returns the index of the unit that carries the stress by the rules and word classes of spoken Hebrew, or null for a
 * word without a vowel. `word` is the pointed word the units come from. For loanwords it is a guess: no sign shows
 * their stress.
 */
export function stressedUnit(units: readonly Unit[], word: string): number | null {
  const vowels = fullVowels(units);
  const last = vowels.at(-1);
  const penult = vowels.at(-2);
  if (last === undefined) return null;
  if (penult === undefined) return last;
  const known = stressByWord.get(word.normalize('NFC'));
  if (known !== undefined) return vowels.at(-known) ?? last;
  if (isLoanIka(units, vowels)) return vowels.at(-3) ?? last;
  const isPenult =
    isSegolate(units, penult, last) || hasWeakEnding(units, penult, last) || isLoanYa(units, last);
  return isPenult ? penult : last;
}
