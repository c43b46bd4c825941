/**
 * What a beginner learns before words: the letters, their final forms and the vowel points, as data. The values are in
 * `db/content/letters.ts`.
 */

/** A letter of the alphabet; one of the five shapes at the end of a word; a vowel point, a dagesh or a shin dot. */
export const letterKinds = ['letter', 'final', 'point'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Something to be spoken: read by the voices like a word. */
export type SpokenLetter = { pronunciation: string; transcription: string };

export type LetterContent = {
  /** Stable name, latin kebab-case, e.g. 'shin' or 'mem-final'. Never changed once published. */
  key: string;
  kind: LetterKind;
  /** The sign itself: 'ש', 'ם', a combining point alone (U+05B7), or a letter with its dot. */
  letter: string;
  /** Of points: the sign on a letter, as it is shown, e.g. mem with patah. */
  shown?: string;
  /** Russian name, e.g. 'шин'. */
  name: string;
  /** How it is read, in Russian letters, e.g. 'ш'; '—' where it is silent. */
  transcription: string;
  /** One or two Russian sentences: how it sounds or what to look at. */
  hint: string;
  /** Keys of items that look alike in print, and in cursive; none of those that sound alike need to be among them. */
  lookAlikes: { print: readonly string[]; cursive: readonly string[] };
  /** Keys of items with the same sound: never options of one another when a sound is to be found. */
  soundAlikes: readonly string[];
  /** Its name as it is spoken. */
  spokenName: SpokenLetter;
  /** A syllable with it, by which it is recognised; missing where it has no sound of its own. */
  spokenSound?: SpokenLetter;
  /** Of final forms: the key of the letter. */
  finalOf?: string;
  /** Key of the lesson that teaches it. */
  lesson: string;
  /** A word of a free lesson in which it is heard, by the keys of lesson and word. */
  word: { lesson: string; word: string };
};

/** Two letters with one sound: no ear tells them apart, so they are taught as a contrast. */
export type LetterTwins = {
  /** Keys of the two. */
  letters: readonly [string, string];
  /** The sound that they share, in Russian letters; '—' where both are silent. */
  transcription: string;
  /** One or two Russian sentences: what helps to choose. */
  hint: string;
  /** Key of the lesson that contrasts them. */
  lesson: string;
  /** Keys of words of that lesson: with the first letter, and with the second. Neither word has both. */
  words: readonly [string, string];
};
