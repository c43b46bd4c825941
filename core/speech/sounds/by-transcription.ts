const cyrillic: Readonly<Record<string, string>> = {
  а: 'a',
  э: 'e',
  и: 'i',
  ы: 'i',
  о: 'o',
  у: 'u',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  һ: 'h',
  h: 'h',
  ж: 'Z',
  з: 'z',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ф: 'f',
  х: 'x',
  ц: 'c',
  ч: 'C',
  ш: 'S',
  щ: 'S',
  "'": '?',
};
const iotated: Readonly<Record<string, string>> = { е: 'e', ё: 'o', ю: 'u', я: 'a' };

/**
 * Sounds of one transcription word. The course's convention and a simpler one (no stress, h for һ, е for э, ль for л)
 * give the same: е ё ю я hold a `j` only at the start, after a vowel and after ь ъ '.
 */
export function soundsOfTranscription(word: string): string {
  let sounds = '';
  let parted = true;
  for (const char of word.normalize('NFC').toLowerCase().replaceAll('дж', 'J')) {
    const vowel = iotated[char];
    if (vowel) sounds += parted ? `j${vowel}` : vowel;
    else sounds += char === 'J' ? char : (cyrillic[char] ?? '');
    if (char === '\u0301') continue;
    parted = "ьъ'".includes(char) || 'aeiou'.includes(sounds.at(-1) ?? '');
  }
  return sounds;
}

/** Sounds of a text in the course's convention or a simpler one, all words together, without breaks between syllables. */
export const soundsOfText = (transcription: string): string =>
  transcription
    .split(/[\s\u05be\u2010-\u2015-]+/u)
    .map(soundsOfTranscription)
    .join('')
    .replaceAll('?', '');
