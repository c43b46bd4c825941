import { createWordLexicon, type TranslatedWord } from '../../../../core/hebrew/analysis/word-lexicon.ts';
import { formedWord } from '../../../../core/hebrew/forms/form-index.ts';
import { sections } from '../../../../db/content/index.ts';
import { verbBook } from '../../../../db/content/verb-book.ts';
import { lessonsOf } from '../../../../scripts/content-files/placed-words.ts';

/** The words of the whole course in its order. */
export const courseWords: readonly TranslatedWord[] = lessonsOf(sections)
  .flatMap(({ words }) => words)
  .map((word, id) => ({ ...formedWord(word, id), russian: word.russian, ownVerb: word.verb ?? null }));

export const courseLexicon = createWordLexicon(courseWords, verbBook());
