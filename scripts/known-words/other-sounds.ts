import { createKnownSounds } from '../../core/hebrew/known/known-sounds.ts';
import { foldFinals } from '../../core/hebrew/letters.ts';
import { soundsOfText } from '../../core/speech/sounds/by-transcription.ts';
import { plainLetters } from '../../core/speech/sounds/heard.ts';
import { pronounced } from '../../core/speech/sounds/pronounced.ts';
import { type ExpectedWord, spellingTest } from '../../core/speech/spelling.ts';
import type { Lexicon } from '../check-content/lexicon.ts';
import { readingsOf } from './readings.ts';

/** What may be asked to be said, and whether every other word of the lexicon counts, or only those of film subtitles. */
export type Askable = { expected: ExpectedWord; transcription: string; isWord: boolean };

/** Letters that may be written for others by ear, as one; vowel letters and those of v, b, p and f as none. */
const skeletonOf = (letters: string): string =>
  foldFinals(letters)
    .replace(/[אהויעבפ]/gu, '')
    .replace(/[קחג]/gu, 'כ')
    .replace(/[טד]/gu, 'ת')
    .replace(/[סזצ]/gu, 'ש');

const plain = (text: string): string => foldFinals(text.replace(/[^א-ת]/gu, ''));

/**
 * Returns the table of words of a lexicon that the rules alone would accept for something askable, though they sound
 * otherwise; its shape is that of `core/hebrew/known/known-sounds.ts`. Of the ways to read a word those stand there that
 * sound like something askable, or else one. `courseTable` has the words of the course, which need no second line.
 */
export function otherSoundsTable(askable: readonly Askable[], lexicon: Lexicon, courseTable: string): string {
  const known = createKnownSounds(courseTable);
  const found = [...mistakable(askable, lexicon)].filter(([letters]) => known(letters).length === 0);
  return [...new Set(found.flatMap(([letters, asked]) => lineOf(letters, asked, lexicon)))].sort().join('\n');
}

/** What a spelling is accepted for: sounds, and whether the two differ by a doubled ו or י alone. */
type Asked = { sounds: string; isDoubled: boolean };

function lineOf(letters: string, asked: readonly Asked[], lexicon: Lexicon): string[] {
  const readings = readingsOf(letters, lexicon);
  const heard = [...asked.filter(({ isDoubled }) => isDoubled).map(({ sounds }) => sounds), ...readings];
  const all = new Set(heard.map(pronounced));
  if (readings.length === 0 || asked.every(({ sounds }) => all.has(pronounced(sounds)))) return [];
  const alike = heard.filter((one) => asked.some(({ sounds }) => pronounced(sounds) === pronounced(one)));
  const kept = alike.length > 0 ? alike : heard.slice(0, 1);
  return [`${plain(letters)}=${[...new Set(kept)].join('/')}`];
}

/** Spellings of the lexicon that the rules accept for something askable, with all that they are accepted for. */
function mistakable(askable: readonly Askable[], lexicon: Lexicon): Map<string, Asked[]> {
  const bySkeleton = spellingsBySkeleton(lexicon);
  const unknown = createKnownSounds('');
  const found = new Map<string, Asked[]>();
  for (const { expected, transcription, isWord } of askable) {
    const letters = plain(expected.hebrew);
    const isAccepted = spellingTest(expected, unknown);
    for (const other of bySkeleton.get(skeletonOf(letters)) ?? []) {
      if (plain(other) === letters || !(isWord || lexicon.frequencyOf(other) > 0)) continue;
      if (isOtherSpelling(other, letters) && lexicon.frequencyOf(other) < otherThanSpelling) continue;
      if (!isAccepted([{ letters: other }])) continue;
      const isDoubled = plainLetters(other) === plainLetters(letters);
      found.set(other, [...(found.get(other) ?? []), { sounds: soundsOfText(transcription), isDoubled }]);
    }
  }
  return found;
}

/** A word that could be another spelling of the asked one is another word from this count in film subtitles on. */
const otherThanSpelling = 1000;

/** True when the letters are those of the word without some of its ו and י, or with another of the final א and ה. */
function isOtherSpelling(letters: string, word: string): boolean {
  const consonants = (text: string) =>
    plain(text)
      .replace(/(?!^)[וי]/gu, '')
      .replace(/[אה]$/u, 'ה');
  return letters.length <= word.length && consonants(letters) === consonants(word);
}

function spellingsBySkeleton({ spellings }: Lexicon): Map<string, string[]> {
  const bySkeleton = new Map<string, string[]>();
  for (const spelling of spellings) {
    if (!/^[א-ת]+$/u.test(spelling)) continue;
    const skeleton = skeletonOf(spelling);
    bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), spelling]);
  }
  return bySkeleton;
}
