import { soundsOfTranscription } from '../speech/sounds/by-transcription.ts';

/**
 * Sounds as in `HeardLetter`, without what people write in many ways: h is x (лехаим, lehaim), j is i (май, mai, maj), ei
 * is e, doubled letters are one; no ' and no spaces.
 */
const keyOf = (sounds: string): string =>
  sounds
    .replaceAll(/[?\s'-]/g, '')
    .replaceAll('h', 'x')
    .replaceAll('j', 'i')
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll('ei', 'e');

const soundsOfText = (text: string): string =>
  text
    .split(/[\s-]+/)
    .map(soundsOfTranscription)
    .join('');

/** The keys of a transcription: with its h, and as those write it who do not hear one. */
export function keysOfTranscription(transcription: string): string[] {
  const sounds = soundsOfText(transcription);
  return [...new Set([keyOf(sounds), keyOf(sounds.replaceAll('h', ''))])].filter((key) => key !== '');
}

/** The keys of what was heard, in Russian letters: е may be э, and г a h. */
export function keysOfRussianLetters(text: string): string[] {
  const readings = [
    text,
    text.replaceAll('е', 'э'),
    text.replaceAll('г', 'һ'),
    text.replaceAll(/([аяоеиуыэю])х$/g, '$1'),
  ];
  return [...new Set(readings.map(soundsOfText).map(keyOf))].filter((key) => key !== '');
}

/** What Latin letters stand for, the longer ones first. Others stand for themselves. */
const latinSounds: readonly (readonly [string, string])[] = [
  ['tch', 'C'],
  ['dzh', 'J'],
  ['sch', 'S'],
  ['sh', 'S'],
  ['š', 'S'],
  ['kh', 'x'],
  ['ch', 'x'],
  ['ḥ', 'x'],
  ['tz', 'c'],
  ['ts', 'c'],
  ['ẓ', 'c'],
  ['zh', 'Z'],
  ['dj', 'J'],
  ['ph', 'f'],
  ['th', 't'],
  ['gh', 'g'],
  ['ck', 'k'],
  ['q', 'k'],
  ['c', 'k'],
  ['oo', 'u'],
  ['ou', 'u'],
  ['ee', 'i'],
  ['y', 'i'],
  ['w', 'v'],
];
const soundOfLatin: ReadonlyMap<string, string> = new Map(latinSounds);
const latinLetters = new RegExp(latinSounds.map(([letters]) => letters).join('|'), 'g');

/**
 * The keys of what was heard, in Latin letters, by any usual way to write Hebrew in them: tz and ts, ch and kh and h, ay
 * and ai, a last h that is not heard. Several where letters can be read in two ways.
 */
export function keysOfLatinLetters(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/[^\p{L}\s-]/gu, '');
  const readings = [
    plain,
    plain.replaceAll(/([aeiou])h(?=\s|-|$)/g, '$1'),
    plain.replaceAll('j', 'dj'),
    plain.replaceAll('ch', 'tch'),
    plain.replaceAll(/c(?=[eiy])/g, 'ts'),
    plain.replaceAll(/oo|ou/g, 'o'),
  ];
  const sounds = readings.map((one) =>
    one.replaceAll(latinLetters, (letters) => soundOfLatin.get(letters) ?? letters),
  );
  return [...new Set(sounds.map(keyOf))].filter((key) => key !== '');
}
