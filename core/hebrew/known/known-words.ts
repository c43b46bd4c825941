import type { WordFormKey } from '../forms/taught-forms.ts';
import { knownWordsTable } from './known-words-table.ts';

/** A spelling that is a word of the course or one of its forms. */
export type KnownForm = {
  /** The word that it belongs to, plain letters, and its translation; null where it is of a premium lesson. */
  of: { word: string; russian: string } | null;
  key: WordFormKey;
};

/** Every word that is spelled so: plain letters with final forms, the words of a phrase parted by one space. */
export type KnownWords = (letters: string) => readonly KnownForm[];

/**
 * Reads a table of known words: a line for each, `russian|letters,letters=key …`, the word itself and its spellings
 * first and without a key, the spaces of a phrase as underscores. A line without Russian has spellings that belong
 * to no word of the table. Read at the first question.
 */
export function createKnownWords(table: string): KnownWords {
  let forms: Map<string, KnownForm[]> | undefined;
  return (letters) => {
    forms ??= readForms(table);
    return forms.get(letters) ?? [];
  };
}

function readForms(table: string): Map<string, KnownForm[]> {
  const forms = new Map<string, KnownForm[]>();
  for (const line of table.trim().split('\n')) {
    const [russian = '', list = ''] = line.split('|');
    const entries = list.replaceAll('_', ' ').split(',');
    const of = russian === '' ? null : { word: entries[0] ?? '', russian };
    for (const entry of entries) {
      const [letters = '', key = 'word'] = entry.split('=');
      // Keys of the forms of a word, as the script that writes the table has them.
      const form = { of, key: key as WordFormKey };
      forms.set(letters, [...(forms.get(letters) ?? []), form]);
    }
  }
  return forms;
}

/**
 * The words of the course with all their forms. Everybody can download the table, so of premium lessons it has
 * spellings alone: no translation, and not which of them belong together.
 */
export const knownWords: KnownWords = /* @__PURE__ */ createKnownWords(knownWordsTable);
