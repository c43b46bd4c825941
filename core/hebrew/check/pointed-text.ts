import { stripNiqqud } from '../niqqud.ts';
import { lettersWithPoints, type PointedLetter } from '../reading/points.ts';
import { hasFurtivePatah, isYodOfAv, type Unit, unitsOfLetters } from '../reading/units.ts';
import { error, nameOf, type Problem, warning } from './finding.ts';
import { finalFormProblems } from './plain-text.ts';

const foreignSign = /[^א-ת \u05b0-\u05bc\u05c1\u05c2\u05c7]/u;
const gutturals = 'אהחע';
const begadkefat = 'בגדכפת';
const hatafs: readonly (Unit['vowel'] | undefined)[] = ['hatafSegol', 'hatafPatah', 'hatafQamats'];

/** Checks the signs of the text as a whole: known points only, in the one order that comparison can rely on. */
function signProblems(text: string): Problem[] {
  const foreign = foreignSign.exec(text)?.[0];
  if (foreign) return [error('pointed-signs', `only letters, niqqud and spaces: found ${nameOf(foreign)}`)];
  if (text !== text.normalize('NFC')) {
    return [error('pointed-nfc', 'the points are not in NFC order', text.normalize('NFC'))];
  }
  return text === text.trim() && !text.includes('  ') ? [] : [error('spacing', 'single spaces', text.trim())];
}

/** Checks one letter with its points, whatever is around it. */
function letterProblems({ letter, dagesh, dot, vowels }: PointedLetter, raw: string): Problem[] {
  const problems: Problem[] = [];
  if (vowels.length > 1)
    problems.push(error('pointed-two-vowels', `${raw} has ${vowels.length} vowel signs`));
  if (letter === 'ש' && dot === null)
    problems.push(error('pointed-shin-dot', `${raw} has no shin or sin dot`));
  if (letter !== 'ש' && dot !== null)
    problems.push(error('pointed-shin-dot', `${raw} has the dot of a shin`));
  if (raw.includes('\u05c1') && raw.includes('\u05c2')) {
    problems.push(error('pointed-shin-dot', `${raw} has both dots`));
  }
  if (dagesh && 'אחער'.includes(letter)) problems.push(error('pointed-dagesh', `${raw} takes no dagesh`));
  if (hatafs.includes(vowels[0]) && !gutturals.includes(letter)) {
    problems.push(warning('pointed-hataf', `${raw}: a hataf under a letter that is no guttural`));
  }
  return problems;
}

/** A letter inside a word that has no vowel and is not a vowel letter either. */
function isIncomplete(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  const before = units[at - 1];
  if (!unit || unit.vowel !== null || at === units.length - 1) return false;
  const afterVowel = before?.vowel != null && before.vowel !== 'shva';
  if (unit.letter === 'א') return !afterVowel;
  if (unit.letter !== 'י') return true;
  return !isYodOfAv(units, at) && !['hiriq', 'tsere', 'segol'].includes(`${before?.vowel}`);
}

/** Vowels before which a final ח or ע is heard with a furtive a. */
const callsFurtive: readonly Unit['vowel'][] = ['hiriq', 'tsere', 'holam', 'shuruq', 'qubuts'];

function endProblems(word: string, units: readonly Unit[]): Problem[] {
  const last = units.at(-1);
  if (!last) return [];
  const problems: Problem[] = [];
  const beforeEnd = units.slice(0, -1).findLast((unit) => unit.vowel !== null);
  const isThroat = last.letter === 'ח' || last.letter === 'ע';
  if (isThroat && last.vowel === null && callsFurtive.includes(beforeEnd?.vowel ?? null)) {
    problems.push(error('pointed-furtive', `${word}: ${last.letter} at the end wants its furtive patah`));
  }
  if (last.letter === 'ה' && last.vowel === 'patah' && !last.dagesh) {
    problems.push(error('pointed-furtive', `${word}: a heard ה at the end wants its mappiq`));
  }
  if (last.letter === 'ך' && last.vowel === null) {
    problems.push(error('pointed-final-kaf', `${word}: ך carries a shva or a qamats`, `${word}\u05b0`));
  }
  const isStrayPatah = last.vowel === 'patah' && !hasFurtivePatah(units) && units.length > 1;
  if (isStrayPatah) problems.push(error('pointed-end', `${word} ends in a patah without a letter after it`));
  return problems;
}

/**
 * The second of two vavs or yods pointed and the first bare. A holam or a lone dot does not count: in מִצְווֹת and חָווּ
 * the second vav is a vowel letter of its own.
 */
const pointsOnSecond = /([וי])\1([\u05b0-\u05b8\u05bb\u05c7]\u05bc?)/g;

/** Where full spelling writes a consonant ו or י twice, the first letter carries the points: מִזְוָודָה, חַיָּיב, שְׁנִיָּיה. */
function doubledProblems(word: string): Problem[] {
  const expected = word.replace(pointsOnSecond, '$1$2$1');
  const why = `${word}: of a doubled ו or י the first letter carries the points`;
  return expected === word ? [] : [error('pointed-doubled', why, expected)];
}

function wordProblems(word: string, isFirst: boolean): Problem[] {
  const raws = word.match(/[א-ת][^א-ת]*/g) ?? [];
  const letters = lettersWithPoints(word);
  const units = unitsOfLetters(letters);
  const problems: Problem[] = [];
  for (const [at, letter] of letters.entries()) {
    problems.push(...letterProblems(letter, raws[at] ?? letter.letter));
  }
  if (letters.every(({ vowels }) => vowels.length === 0) && !/ו\u05bc/.test(word)) {
    return [...problems, error('pointed-complete', `${word} has no vowel`)];
  }
  for (const [at, unit] of units.entries()) {
    if (isIncomplete(units, at)) {
      problems.push(
        error('pointed-complete', `${word}: ${unit.letter} (letter ${at + 1}) has no vowel sign`),
      );
    }
  }
  const first = letters[0];
  if (first && begadkefat.includes(first.letter) && !first.dagesh && isFirst) {
    problems.push(warning('pointed-dagesh-start', `${word}: ${first.letter} at the start wants a dagesh`));
  }
  if (first?.dagesh && !`${begadkefat}ו`.includes(first.letter) && isFirst) {
    problems.push(warning('pointed-dagesh-start', `${word}: a dagesh in ${first.letter} at the start`));
  }
  if (first && gutturals.includes(first.letter) && first.vowels[0] === 'shva') {
    problems.push(error('pointed-hataf', `${word}: a guttural at the start takes a hataf, not a shva`));
  }
  return [...problems, ...doubledProblems(word), ...endProblems(word, units)];
}

/**
 * Rules of pointing for `pronunciation`, `plural` and `feminine`: allowed signs in NFC, one vowel per letter, dots on
 * every shin, no letter left without its vowel, dagesh at the start, doubled ו and י, furtive patah and ך at the end,
 * final forms.
 */
export function pointedProblems(text: string): Problem[] {
  if (text === '') return [error('empty', 'the text is empty')];
  const signs = signProblems(text);
  if (signs.length > 0) return signs;
  const words = text.split(' ');
  return [
    ...finalFormProblems(stripNiqqud(text)),
    ...words.flatMap((word, index) => wordProblems(word, index === 0)),
  ];
}

/** `pronunciation` is `hebrew` with points: the same letters exactly. */
export function sameLettersProblems(pronunciation: string, hebrew: string): Problem[] {
  const letters = stripNiqqud(pronunciation);
  return letters === hebrew
    ? []
    : [error('pronunciation-letters', `without points it is ${letters}, not ${hebrew}`, hebrew)];
}
