import { type ConsonantSound, isVowel, type Sound, type VowelSound } from './sounds.ts';

/** Combining acute, written right after the stressed vowel. */
export const stressMark = '\u0301';

const consonants: Readonly<Record<ConsonantSound, string>> = {
  b: 'б',
  v: 'в',
  g: 'г',
  d: 'д',
  h: 'һ',
  z: 'з',
  x: 'х',
  t: 'т',
  j: 'й',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  s: 'с',
  p: 'п',
  f: 'ф',
  c: 'ц',
  r: 'р',
  S: 'ш',
  Z: 'ж',
  '?': '',
};
const vowels: Readonly<Record<VowelSound, string>> = { a: 'а', e: 'э', i: 'и', o: 'о', u: 'у' };

/** A yod and its vowel: after a consonant the й is written, for я, е and ю would soften it; i swallows the yod. */
function yodWith(vowel: VowelSound, afterConsonant: boolean): string {
  switch (vowel) {
    case 'a':
      return afterConsonant ? 'йа' : 'я';
    case 'u':
      return afterConsonant ? 'йу' : 'ю';
    case 'o':
      return 'йо';
    case 'e':
      return afterConsonant ? 'йэ' : 'е';
    case 'i':
      return afterConsonant ? 'йи' : 'и';
  }
}

/**
 * Sounds as Russian letters by the course's convention: stress on every word of two written vowels or more, an
 * apostrophe where א or ע separates a consonant from a vowel. `stressed` is an index into `sounds`, null for no stress.
 */
export function toCyrillic(sounds: readonly Sound[], stressed: number | null): string {
  const isLong = sounds.filter(isVowel).length > 1;
  let text = '';
  for (const [index, sound] of sounds.entries()) {
    const before = sounds[index - 1];
    const afterConsonant = before !== undefined && !isVowel(before);
    if (isVowel(sound)) {
      const isYod = afterConsonant && before.consonant === 'j';
      const beforeYod = sounds[index - 2];
      text += isYod
        ? yodWith(sound.vowel, beforeYod !== undefined && !isVowel(beforeYod))
        : vowels[sound.vowel];
      if (isLong && index === stressed) text += stressMark;
    } else if (sound.consonant === '?') {
      text += afterConsonant && isVowel(sounds[index + 1]) ? "'" : '';
    } else if (sound.consonant !== 'j' || !isVowel(sounds[index + 1])) {
      text += consonants[sound.consonant];
    }
  }
  return text;
}
