import { foldFinals } from '../hebrew/letters.ts';
import { doubleSpellings, homophones, readOtherwise } from './homophones.ts';
import { heardByNiqqud } from './sounds/by-niqqud.ts';
import { heardByTranscription, soundsOfTranscription } from './sounds/by-transcription.ts';
import { type HeardLetter, plainLetters, soundKey } from './sounds/heard.ts';

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

/** True when letters (no spaces, any final forms) are a spelling of the expected word. */
export type SpellingTest = (letters: string) => boolean;

const hebrewWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .split(/[\s\u05be\u2010-\u2015-]+/u)
    .map((word) => word.replace(/[^א-ת]/gu, ''))
    .filter((word) => word !== '');

const partsOf = (text: string | null | undefined): string[] =>
  (text ?? '').split(/[\s\u05be\u2010-\u2015-]+/u).filter((part) => part !== '');

/**
 * Returns what a recogniser may write when the expected word was said: its own letters and variants; fuller spelling
 * with ו for o and u and י for i; doubled וו and יי; letters that sound the same in that position; listed homophones
 * and double spellings. The sounds come from the niqqud and the transcription; without either, only spelling rules
 * apply.
 */
export function spellingTest(expected: ExpectedWord): SpellingTest {
  const spellings = [expected.hebrew, ...(expected.variants ?? [])].map(hebrewWords);
  const exact = new Set(spellings.map((words) => foldFinals(words.join(''))));
  exact.delete('');
  const transcriptions = partsOf(expected.transcription);
  const points = partsOf(expected.pronunciation || expected.hebrew);
  const aidsOf = (words: readonly string[]) =>
    words.map((word, at) => ({
      word,
      transcription: transcriptions.length === words.length ? transcriptions[at] : undefined,
      pointed: points.length === words.length ? points[at] : undefined,
    }));
  const patterns = spellings
    .filter((words) => words.length > 0)
    .map((words) => aidsOf(words).map(wordPattern).join(''));
  const pattern = new RegExp(`^(?:${patterns.join('|') || '(?!)'})$`, 'u');
  const sounds = aidsOf(spellings[0] ?? [])
    .map(soundsOf)
    .join('');
  return (letters) => {
    const plain = foldFinals(letters);
    return exact.has(plain) || (pattern.test(plain) && !isReadOtherwise(plain, sounds));
  };
}

/** A common word that the letters alone would accept is assumed to have its usual reading. */
function isReadOtherwise(plain: string, sounds: string): boolean {
  const readings = commonReadings.get(plain);
  return readings !== undefined && sounds !== '' && !readings.includes(sounds);
}

const keyOf = (transcription: string): string => soundsOfTranscription(transcription).replaceAll('?', '');

const spellingsBySound = new Map(
  Object.entries(homophones).map(([key, spellings]) => [keyOf(key), spellings.map(foldFinals)]),
);
const doublesOf = new Map(doubleSpellings.flatMap((group) => group.map((word) => [word, group] as const)));
const commonReadings = new Map(
  Object.entries(readOtherwise).map(([word, readings]) => [foldFinals(word), readings.map(keyOf)]),
);

type WordAids = { word: string; transcription: string | undefined; pointed: string | undefined };

const pointedLetters = ({ word, pointed }: WordAids): HeardLetter[] | null =>
  pointed === undefined ? null : heardByNiqqud(word, pointed);

/** The sounds of one word as a key; '' where nothing is known about them. */
function soundsOf(aids: WordAids): string {
  return aids.transcription === undefined ? soundKey(pointedLetters(aids) ?? []) : keyOf(aids.transcription);
}

function wordPattern(aids: WordAids): string {
  const { word, transcription } = aids;
  const byTranscription = (spelling: string) =>
    transcription === undefined ? null : heardByTranscription(spelling, transcription);
  const own = lettersPattern(plainLetters(word), [pointedLetters(aids), byTranscription(word)]);
  const doubles = (doublesOf.get(word) ?? []).map((spelling) =>
    lettersPattern(plainLetters(spelling), [byTranscription(spelling)]),
  );
  const alike = spellingsBySound.get(soundsOf(aids)) ?? [];
  return `(?:${[own, ...doubles, ...alike].join('|')})`;
}

function lettersPattern(letters: string, given: readonly (HeardLetter[] | null)[]): string {
  const sources = given.filter((source) => source !== null);
  return [...letters]
    .map((letter, at) => {
      const heard = sources.flatMap((source) => source[at] ?? []);
      const unwritten = heard.map((one) => one.unwritten).join('');
      const place = { letters, at, sounds: heard.map(({ sound }) => sound), sources };
      return (
        letterPattern(letter, place) +
        (/[ou]/.test(unwritten) ? 'ו?' : '') +
        (/[ij]/.test(unwritten) ? 'י?' : '')
      );
    })
    .join('');
}

type Place = {
  letters: string;
  at: number;
  /** What the letter may stand for, by each known source. */
  sounds: readonly string[];
  sources: readonly HeardLetter[][];
};

/** What may be written in place of one letter. */
function letterPattern(letter: string, { letters, at, sounds, sources }: Place): string {
  const isStart = at === 0;
  const isEnd = at === letters.length - 1;
  switch (letter) {
    case 'ט':
    case 'ת':
      return '[טת]';
    case 'ק':
      return isStart ? '[קכ]' : 'ק'; // a kaf at the start is always k
    case 'כ':
      return isStart || sounds.includes('k') ? '[כק]' : 'כ';
    case 'ש':
      return sounds.includes('s') ? '[שס]' : 'ש';
    case 'ב':
      return sounds.includes('v') && !isEnd ? `(?:ב|${vavForV(letters, at)})` : 'ב';
    case 'ו':
      if (sounds.length > 0 && !sounds.includes('v')) return 'ו';
      return 'ו{1,2}';
    case 'י':
      return isStart || isPlainI(sources, at) ? 'י' : 'י{1,2}';
    case 'א':
    case 'ה':
      return isEnd && !isStart && isSilentAfterAE(sources, at) ? '[אה]' : letter;
    default:
      return letter;
  }
}

/** Full spelling doubles a ו that sounds v, except next to a ו that is a vowel; a single one would be read o or u. */
function vavForV(letters: string, at: number): string {
  return letters[at - 1] === 'ו' || letters[at + 1] === 'ו' ? 'וו?' : 'וו';
}

/** A yod that is the vowel i after a consonant is never doubled: שנים (shanim, "years") is not שניים (shnaim, "two"). */
function isPlainI(sources: readonly HeardLetter[][], at: number): boolean {
  return (
    sources.length > 0 &&
    sources.every((source) => source[at]?.sound === 'i' && !/[aeiou]$/.test(soundKey(source.slice(0, at))))
  );
}

/** The letter is silent and closes a syllable in a or e. */
function isSilentAfterAE(sources: readonly HeardLetter[][], at: number): boolean {
  return sources.some((source) => {
    const heard = source[at];
    return heard?.sound === '' && heard.unwritten === '' && /[ae]$/.test(soundKey(source.slice(0, at)));
  });
}
