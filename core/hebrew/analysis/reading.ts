import type { Binyan } from '../conjugation/forms.ts';
import type { WordFormKey } from '../forms/taught-forms.ts';
import type { DerivedKind } from './derived.ts';
import type { Ending } from './endings.ts';
import type { LexiconWord } from './lexicon.ts';

/** One way to read a written word. */
export type Reading = {
  word: LexiconWord;
  /** Those that are written, in their order. */
  particles: readonly string[];
  /** Behind ב, ל and כ an article may be heard that nobody writes; false where there is none for sure. */
  mayHaveArticle: boolean;
  /** The forms of the word that are written and heard so. */
  keys: readonly WordFormKey[];
  /** What an ending makes of that form. */
  ending: Ending | null;
  /** What else is made of a verb. */
  derived: { kind: DerivedKind; number: 'sg' | 'pl' } | null;
  /** Of a verb that no source has: all that is known. */
  regular: { root: string; binyan: Binyan } | null;
  /** The written word with niqqud; null where it is not known for sure. */
  pointed: string | null;
  transcription: string | null;
  /** The word can be read in no other way that is known, and no rule was guessed with. */
  certain: boolean;
};
