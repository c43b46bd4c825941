import { toCyrillic } from './cyrillic.ts';
import { isVowel, type Sound, soundsOf } from './sounds.ts';
import { stressedUnit } from './stress.ts';
import { unitsOf } from './units.ts';

/** One way to read one word. */
export type Reading = {
  sounds: readonly Sound[];
  /** Index of the stressed vowel among the sounds; null when the word has none. */
  stressed: number | null;
  /** The same in Russian letters. */
  transcription: string;
};

/** Returns all readings of one pointed word, most likely first. */
export function readingsOfWord(word: string): Reading[] {
  const units = unitsOf(word);
  const stressedAt = stressedUnit(units, word);
  return soundsOf(units).map((sounds) => {
    const place = sounds.findIndex((sound) => isVowel(sound) && !sound.slight && sound.at === stressedAt);
    const stressed = place === -1 ? null : place;
    return { sounds, stressed, transcription: toCyrillic(sounds, stressed) };
  });
}

/** Words of a pointed text. */
export const wordsOf = (text: string): string[] => text.split(/[\s\u05be-]+/).filter((word) => word !== '');

/** Phrases of the course have two words; the limit keeps the readings of long texts from multiplying without end. */
const maxTranscriptions = 64;

/**
 * Returns the transcriptions that the niqqud allows, most likely first, without repeats, at most 64 each way. Several
 * words are joined by spaces and, as a second choice, by hyphens (a fixed compound: only a person knows which it is).
 * Empty for a text without letters. The stress follows rules and word classes; for loanwords it is a guess.
 */
export function readNiqqud(pronunciation: string): string[] {
  const words = wordsOf(pronunciation).map((word) => readingsOfWord(word).map((it) => it.transcription));
  const [only = []] = words;
  if (words.length < 2) return [...new Set(only)];
  const joinedBy = (separator: string) =>
    words.reduce((heads, tails) =>
      tails.flatMap((tail) => heads.map((head) => head + separator + tail)).slice(0, maxTranscriptions),
    );
  return [...new Set([...joinedBy(' '), ...joinedBy('-')])];
}

/** A first draft of the transcription for the lesson editor: the sounds are certain, the stress needs checking. */
export function draftTranscription(pronunciation: string): string {
  return readNiqqud(pronunciation)[0] ?? '';
}
