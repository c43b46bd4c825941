import { foldFinals } from '../../hebrew/letters.ts';
import { lettersWithPoints, type PointedLetter } from '../../hebrew/reading/points.ts';
import { hardConsonants, plainConsonants, vowelSounds } from '../../hebrew/reading/sound-tables.ts';
import { type HeardLetter, plainLetters } from './heard.ts';

/**
 * Returns the letters of one pointed word with their sounds by its niqqud; null for a word without points or with other
 * letters.
 */
export function heardByNiqqud(letters: string, pointed: string): HeardLetter[] | null {
  const points = lettersWithPoints(pointed);
  if (!points.some(({ vowels, dagesh, dot }) => vowels.length > 0 || dagesh || dot)) return null;
  const heard: HeardLetter[] = [];
  for (const [at, point] of points.entries()) addPointed(heard, point, points[at + 1]);
  movePatahForward(heard, points.at(-1));
  return heard.map(({ letter }) => letter).join('') === plainLetters(letters) ? heard : null;
}

function addPointed(heard: HeardLetter[], point: PointedLetter, next: PointedLetter | undefined): void {
  const letter = foldFinals(point.letter);
  const before = heard.at(-1);
  const vowel = point.vowels.map((sign) => vowelSounds[sign] ?? '').join('');
  const isBare = point.vowels.length === 0;
  const afterVowel = before !== undefined && before.unwritten !== '';
  if (before?.letter === letter && (letter === 'ו' || letter === 'י')) {
    // The second of a doubled pair: one consonant (צַוָּואר), or a consonant and its vowel (כִּיוּוּן).
    const isVowel = letter === 'ו' && isBare && point.dagesh && !afterVowel;
    if (isVowel) before.sound = 'v';
    before.unwritten += isVowel ? 'u' : vowel;
    return;
  }
  if (letter === 'ו' && !afterVowel) {
    if (point.vowels[0] === 'holam' && !point.dagesh && before) {
      heard.push({ letter, sound: 'o', unwritten: '' });
      return;
    }
    if (isBare && point.dagesh) {
      heard.push({ letter, sound: 'u', unwritten: '' });
      return;
    }
  }
  if (letter === 'י' && isBare && !point.dagesh && before) {
    if (before.unwritten === 'i') {
      before.unwritten = '';
      heard.push({ letter, sound: 'i', unwritten: '' });
      return;
    }
    const isSilent = before.unwritten === 'e' || (before.unwritten === 'a' && next?.letter === 'ו');
    heard.push({ letter, sound: isSilent ? '' : 'j', unwritten: '' });
    return;
  }
  heard.push({ letter, sound: consonantOf(letter, point, next), unwritten: vowel });
}

function consonantOf(letter: string, point: PointedLetter, next: PointedLetter | undefined): string {
  const isBare = point.vowels.length === 0;
  if (letter === 'א' || letter === 'ע') return isBare ? '' : '?';
  if (letter === 'ה' && isBare && !next) return '';
  if (letter === 'ש' && point.dot === 'sin') return 's';
  return (point.dagesh ? hardConsonants[letter] : undefined) ?? plainConsonants[letter] ?? '';
}

/** A patah under a final ח ע ה is heard before it: תַּפּוּחַ is tapuax. */
function movePatahForward(heard: HeardLetter[], point: PointedLetter | undefined): void {
  const last = heard.at(-1);
  const before = heard.at(-2);
  if (!last || !before || point?.vowels[0] !== 'patah' || !'חעה'.includes(last.letter)) return;
  last.unwritten = '';
  if (last.letter !== 'ח') last.sound = '';
  before.unwritten += 'a';
}
