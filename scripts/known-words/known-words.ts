import { barePreposition } from '../../core/hebrew/forms/ending-keys.ts';
import { formedWord, formsOfWord } from '../../core/hebrew/forms/form-index.ts';
import type { WordFormKey } from '../../core/hebrew/forms/taught-forms.ts';
import { furtherForms } from '../../core/hebrew/forms/taught-forms.ts';
import { createKnownSounds } from '../../core/hebrew/known/known-sounds.ts';
import { createKnownWords } from '../../core/hebrew/known/known-words.ts';
import { otherSoundsTable } from '../../core/hebrew/known/other-sounds-table.ts';
import { foldFinals } from '../../core/hebrew/letters.ts';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import { readNiqqud } from '../../core/hebrew/reading/read-niqqud.ts';
import { acceptedSpellings } from '../../core/hebrew/spelling/accepted.ts';
import { spellingsByRule } from '../../core/hebrew/spelling/by-rule.ts';
import { soundsOfText } from '../../core/speech/sounds/by-transcription.ts';
import { isSpellingOf } from '../../core/speech/sounds/spellings.ts';
import { commonWords } from '../../db/content/common-words.ts';
import { sections } from '../../db/content/index.ts';
import { verbBook } from '../../db/content/verb-book.ts';
import { placedWords, wordsOf } from '../content-files/placed-words.ts';
import type { Askable } from './other-sounds.ts';

/** How many ways of reading a pointed form are kept: the later ones are hardly heard. */
const keptReadings = 2;

type Form = {
  letters: string;
  key: WordFormKey;
  pointed: string;
  transcriptions: readonly string[];
  /** A form's spelling without its vowel letters, which could be that of another word as well. */
  isShort: boolean;
};

/** Every word of the course with its forms, the word itself first. */
function courseForms(): { russian: string; isFree: boolean; forms: Form[] }[] {
  const verbs = verbBook();
  return placedWords(sections).map(({ word, lesson: { isFree } }, id) => {
    const forms = formsOfWord(formedWord(word, id), verbs)
      // What stands before a noun is not said alone; the qamats of כָּל would be read as an a.
      .filter(({ key }) => key !== 'joined')
      .filter(({ key, letters }) => key !== barePreposition || letters !== word.hebrew)
      .map(({ key, letters, pointed }, at, all) => ({
        key,
        letters,
        pointed,
        isShort:
          key !== 'word' &&
          letters === stripNiqqud(pointed) &&
          all.slice(0, at).some((other) => other.key === key && other.pointed === pointed),
        transcriptions:
          key === 'word'
            ? [word.transcription]
            : readNiqqud(pointed).slice(0, key.startsWith('imperative') ? 1 : keptReadings),
      }));
    return { russian: word.russian, isFree, forms };
  });
}

/**
 * The table of known words; its shape is that of `core/hebrew/known/known-words.ts`. It is part of the page, so the
 * spellings of premium lessons stand in one line, in the order of their letters.
 */
export function knownWordsTable(): string {
  const words = courseForms();
  const entriesOf = (forms: readonly Form[]) =>
    forms.map(({ letters, key }) => letters + (key === 'word' ? '' : `=${key}`));
  const lineOf = (russian: string, entries: readonly string[]) =>
    `${russian}|${[...new Set(entries)].join(',').replaceAll(' ', '_')}`;
  const free = words.filter(({ isFree }) => isFree);
  const premium = words.filter(({ isFree }) => !isFree).flatMap(({ forms }) => entriesOf(forms));
  return [
    ...free.map(({ russian, forms }) => lineOf(russian, entriesOf(forms))),
    lineOf('', premium.sort()),
  ].join('\n');
}

/** Letters without final forms and spaces, and the ways in which they are read. */
type Spelling = { letters: string; sounds: Set<string>; isForm: boolean };

/**
 * The table of sounds; its shape is that of `core/hebrew/known/known-sounds.ts`. It has the words of the course and the
 * common words; of further forms only those that could be taken for a known word: the others are refused without it.
 */
export function knownSoundsTable(): string {
  const common = commonWords.map((pointed) => ({
    letters: stripNiqqud(pointed),
    pointed,
    key: 'word',
    transcriptions: readNiqqud(pointed).slice(0, 1),
    isShort: false,
  }));
  const spellings = new Map<string, Spelling>();
  const full = courseForms().flatMap(({ forms }) => forms.filter(({ isShort }) => !isShort));
  for (const form of [...full, ...common]) {
    const letters = foldFinals(form.letters.replace(/[^א-ת]/gu, ''));
    const spelling = spellings.get(letters) ?? { letters, sounds: new Set(), isForm: true };
    spellings.set(letters, spelling);
    for (const transcription of form.transcriptions) spelling.sounds.add(soundsOfText(transcription));
    if (form.key === 'word') spelling.isForm = false;
  }
  const alike = new Map<string, Spelling[]>();
  for (const spelling of spellings.values()) {
    const skeleton = skeletonOf(spelling.letters);
    alike.set(skeleton, [...(alike.get(skeleton) ?? []), spelling]);
  }
  return [...alike.values()]
    .flatMap((group) => group.filter((one) => !one.isForm || group.some((other) => isMistakable(one, other))))
    .map(({ letters, sounds: heard }) => `${letters}=${[...heard].join('/')}`)
    .sort()
    .join('\n');
}

/** The table of `core/hebrew/known/homographs.ts`: a line for each word, `word=spelling,spelling`. */
export function homographsTable(others: string = otherSoundsTable): string {
  const tables = {
    words: createKnownWords(knownWordsTable()),
    sounds: createKnownSounds(knownSoundsTable(), others),
  };
  const lines = wordsOf(sections).flatMap((word) => {
    const forms = furtherForms(word, verbBook());
    const accepted = acceptedSpellings({ ...word, forms }, tables);
    const listed = word.variants ?? [];
    const refused = spellingsByRule(word).filter((one) => !accepted.includes(one) && !listed.includes(one));
    return refused.length > 0 ? [`${word.hebrew}=${refused.join(',')}`.replaceAll(' ', '_')] : [];
  });
  return [...new Set(lines)].sort().join('\n');
}

/** The consonants that two spellings of one sound have in common, letters that may sound alike as one. */
const skeletonOf = (letters: string): string =>
  letters
    .replace(/[אהויע]/gu, '')
    .replace(/ב/gu, '')
    .replace(/[קח]/gu, 'כ')
    .replace(/ט/gu, 'ת')
    .replace(/ס/gu, 'ש');

/** By rule the letters could be written for the other word, which sounds otherwise, or could not though it sounds alike. */
function isMistakable({ letters, sounds }: Spelling, other: Spelling): boolean {
  return [...other.sounds].some(
    (heard) => isSpellingOf(letters, [{ own: other.letters, sounds: heard }]) !== sounds.has(heard),
  );
}

/** Everything in the course that may be asked to be said: its words, and their forms in full spelling. */
export function askableOfCourse(): Askable[] {
  return courseForms().flatMap(({ forms }) =>
    forms
      .filter(({ isShort }) => !isShort)
      .map(({ letters: hebrew, pointed: pronunciation, transcriptions: [transcription = ''], key }) => ({
        expected: { hebrew, pronunciation, transcription },
        transcription,
        isWord: key === 'word',
      })),
  );
}
