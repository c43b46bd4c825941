import { type KnownSounds, knownSounds } from '../hebrew/known/known-sounds.ts';
import { foldFinals } from '../hebrew/letters.ts';
import { isPointed } from '../hebrew/reading/points.ts';
import { readNiqqud } from '../hebrew/reading/read-niqqud.ts';
import { soundsOfText } from './sounds/by-transcription.ts';
import { plainLetters } from './sounds/heard.ts';
import { pronounced } from './sounds/pronounced.ts';
import { isSpellingOf, type SoundedWord } from './sounds/spellings.ts';

/** A word or phrase of the course as the judge receives it. */
export type ExpectedWord = {
  /** Plain letters, e.g. 'סוכר'; points are ignored. */
  hebrew: string;
  /** The same letters with niqqud, where known. */
  pronunciation?: string | null | undefined;
  /** Cyrillic reading aid, where known. */
  transcription?: string | null | undefined;
  /** Other accepted spellings, plain letters. */
  variants?: readonly string[] | null | undefined;
};

/** One word of a transcript: letters א to ת, and the same with points where the recogniser wrote any. */
export type SaidWord = { letters: string; pointed?: string };

/** True when the words, taken together, are a way to write the expected word. */
export type SpellingTest = (said: readonly SaidWord[]) => boolean;

const joints = /[\s\u05be\u2010-\u2015-]+/u;

const lettersOf = (text: string): string =>
  foldFinals(
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(/[^א-ת]/gu, ''),
  );

/**
 * Returns the test of what a recogniser may write when the expected word was said.
 *
 * Points decide where the recogniser wrote them: the word must sound like the expected one. Without them its own
 * letters and variants are right. Any other spelling that is a known word is right only if that word sounds the same
 * (עט and את); what is no known word is right if it spells the sounds: with ו and י more or less, and any of the letters
 * that sound alike. The sounds come from the transcription, else from the niqqud, else from the table of known words;
 * without any of them only doubled and single וו and יי and ט for ת are one.
 */
export function spellingTest(expected: ExpectedWord, known: KnownSounds = knownSounds): SpellingTest {
  const exact = new Set([expected.hebrew, ...(expected.variants ?? [])].map(lettersOf));
  exact.delete('');
  const sounds = soundsOfExpected(expected, known);
  const pronunciations = new Set([...sounds].map(pronounced));
  const isSaid = (one: string) => pronunciations.has(pronounced(one));
  const loose = new Set([...exact].map(looseLetters));
  const phrases = phrasesOf(expected, exact, sounds);
  /** ו and י doubled or single, which is one, but that מיי is no way to write מי. */
  const isDoubled = (letters: string) =>
    [...exact].some((own) => letters.length < own.length || own.length >= doublingFromLetters);
  return (said) => {
    const written = said.map((word) => word.letters).join('');
    if (!/^[א-ת]+$/u.test(written)) return false;
    const letters = foldFinals(written);
    const heard = soundsOfPointed(said);
    if (heard && sounds.size > 0) return heard.some(isSaid);
    if (exact.has(letters)) return true;
    const readings = sounds.size > 0 ? readingsOf(letters, known) : [];
    if (readings.length > 0) return readings.some(isSaid);
    if (isDoubled(letters) && loose.has(looseLetters(letters))) return true;
    // A final ך is never a k.
    if (written.endsWith('ך') && [...sounds].every((one) => one.endsWith('k'))) return false;
    return phrases.some((words) => isSpellingOf(letters, words));
  };
}

const article = { letter: 'ה', sounds: 'ha' };

/** How the letters are read where they are a known word, alone or with the article. */
function readingsOf(letters: string, known: KnownSounds): string[] {
  const own = known(letters);
  if (own.length > 0 || !letters.startsWith(article.letter)) return [...own];
  return known(letters.slice(1)).map((sounds) => article.sounds + sounds);
}

/** The expected word by each of its spellings and sounds; a phrase word by word where its transcription has as many. */
function phrasesOf(
  { hebrew, transcription }: ExpectedWord,
  exact: ReadonlySet<string>,
  sounds: ReadonlySet<string>,
): SoundedWord[][] {
  const whole = [...sounds].flatMap((heard) => [...exact].map((own) => [{ own, sounds: heard }]));
  const written = hebrew.split(joints).map(lettersOf);
  const said = (transcription ?? '').split(joints).map(soundsOfText);
  if (written.length < 2 || written.length !== said.length) return whole;
  return [...whole, written.map((own, at) => ({ own, sounds: said[at] ?? '' }))];
}

/** From this length on a doubled ו or י makes no other word. */
const doublingFromLetters = 4;

const looseLetters = (letters: string): string => plainLetters(letters).replaceAll('ט', 'ת');

/** How the expected word may sound; empty where nothing is known about it. */
function soundsOfExpected(
  { hebrew, pronunciation, transcription }: ExpectedWord,
  known: KnownSounds,
): Set<string> {
  if (transcription && /^[^א-ת]*\p{L}[^א-ת]*$/u.test(transcription))
    return new Set([soundsOfText(transcription)]);
  const pointed = pronunciation || hebrew;
  return new Set(isPointed(pointed) ? readNiqqud(pointed).map(soundsOfText) : known(hebrew));
}

/** How the words sound by their points; null when some word has none, or too few to be read. */
function soundsOfPointed(said: readonly SaidWord[]): string[] | null {
  if (!said.every(({ pointed }) => pointed !== undefined && isPointed(pointed))) return null;
  return readNiqqud(said.map(({ pointed }) => pointed).join(' ')).map(soundsOfText);
}
