import type { WordKind } from '../hebrew/analysis/lexicon.ts';
import { hebrewWordsOf } from '../hebrew/comparable.ts';
import { hasNiqqud, stripNiqqud } from '../hebrew/niqqud.ts';
import { visibleText } from '../text/visible.ts';

/** A way to write an entry or its plural. */
export type DictionaryForm = {
  key: 'word' | 'plural';
  /** Plain letters. */
  letters: string;
  /** NFC; null where the file has none. */
  pointed: string | null;
};

/** A word of a dictionary with its translation. */
export type DictionaryEntry = {
  /** Plain letters, as it is shown. */
  hebrew: string;
  translation: string;
  kind: WordKind;
  gender: 'm' | 'f' | null;
  /** All ways to write it. */
  forms: readonly DictionaryForm[];
  /** How often it is met; 0 where the file does not say. */
  frequency: number;
};

/** Longest Hebrew and translation of an entry, in characters; what is longer of a translation is cut at a meaning. */
const maxHebrew = 60;
export const maxTranslation = 200;
/** Ways to write one entry; the rest is left out. */
const mostForms = 12;

/** Why a line of a file is no entry: not of the file's shape, no Hebrew word, no translation. */
export const entryFaults = ['shape', 'hebrew', 'translation'] as const;
export type EntryFault = (typeof entryFaults)[number];

/** An entry as a file has it. */
export type WrittenEntry = Pick<DictionaryEntry, 'kind' | 'gender' | 'frequency'> & {
  /** The word, with or without niqqud; the first is shown. */
  spellings: readonly string[];
  plurals: readonly string[];
  translations: readonly string[];
};

/** Makes an entry of what a file has, or returns what is wrong with it. */
export function toEntry(written: WrittenEntry): DictionaryEntry | EntryFault {
  const { kind, gender, frequency } = written;
  const spellings = written.spellings.map(cleanHebrew);
  const [first] = spellings;
  if (first === undefined || spellings.some((one) => one === null)) return 'hebrew';
  const translation = joinTranslations(written.translations);
  if (translation === '') return 'translation';
  const forms = [...formsOf(spellings, 'word'), ...formsOf(written.plurals.map(cleanHebrew), 'plural')];
  return {
    hebrew: stripNiqqud(first ?? ''),
    translation,
    kind,
    gender,
    frequency,
    forms: forms.slice(0, mostForms),
  };
}

/** Null for what is no Hebrew word or phrase. */
function cleanHebrew(text: string): string | null {
  const clean = hebrewWordsOf(text);
  const isHebrew = clean !== '' && clean.length <= maxHebrew * 2 && stripNiqqud(clean).length <= maxHebrew;
  return isHebrew ? clean : null;
}

/** Pointed spellings also stand for their letters without points, where the file has no other with them. */
function formsOf(spellings: readonly (string | null)[], key: DictionaryForm['key']): DictionaryForm[] {
  const forms = spellings.flatMap((one): DictionaryForm[] =>
    one === null ? [] : [{ key, letters: stripNiqqud(one), pointed: hasNiqqud(one) ? one : null }],
  );
  const pointed = new Set(forms.filter((form) => form.pointed !== null).map(({ letters }) => letters));
  const kept = forms.filter((form) => form.pointed !== null || !pointed.has(form.letters));
  return [...new Map(kept.map((form) => [form.pointed ?? form.letters, form])).values()];
}

function joinTranslations(translations: readonly string[]): string {
  const seen = new Set<string>();
  let joined = '';
  for (const one of translations.map((text) => visibleText(text).replace(/\s+/g, ' ').trim())) {
    if (one === '' || seen.has(one)) continue;
    seen.add(one);
    const longer = joined === '' ? one.slice(0, maxTranslation) : `${joined}, ${one}`;
    if (longer.length > maxTranslation) break;
    joined = longer;
  }
  return joined;
}
