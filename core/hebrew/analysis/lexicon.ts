import type { DictionaryInfo } from '../../dictionary/info.ts';
import type { VerbContent } from '../conjugation/verb.ts';
import type { WordFormKey } from '../forms/taught-forms.ts';
import { foldFinals } from '../letters.ts';

/** Where a reading comes from, in the order in which sources are asked: what a source has comes before what a rule guesses. */
export const readingSources = ['course', 'own', 'name', 'dictionary', 'rule'] as const;
export type ReadingSource = (typeof readingSources)[number];

/** What a word is, as far as prefixes and endings go. */
export const wordKinds = ['noun', 'verb', 'adjective', 'preposition', 'other'] as const;
export type WordKind = (typeof wordKinds)[number];

/** What a proper name names; 'anybody' is a first name of men and women. */
export type NameKind = 'man' | 'woman' | 'anybody' | 'surname' | 'town' | 'country' | 'place' | 'month';

/** A word as its source has it. */
export type LexiconWord = {
  source: ReadingSource;
  /** Its rows in the source: of a verb all cards that teach one of its forms; none where the source has no rows. */
  ids: readonly number[];
  /** What is shown as its base, plain letters in full spelling: of a verb the infinitive. */
  hebrew: string;
  /** Null where no source has a translation. */
  russian: string | null;
  kind: WordKind;
  gender: 'm' | 'f' | null;
  /** Of a proper name alone. */
  name?: NameKind;
  /** Of a verb whose forms are known, with its Russian pair. */
  verb?: VerbContent;
  /** How common it is in its source, from 0, the commonest, to 1. */
  rarity: number;
  /** What has to be named beside it. */
  credit?: DictionaryInfo;
};

/** A written form of a word. */
export type LexiconForm = {
  word: LexiconWord;
  key: WordFormKey;
  /** Plain letters. */
  letters: string;
  /** The same letters with niqqud, NFC; null where the source has none. */
  pointed: string | null;
  transcription: string | null;
  /** Spelled as one does with niqqud, or in another way beside the full spelling. */
  isOtherSpelling?: boolean;
};

/** A source of words: the course, somebody's own words, a dictionary. */
export type Lexicon = {
  /** The forms with these consonants, as `consonantsOf` returns them; none for what it has not. */
  find(consonants: string): readonly LexiconForm[];
};

/** What all spellings of a form have in common, by which a lexicon is asked: no final forms, no ו and י. */
export const consonantsOf = (letters: string): string => foldFinals(letters).replace(/[וי]/g, '');

/** A lexicon of forms that are there already: what a table of own words or of a dictionary was asked for. */
export function createLexicon(forms: Iterable<LexiconForm>): Lexicon {
  const byConsonants = new Map<string, LexiconForm[]>();
  for (const form of forms) {
    const consonants = consonantsOf(form.letters);
    const known = byConsonants.get(consonants);
    if (known) known.push(form);
    else byConsonants.set(consonants, [form]);
  }
  return { find: (consonants) => byConsonants.get(consonants) ?? [] };
}

/** Several lexicons as one, asked in their order. */
export const joinLexicons = (lexicons: readonly Lexicon[]): Lexicon => ({
  find: (consonants) => lexicons.flatMap((lexicon) => lexicon.find(consonants)),
});
