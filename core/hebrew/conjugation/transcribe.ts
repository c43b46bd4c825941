import { finalForms } from '../letters.ts';
import { toCyrillic } from '../reading/cyrillic.ts';
import { isVowel, type Sound, soundsOf } from '../reading/sounds.ts';
import type { Unit } from '../reading/units.ts';
import type { Segment, Word } from './segments.ts';

const vowelLetter = (letter: string): Unit => ({
  letter,
  dagesh: false,
  sin: false,
  vowel: null,
  withVav: false,
  doubled: false,
});

const isOfA = (vowel: Segment['vowel'] | undefined): boolean => vowel === 'patah' || vowel === 'qamats';

/** What ends a word without a vowel: the shva of a khaf, the furtive patah of a guttural. */
function endingVowel({ letter, vowel, mater }: Segment, before: Segment | undefined): Unit['vowel'] {
  if (vowel !== null || mater !== '') return vowel;
  if (letter === 'כ') return 'shva';
  return 'חעה'.includes(letter) && !isOfA(before?.vowel) ? 'patah' : null;
}

/** The units in which the reading rules know a word. */
function unitsOfWord(word: Word): Unit[] {
  const units: Unit[] = [];
  for (const [at, part] of word.entries()) {
    const isLast = at === word.length - 1;
    const vowel = isLast ? endingVowel(part, word[at - 1]) : part.vowel;
    const isFinal = isLast && part.vowel === null && !part.dagesh;
    const isShuruq = part.mater === 'ו' && vowel === 'qubuts';
    units.push({
      letter: (isFinal ? finalForms[part.letter] : undefined) ?? part.letter,
      dagesh: part.dagesh,
      sin: part.dot === 'sin',
      vowel: isShuruq ? 'shuruq' : vowel,
      withVav: part.mater === 'ו',
      doubled: false,
    });
    if (part.mater === 'י' || part.mater === 'ה') units.push(vowelLetter(part.mater));
  }
  return units;
}

/** Index of the stressed vowel: the first or second full vowel from the end. */
function stressedSound(sounds: readonly Sound[], fromEnd: number): number | null {
  let left = fromEnd;
  for (let at = sounds.length - 1; at >= 0; at -= 1) {
    const sound = sounds[at];
    if (!isVowel(sound) || sound.slight) continue;
    left -= 1;
    if (left === 0) return at;
  }
  return null;
}

/**
 * The form by the course's convention; `stress` counts full vowels from the end, 1 is the last. With
 * `isPrefixSounded` the shva of a first ת is heard, as it is in the prefix of the future: תְּדַבֵּר is тэдабэ́р.
 */
export function transcribe(word: Word, stress: number, isPrefixSounded: boolean): string {
  const readings = soundsOf(unitsOfWord(word));
  const sounded = isPrefixSounded ? readings.find((sounds) => isVowel(sounds[1])) : undefined;
  const sounds = sounded ?? readings[0] ?? [];
  return toCyrillic(sounds, stressedSound(sounds, stress));
}
