import { soundsOfTranscription } from '../../speech/sounds/by-transcription.ts';
import { comparableHebrew } from '../comparable.ts';
import { type KnownSounds, knownSounds } from '../known/known-sounds.ts';
import { type KnownForm, type KnownWords, knownWords } from '../known/known-words.ts';
import { readNiqqud } from '../reading/read-niqqud.ts';
import { customarySpellings } from './customary.ts';
import { letterChoices } from './letter-choices.ts';

/** A word as far as its spellings go. */
export type SpelledWord = {
  /** Plain letters in full spelling. */
  hebrew: string;
  /** The same letters with niqqud, where known. */
  pronunciation?: string | null | undefined;
  /** Plain letters of its further forms, where known. */
  forms?: readonly string[] | undefined;
};

/** What is known of other words. */
export type KnownSpellings = { words: KnownWords; sounds: KnownSounds };

/** More spellings of one text than anybody writes. */
const mostSpellings = 256;
/** Below this length a missing letter leaves too little to tell the word by. */
const fewestLetters = 2;

/**
 * Returns every other spelling of a word or phrase that the rules of full spelling allow or have allowed, plain letters:
 * by its niqqud (`letterChoices`), and by custom where no rule gives it. Without niqqud only ו and י that are doubled may
 * be single. Some may be spellings of other words, too (`acceptedSpellings`).
 */
export function spellingsByRule({ hebrew, pronunciation }: SpelledWord): string[] {
  const own = comparableHebrew(hebrew);
  const words = own.split(' ');
  const pointed = (pronunciation ?? '').split(/[\s\u05be-]+/u);
  const isPointed = comparableHebrew(pronunciation ?? '') === own && pointed.length === words.length;
  const all = words.map((word, at) => [
    ...new Set([
      ...spellingsOfWord(word, isPointed ? (pointed[at] ?? word) : word),
      ...customarySpellings(word),
    ]),
  ]);
  return combinations(all, ' ').filter((spelling) => spelling !== own && spelling.length >= fewestLetters);
}

const spellingsOfWord = (word: string, pointed: string): string[] => [
  word,
  ...combinations(letterChoices(pointed), ''),
];

/** Every way to take one text of each list, joined. */
function combinations(lists: readonly (readonly string[])[], between: string): string[] {
  return lists.reduce<string[]>(
    (heads, tails, at) =>
      tails
        .flatMap((tail) => (at === 0 ? [tail] : heads.map((head) => head + between + tail)))
        .slice(0, mostSpellings),
    [],
  );
}

/**
 * The spellings by rule that are no other word: בקר (cattle) is none of בוקר (morning). What sounds like the word is no
 * other one. A single letter for a doubled one is only what the course has another word for: old texts write all words so.
 */
export function acceptedSpellings(word: SpelledWord, tables: Partial<KnownSpellings> = {}): string[] {
  const known = { words: knownWords, sounds: knownSounds, ...tables };
  const spellings = spellingsByRule(word);
  if (spellings.length === 0) return [];
  const own = comparableHebrew(word.hebrew);
  const sounds = soundsOfNiqqud(word.pronunciation ?? '');
  return spellings.filter((spelling) => {
    const heard = sounds.size > 0 ? known.sounds(spelling) : [];
    if (heard.some((one) => sounds.has(one))) return true;
    if (heard.length > 0 && withSingles(spelling) !== withSingles(own)) return false;
    return known
      .words(spelling)
      .every((form) => isOwnForm(form, { spelling, own, forms: word.forms ?? [] }, known.words));
  });
}

/** The letters with ו and י never doubled. */
export const withSingles = (letters: string): string => letters.replace(/([וי])\1/gu, '$1');

/** Ways to read a pointed text, as keys of sounds; empty for a text without points. */
export const soundsOfNiqqud = (pronunciation: string): Set<string> =>
  new Set(
    readNiqqud(pronunciation).map((reading) =>
      reading
        .split(/[\s-]+/u)
        .map(soundsOfTranscription)
        .join('')
        .replaceAll('?', ''),
    ),
  );

/** Whether a known form is the same form of the same word, as far as the table tells: premium words have no name in it. */
function isOwnForm(
  { of, key }: KnownForm,
  { spelling, own, forms }: { spelling: string; own: string; forms: readonly string[] },
  known: KnownWords,
): boolean {
  if (!of && key !== 'word' && forms.includes(spelling)) return true;
  return known(own).some((form) => form.of?.word === of?.word && form.key === key && (of || key !== 'word'));
}
