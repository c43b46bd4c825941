import type { WordContent } from '../../lesson/content.ts';
import { stressMark } from '../reading/cyrillic.ts';
import { readNiqqud } from '../reading/read-niqqud.ts';
import { error, nameOf, type Problem, warning } from './finding.ts';

/** No letter of the convention, nor its stress: no ё (it forces a stress), no ъ ь ы щ, no capitals; һ is U+04BB. */
const foreignSign = /(?!\u0301)[^абвгджзийклмнопрстуфхцчшэюяеһ' -]/u;
const vowels = 'аэиоуяею';

function letterProblems(text: string): Problem[] {
  const foreign = foreignSign.exec(text)?.[0];
  if (!foreign) return [];
  const isLatin = /\p{Script=Latin}/u.test(foreign);
  return [
    error('transcription-letters', `${nameOf(foreign)} ${isLatin ? 'is Latin' : 'is not of the convention'}`),
  ];
}

/** Every word of two vowels or more carries one mark right after a vowel, a word of one vowel none. */
function stressProblems(word: string): Problem[] {
  let [syllables, marks, wellPlaced] = [0, 0, 0];
  for (let at = 0; at < word.length; at += 1) {
    const isVowel = vowels.includes(word.charAt(at));
    const isStressed = word.charAt(at + 1) === stressMark;
    if (isVowel) syllables += 1;
    if (isVowel && isStressed) wellPlaced += 1;
    if (word.charAt(at) === stressMark) marks += 1;
  }
  if (marks !== wellPlaced) return [error('transcription-stress', `${word}: the mark stands after no vowel`)];
  if (syllables > 1 && marks !== 1)
    return [error('transcription-stress', `${word}: ${marks} stress marks, want 1`)];
  return syllables < 2 && marks > 0
    ? [error('transcription-stress', `${word}: one syllable takes no mark`)]
    : [];
}

const withSpaces = (text: string): string => text.replaceAll('-', ' ');
const withoutStress = (text: string): string => text.replaceAll(stressMark, '');

/** Compares with the rule-based reading of the niqqud; hyphen or space between words is left to the author. */
function readingProblems(text: string, pronunciation: string): Problem[] {
  const readings = readNiqqud(pronunciation).map(withSpaces);
  const [draft] = readings;
  const own = withSpaces(text);
  if (draft === undefined || readings.includes(own)) return [];
  const bare = withoutStress(own);
  const sameSounds = readings.find((reading) => withoutStress(reading) === bare);
  return sameSounds === undefined
    ? [{ ...warning('transcription-sounds', `the niqqud reads ${draft}`, draft), written: text }]
    : [warning('transcription-stress-place', `by rule the stress falls ${sameSounds}`, sameSounds)];
}

/** A transcription that differs from the reading of the niqqud; its author may know better. */
export function readingDoubt(
  word: Pick<WordContent, 'transcription' | 'pronunciation'>,
): Problem | undefined {
  const problems = transcriptionProblems(word.transcription, word.pronunciation);
  return problems.find(({ rule }) => rule === 'transcription-sounds');
}

/** `transcription`: letters of the convention, stress marked, and in agreement with the niqqud. */
export function transcriptionProblems(transcription: string, pronunciation: string): Problem[] {
  if (transcription === '') return [error('empty', 'the text is empty')];
  const spelled = [
    ...letterProblems(transcription),
    ...transcription.split(/[ -]/).flatMap((word) => (word === '' ? [] : stressProblems(word))),
  ];
  if (/^[ '-]|[ '-]$|[ -]{2}/.test(transcription)) spelled.push(error('spacing', 'a stray space or hyphen'));
  return spelled.length > 0 ? spelled : readingProblems(transcription, pronunciation);
}
