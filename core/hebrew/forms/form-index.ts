import type { WordContent } from '../../lesson/content.ts';
import type { FormKey } from '../conjugation/forms.ts';
import { pointFull } from '../conjugation/point-full.ts';
import { otherSpellings } from '../conjugation/spellings.ts';
import type { VerbBook } from '../conjugation/verb.ts';
import { hasNiqqud, stripNiqqud } from '../niqqud.ts';
import { prepositionOf } from './prepositions.ts';
import { femininePlural, joinedForm, type WordFormKey } from './taught-forms.ts';

/** A word of the course as far as its forms go; of plural and feminine the pointed forms. */
export type FormedWord = {
  id: number;
  hebrew: string;
  pronunciation: string;
  transcription: string;
  gender: 'm' | 'f' | null;
  plural: string | null;
  feminine: string | null;
  variants: readonly string[];
};

/** A word of the content under an id. */
export const formedWord = (word: WordContent, id: number): FormedWord => ({
  id,
  hebrew: word.hebrew,
  pronunciation: word.pronunciation,
  transcription: word.transcription,
  gender: word.gender ?? null,
  plural: word.plural ?? null,
  feminine: word.feminine ?? null,
  variants: word.variants ?? [],
});

export type FoundForm = { wordId: number; key: WordFormKey };

type WordForm = { key: WordFormKey; pointed: string; letters: string };

const formOf = (key: WordFormKey, pointed: string, letters = stripNiqqud(pointed)): WordForm => ({
  key,
  pointed: pointed.normalize('NFC'),
  letters,
});

/** Every form of a word that the course can recognise, the taught one first. */
export function formsOfWord(word: FormedWord, verbs: VerbBook): WordForm[] {
  const forms = [
    formOf('word', word.pronunciation, word.hebrew),
    ...word.variants.map((variant) => formOf('word', word.pronunciation, variant)),
    ...(word.plural ? [formOf('plural', word.plural)] : []),
    ...(word.feminine ? [formOf('feminine', word.feminine)] : []),
  ];
  const place = verbs.placeOf(word);
  const many = !place && word.feminine ? femininePlural(word.pronunciation, word.feminine) : undefined;
  if (many) forms.push(formOf('feminine.plural', many));
  const joined = joinedForm(word.pronunciation);
  if (joined) forms.push(formOf('joined', joined));
  if (place) {
    for (const [key, form] of Object.entries(verbs.formsOf(place.verb))) {
      const name = key as FormKey; // the keys of a conjugation
      const spellings = form ? [form.full, ...otherSpellings(form)] : [];
      for (const letters of spellings) forms.push(formOf(name, form?.pointed ?? '', letters));
    }
  }
  const preposition = word.gender === null ? prepositionOf(word.pronunciation) : undefined;
  for (const [key, form] of preposition ?? []) forms.push(formOf(key, form));
  return forms;
}

export type FormIndex = { findForm(text: string): FoundForm[] };

/**
 * An index of all forms of the words: `findForm` takes a form with or without niqqud, in full or in short spelling,
 * and returns every word and form that it can be, none for a text that is no form. With niqqud, forms pointed alike
 * come alone where there are any.
 */
export function createFormIndex(words: readonly FormedWord[], verbs: VerbBook): FormIndex {
  const byLetters = new Map<string, (FoundForm & { pointed: string })[]>();
  for (const word of words) {
    for (const { key, pointed, letters } of formsOfWord(word, verbs)) {
      const found = byLetters.get(letters) ?? [];
      byLetters.set(letters, found);
      if (!found.some((it) => it.wordId === word.id && it.key === key)) {
        found.push({ wordId: word.id, key, pointed });
      }
    }
  }
  return {
    findForm(text) {
      const asked = text.normalize('NFC').trim().replace(/\s+/g, ' ');
      const alike = byLetters.get(stripNiqqud(asked)) ?? [];
      const isExact = (pointed: string) =>
        pointed === asked || pointFull(pointed, stripNiqqud(asked)) === asked;
      const exact = hasNiqqud(asked) ? alike.filter(({ pointed }) => isExact(pointed)) : [];
      return (exact.length > 0 ? exact : alike).map(({ wordId, key }) => ({ wordId, key }));
    },
  };
}
