import { stripNiqqud } from './niqqud.ts';
import { stressMark } from './reading/cyrillic.ts';
import { readingsOfWord, wordsOf } from './reading/read-niqqud.ts';
import { type ConsonantSound, isVowel, type Sound, type VowelSound } from './reading/sounds.ts';

/** Sounds with the index of the stressed vowel among them. */
type Heard = { sounds: readonly Sound[]; stressed: number | null };

/** Mnemonics of espeak-ng's voice `he`. Its plain `r` is English and its `R` a rolled one: `Q"` is the Hebrew resh. */
const consonantMnemonics: Readonly<Record<ConsonantSound, string>> = {
  b: 'b',
  v: 'v',
  g: 'g',
  d: 'd',
  h: 'h',
  z: 'z',
  x: 'X',
  t: 't',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  s: 's',
  p: 'p',
  f: 'f',
  c: 'ts',
  r: 'Q"',
  S: 'S',
  Z: 'Z',
  '?': '?',
};

const cyrillicConsonants: Readonly<Record<string, readonly ConsonantSound[]>> = {
  б: ['b'],
  в: ['v'],
  г: ['g'],
  д: ['d'],
  һ: ['h'],
  ж: ['Z'],
  з: ['z'],
  й: ['j'],
  к: ['k'],
  л: ['l'],
  м: ['m'],
  н: ['n'],
  п: ['p'],
  р: ['r'],
  с: ['s'],
  т: ['t'],
  ф: ['f'],
  х: ['x'],
  ц: ['c'],
  ч: ['t', 'S'],
  ш: ['S'],
  "'": ['?'],
};
const cyrillicVowels: Readonly<Record<string, VowelSound>> = {
  а: 'a',
  э: 'e',
  и: 'i',
  о: 'o',
  у: 'u',
  я: 'a',
  е: 'e',
  ю: 'u',
};

/** Sounds of one word of a transcription. Characters without a sound are left out. */
function heardInTranscription(word: string): Heard {
  const sounds: Sound[] = [];
  let stressed: number | null = null;
  for (const char of word.toLowerCase()) {
    const vowel = cyrillicVowels[char];
    const consonant = cyrillicConsonants[char];
    if (char === stressMark) {
      stressed = sounds.length - 1;
    } else if (vowel) {
      if ('яею'.includes(char)) sounds.push({ consonant: 'j' });
      sounds.push({ vowel, at: sounds.length, slight: false });
    } else if (consonant) {
      sounds.push(...consonant.map((sound) => ({ consonant: sound })));
    }
  }
  if (stressed === null) {
    const only = sounds.findLastIndex(isVowel);
    stressed = only === -1 ? null : only;
  }
  return { sounds, stressed };
}

const withoutStress = (text: string): string => text.replaceAll(stressMark, '');

/**
 * The position of the stress mark in a transcription word as the number of its vowel, counted from 0; null without a
 * mark.
 */
function stressedVowelNumber(word: string): number | null {
  const mark = word.indexOf(stressMark);
  if (mark === -1) return null;
  return [...word.slice(0, mark)].filter((char) => char in cyrillicVowels).length - 1;
}

/** A pointed word with the sounds of its transcription; by the points alone where there is none. */
function heardInWord(word: string, transcription: string | undefined): Heard {
  const readings = readingsOfWord(word);
  const [likeliest] = readings;
  if (transcription === undefined) return likeliest ?? { sounds: [], stressed: null };
  const agreeing = readings.find(
    (reading) => withoutStress(reading.transcription) === withoutStress(transcription),
  );
  if (!agreeing) return heardInTranscription(transcription);
  const number = stressedVowelNumber(transcription);
  if (number === null) return agreeing;
  const vowelPlaces = agreeing.sounds.flatMap((sound, index) => (isVowel(sound) ? [index] : []));
  return { sounds: agreeing.sounds, stressed: vowelPlaces[number] ?? agreeing.stressed };
}

