import { hebrewWordsOf } from '../hebrew/comparable.ts';
import type { VerbBook } from '../hebrew/conjugation/verb.ts';
import { createFormIndex, type FormedWord, type FoundForm } from '../hebrew/forms/form-index.ts';
import { allPrepositions } from '../hebrew/forms/prepositions.ts';
import { femininePlural, wordsJoinedAs } from '../hebrew/forms/taught-forms.ts';
import { foldFinals } from '../hebrew/letters.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import { isOneEditAway } from './one-edit.ts';

/** A word of the course as far as its forms go; `ownVerb` is the line of a verb that its author has written. */
export type IndexedWord = FormedWord & { ownVerb: string | null };

export type HebrewIndex = {
  /**
   * Every word that the text can be a form of, and which form: the word itself, plural, feminine, a form of its verb, a
   * preposition with an ending. With or without niqqud; none for a text that is no form.
   */
  forms(text: string): FoundForm[];
  /** Ids of words that begin so; none for a single letter. */
  beginnings(text: string): number[];
  /** Ids of words of which the text is one letter away; none for short texts. */
  slips(text: string): number[];
};

const shortestBeginning = 2;
const shortestSlip = 4;
/** A longer text is no word or phrase. */
const mostLetters = 60;

/**
 * An index of all forms of the words. Tables of verbs are computed when a text comes that has the letters of their root,
 * so an index of the whole course costs little.
 */
export function createHebrewIndex(words: readonly IndexedWord[], verbs: VerbBook): HebrewIndex {
  const byLetters = groupBy(words, lettersOf);
  const byPronunciation = groupBy(words, ({ pronunciation }) => [pronunciation]);
  const cards = groupBy(words, (word) => [cardName(word)]);
  const ofAuthors = words.filter(({ ownVerb }) => ownVerb !== null);

  function forms(text: string): FoundForm[] {
    const asked = hebrewWordsOf(text);
    const letters = stripNiqqud(asked);
    if (letters === '' || letters.length > mostLetters) return [];
    const verbCards = verbs
      .find(letters)
      .flatMap(({ verb }) => Object.values(verbs.formsOf(verb)))
      .flatMap((form) => (form ? (cards.get(cardName({ ...form, hebrew: form.full })) ?? []) : []));
    const related = [...wordsOfPrepositions(letters), ...wordsJoinedAs(letters)];
    const candidates = new Set([
      ...(byLetters.get(letters) ?? []),
      ...ofAuthors,
      ...verbCards,
      ...related.flatMap((pronunciation) => byPronunciation.get(pronunciation) ?? []),
    ]);
    const inOrder = words.filter((word) => candidates.has(word));
    return createFormIndex(inOrder, verbs).findForm(asked);
  }

  return {
    forms,
    beginnings(text) {
      const start = foldFinals(stripNiqqud(text));
      if (start.length < shortestBeginning) return [];
      return words.filter(({ hebrew }) => foldFinals(hebrew).startsWith(start)).map(({ id }) => id);
    },
    slips(text) {
      const asked = foldFinals(stripNiqqud(text));
      if (asked.length < shortestSlip || asked.length > mostLetters) return [];
      return words.filter(({ hebrew }) => isOneEditAway(foldFinals(hebrew), asked)).map(({ id }) => id);
    },
  };
}

/** Letters by which a word is looked up: those of its own forms, not of its verb's. */
function lettersOf({ hebrew, variants, pronunciation, plural, feminine }: IndexedWord): string[] {
  const many = feminine ? femininePlural(pronunciation, feminine) : undefined;
  const pointed = [plural, feminine, many].flatMap((form) => (form ? [stripNiqqud(form)] : []));
  return [hebrew, ...variants, ...pointed];
}

const wordsOfPrepositions = (letters: string): string[] =>
  allPrepositions()
    .filter((forms) => [...forms.values()].some((form) => stripNiqqud(form) === letters))
    .flatMap((forms) => [...forms.values()]);

const cardName = ({ hebrew, transcription }: { hebrew: string; transcription: string }) =>
  `${hebrew} ${transcription}`;

function groupBy<T>(all: readonly T[], names: (one: T) => readonly string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    for (const name of new Set(names(one))) {
      const group = groups.get(name);
      if (group) group.push(one);
      else groups.set(name, [one]);
    }
  }
  return groups;
}
