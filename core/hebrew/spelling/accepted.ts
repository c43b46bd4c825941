import { soundsOfTranscription } from '../../speech/sounds/by-transcription.ts';
import { comparableHebrew } from '../comparable.ts';
import { type KnownSounds, knownSounds } from '../known/known-sounds.ts';
import { type KnownForm, type KnownWords, knownWords } from '../known/known-words.ts';
import { readNiqqud } from '../reading/read-niqqud.ts';
import { type SpelledWord, spellingsByRule, withSingles } from './by-rule.ts';
import { isCustomary } from './customary.ts';

/** What is known of other words. */
export type KnownSpellings = { words: KnownWords; sounds: KnownSounds };

/** `forms`: plain letters of its further forms, where known. */
type WordWithForms = SpelledWord & { forms?: readonly string[] | undefined };

/**
 * The spellings by rule that are no other word: בקר (cattle) is none of בוקר (morning). What sounds like the word is no
 * other one. A single letter for a doubled one is only what the course has another word for: old texts write all words so.
 */
export function acceptedSpellings(word: WordWithForms, tables: Partial<KnownSpellings> = {}): string[] {
  const known = { words: knownWords, sounds: knownSounds, ...tables };
  const spellings = spellingsByRule(word);
  if (spellings.length === 0) return [];
  const own = comparableHebrew(word.hebrew);
  const sounds = soundsOfNiqqud(word.pronunciation ?? '');
  return spellings.filter((spelling) => {
    if (isCustomary(spelling, own)) return true;
    const heard = sounds.size > 0 ? known.sounds(spelling) : [];
    if (heard.some((one) => sounds.has(one))) return true;
    if (heard.length > 0 && withSingles(spelling) !== withSingles(own)) return false;
    return known
      .words(spelling)
      .every((form) => isOwnForm(form, { spelling, own, forms: word.forms ?? [] }, known.words));
  });
}

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