/** Two mnemonics that would be read as one (`t` + `s`, two vowels, an h after a consonant) are separated by a bar. */
function needsBar(before: Sound | undefined, sound: Sound): boolean {
  if (before === undefined) return false;
  if (isVowel(before)) return isVowel(sound);
  if (isVowel(sound)) return false;
  return (before.consonant === 't' && 'sSc'.includes(sound.consonant)) || sound.consonant === 'h';
}

function toMnemonics({ sounds, stressed }: Heard): string {
  return sounds.reduce((text, sound, index) => {
    const before = sounds[index - 1];
    if (!isVowel(sound) && sound.consonant === '?' && (before === undefined || !isVowel(sounds[index + 1]))) {
      return text;
    }
    const bar = needsBar(before, sound) ? '|' : '';
    const mnemonic = isVowel(sound) ? sound.vowel : consonantMnemonics[sound.consonant];
    return text + bar + (index === stressed ? "'" : '') + mnemonic;
  }, '');
}

/** A part of a sentence up to a pause, and how it ends: with a pause (`,`), falling (`.`), rising (`?`) or called out. */
export type SpokenClause = { phonemes: string; end: '' | ',' | '.' | '?' | '!' };

/** Punctuation at the end of a word, whatever closes after it. */
const wordEnd = /([,;:.?!])["'»”’)]*$/u;

/** Words with which a question begins; such a question falls at its end, and only one without them rises. */
const questionWords: ReadonlySet<string> = new Set(
  'מה מי איפה היכן לאן מאיפה מאין מתי למה מדוע כמה איך כיצד איזה איזו אילו במה בכמה למי'.split(' '),
);

/**
 * Returns phonemes for espeak-ng's Hebrew voice, clause by clause: שָׁלוֹם, דָּוִד! becomes `Sal'om` with a pause and
 * `dav'id` called out. Words are separated by spaces.
 *
 * `pronunciation` is pointed Hebrew in full spelling. `transcription`, in the course's convention, decides the stress
 * and, where it differs from every reading of the points, the sounds too; without it rules and word classes decide,
 * and the stress of loanwords is a guess. Empty when there is nothing to say.
 */
export function toClauses(pronunciation: string, transcription?: string): SpokenClause[] {
  const words = wordsOf(pronunciation);
  const aids = transcription === undefined ? undefined : wordsOf(transcription.normalize('NFC'));
  const isByAids = aids !== undefined && aids.length !== words.length;
  const clauses: SpokenClause[] = [];
  let clause: { word: string; phonemes: string }[] = [];
  const close = (end: SpokenClause['end']) => {
    const phonemes = clause.flatMap((one) => one.phonemes || []).join(' ');
    if (phonemes !== '') clauses.push({ phonemes, end: end === '?' && isWhQuestion(clause) ? '.' : end });
    clause = [];
  };
  for (const [index, word] of (isByAids ? aids : words).entries()) {
    const heard = isByAids ? heardInTranscription(word) : heardInWord(word, aids?.[index]);
    clause.push({ word, phonemes: toMnemonics(heard) });
    const mark = wordEnd.exec(word)?.[1];
    if (mark) close(endOf(mark));
  }
  close('');
  return clauses;
}

const endOf = (mark: string): SpokenClause['end'] =>
  mark === '.' || mark === '?' || mark === '!' ? mark : ',';

/** The word may stand behind a preposition: עִם מִי. */
const isWhQuestion = (clause: readonly { word: string }[]): boolean =>
  clause.slice(0, 2).some(({ word }) => questionWords.has(stripNiqqud(word).replace(/[^א-ת]/gu, '')));

/** The same as one text without clauses. */
export const toPhonemes = (pronunciation: string, transcription?: string): string =>
  toClauses(pronunciation, transcription)
    .map(({ phonemes }) => phonemes)
    .join(' ');
