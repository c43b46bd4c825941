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

/**
 * Returns phonemes for espeak-ng's Hebrew voice, to be passed as `[[...]]`: שָׁלוֹם becomes `Sal'om`. Words are
 * separated by spaces.
 *
 * `pronunciation` is pointed Hebrew in full spelling. `transcription`, in the course's convention, decides the stress
 * and, where it differs from every reading of the points, the sounds too; without it rules and word classes decide,
 * and the stress of loanwords is a guess. Empty when there is nothing to say.
 */
export function toPhonemes(pronunciation: string, transcription?: string): string {
  const words = wordsOf(pronunciation);
  const aids = transcription === undefined ? undefined : wordsOf(transcription.normalize('NFC'));
  const heard =
    aids && aids.length !== words.length
      ? aids.map(heardInTranscription)
      : words.map((word, index) => heardInWord(word, aids?.[index]));
  return heard.map(toMnemonics).join(' ').trim();
}
