import { analyseWord } from '../hebrew/analysis/analyse-word.ts';
import type { Lexicon } from '../hebrew/analysis/lexicon.ts';
import { createWordLexicon } from '../hebrew/analysis/word-lexicon.ts';
import type { FormKey } from '../hebrew/conjugation/forms.ts';
import type { VerbBook, VerbContent } from '../hebrew/conjugation/verb.ts';
import type { FoundForm } from '../hebrew/forms/form-index.ts';
import type { WordFormKey } from '../hebrew/forms/taught-forms.ts';
import { foldFinals, writeFinalForm } from '../hebrew/letters.ts';
import type { SearchText } from '../lesson/search-text.ts';
import { russianByShape } from '../russian/comparable.ts';
import { type Answer, createGlossIndex, type Gloss } from './gloss-index.ts';
import { keysOfLatinLetters, keysOfRussianLetters } from './heard-as.ts';
import { createHebrewIndex, type HebrewIndex, type IndexedWord } from './hebrew-index.ts';
import { ranks } from './ranks.ts';
import { createSoundIndex } from './sound-index.ts';

/** A word as the search knows it. */
export type SearchedWord = IndexedWord & { russian: string };

/**
 * A word that answers; `place` is its place in the course, from 0. `keys`: the forms that were asked for, none where it
 * is the word as it is taught. `isPartial`: not the whole word was asked for, so it may be shown only where its lesson is
 * open.
 */
export type FoundWordRank = {
  wordId: number;
  place: number;
  rank: number;
  keys: WordFormKey[];
  isPartial: boolean;
};
type Found = Omit<FoundWordRank, 'place'>;

export type CourseIndex = {
  find(asked: SearchText): FoundWordRank[];
  hebrew(): HebrewIndex;
  /**
   * The forms that a text may be which is none as it stands: in another spelling, behind particles, with an ending.
   */
  nearForms(text: string): FoundForm[];
  /** The same words for reading what is written. */
  lexicon: Lexicon;
};

/** A text as Russian, '' where it is none, and as what was heard. */
type Reading = { russian: string; keys: readonly string[] };
type Meant = { wordId: number } | { verb: VerbContent };

/** An index of the words of a course by form, Russian meaning and sound. Each part is made when it is first asked. */
export function createCourseIndex(words: readonly SearchedWord[], verbs: VerbBook): CourseIndex {
  const hebrew = lazily(() => createHebrewIndex(words, verbs));
  const lexicon = createWordLexicon(words, verbs);
  const places = lazily(() => new Map(words.map(({ id }, place) => [id, place])));
  const { findHebrew, nearForms } = createHebrewSearch(hebrew, lexicon);
  const findByLetters = createLetterSearch(words, verbs);

  return {
    hebrew,
    lexicon,
    nearForms,
    find(asked) {
      const found = asked.language === 'hebrew' ? findHebrew(asked.text) : findByLetters(asked.texts);
      return found.map((one) => ({ ...one, place: places().get(one.wordId) ?? words.length }));
    },
  };
}

/** What answers a text in Hebrew letters. */
function createHebrewSearch(hebrew: () => HebrewIndex, lexicon: Lexicon) {
  return { findHebrew, nearForms };

  function findHebrew(text: string): Found[] {
    const forms = hebrew().forms(text);
    // A geresh may be the last letter's, or stand around the word.
    if (forms.length === 0 && text.endsWith("'")) return findHebrew(text.slice(0, -1));
    const found = forms.length > 0 ? ofForms(forms, ranks.meaning) : inOrder(nearForms(text), ranks.spelling);
    const begun = hebrew().beginnings(text);
    const near = found.length + begun.length > 0 ? [] : hebrew().slips(text);
    return [
      ...found,
      ...begun.map((wordId) => partial(wordId, ranks.beginning)),
      ...near.map((wordId) => partial(wordId, ranks.slip)),
    ];
  }

  function nearForms(text: string): FoundForm[] {
    const mended = text.split(' ').map((word) => writeFinalForm(foldFinals(word)));
    const exact = hebrew().forms(mended.join(' '));
    if (exact.length > 0) return exact;
    return analyseWord(text, { lexicon }).flatMap(({ word, keys }) =>
      word.ids.flatMap((wordId) => keys.map((key) => ({ wordId, key }))),
    );
  }
}

/** What answers a text in Russian or Latin letters: meanings and sounds. */
function createLetterSearch(words: readonly SearchedWord[], verbs: VerbBook) {
  const glosses = lazily(() => createGlossIndex<Meant>(glossesOf(words, verbs)));
  const sounds = lazily(() =>
    createSoundIndex(words.map(({ id, transcription }) => ({ of: id, transcription }))),
  );
  const cardsOf = lazily(() => createCards(words, verbs));
  return findByLetters;

  function findByLetters(texts: readonly string[]): Found[] {
    const readings = texts.map(readingOf);
    const meant = bestMeaning(readings);
    if (meant) return [...meant.answers.flatMap(wordsOf), ...besideMeaning(meant), ...heardAs(meant.keys)];
    return (
      firstFound(readings, (reading) => [
        ...besideMeaning(reading),
        ...heardAs(reading.keys),
        ...sounds()
          .beginnings(reading.keys)
          .map(({ of, rank }) => partial(of, rank)),
      ]) ??
      firstFound(readings, ({ russian, keys }) => [
        ...partly(glosses().slips(russian)).flatMap(wordsOf),
        ...sounds()
          .slips(keys)
          .map(({ of, rank }) => partial(of, rank)),
      ]) ??
      []
    );
  }

  /** The reading that is a meaning, or else the first that is a form of one. */
  function bestMeaning(readings: readonly Reading[]) {
    const meant = readings
      .map((reading) => ({ ...reading, answers: glosses().whole(reading.russian) }))
      .filter(({ answers }) => answers.length > 0);
    return meant.find(({ answers }) => answers.some(({ rank }) => rank < ranks.form)) ?? meant[0];
  }

  /** Words whose meanings have the text in them. */
  function besideMeaning({ russian }: Reading): Found[] {
    return [...glosses().inside(russian), ...partly(glosses().beginnings(russian))].flatMap(wordsOf);
  }

  function heardAs(keys: readonly string[]): Found[] {
    return sounds()
      .whole(keys)
      .map(({ of, rank }) => taught(of, rank));
  }

  function wordsOf({ of, rank, isPartial = false }: Answer<Meant> & { isPartial?: boolean }): Found[] {
    if ('wordId' in of) return [{ wordId: of.wordId, rank, keys: [], isPartial }];
    return cardsOf()(of.verb).map(({ wordId, key }) => ({
      wordId,
      rank: isFurther(key) ? rank + ranks.furtherCard : rank,
      keys: key === 'infinitive' ? [] : ['infinitive'],
      isPartial,
    }));
  }
}

const taught = (wordId: number, rank: number): Found => ({ wordId, rank, keys: [], isPartial: false });
const partial = (wordId: number, rank: number): Found => ({ wordId, rank, keys: [], isPartial: true });
const partly = <T>(answers: readonly Answer<T>[]) =>
  answers.map((answer) => ({ ...answer, isPartial: true }));

/** What is found for the first reading for which something is. */
function firstFound(readings: readonly Reading[], find: (reading: Reading) => Found[]): Found[] | undefined {
  for (const reading of readings) {
    const found = find(reading);
    if (found.length > 0) return found;
  }
  return undefined;
}

/** Forms by word: one that is the word as it is taught ranks before others. */
function ofForms(forms: readonly FoundForm[], rank: number): Found[] {
  const keys = new Map<number, WordFormKey[]>();
  for (const { wordId, key } of forms) keys.set(wordId, [...(keys.get(wordId) ?? []), key]);
  return [...keys].map(([wordId, all]) => {
    const isTaught = all.includes('word');
    return {
      wordId,
      rank: isTaught ? rank : rank + ranks.form / 2,
      keys: isTaught ? [] : all,
      isPartial: false,
    };
  });
}

/** The same, and of equal ones those that come first. */
const inOrder = (forms: readonly FoundForm[], rank: number): Found[] =>
  ofForms(forms, rank).map((one, place) => ({ ...one, rank: one.rank + place * ranks.likelihood }));

/** A text in Russian letters, or in Latin ones, which may be drawn like Russian ones: 'pyka'. */
function readingOf(text: string): Reading {
  if (/[а-я]/.test(text)) return { russian: text, keys: keysOfRussianLetters(text) };
  const words = text.split(' ').map(russianByShape);
  const russian = words.every((word) => word !== undefined) ? words.join(' ') : '';
  return { russian, keys: keysOfLatinLetters(text) };
}

/** The glosses of the words, and the Russian names of their verbs. */
function glossesOf(words: readonly SearchedWord[], verbs: VerbBook): Gloss<Meant>[] {
  const own = words.flatMap((word) => (word.ownVerb ? (verbs.placeOf(word)?.verb ?? []) : []));
  const names = [...new Set([...verbs.verbs, ...own])].flatMap((verb) =>
    [verb.imperfective, verb.perfective ?? ''].map((gloss) => ({ of: { verb }, gloss, isVerb: true })),
  );
  return [...words.map(({ id, russian }) => ({ of: { wordId: id }, gloss: russian })), ...names];
}

/** A card that teaches a form of a verb, and which. */
type Card = { wordId: number; key: FormKey };

const isFurther = (key: FormKey): boolean => /^(?:past|future|imperative)/.test(key);

function createCards(words: readonly SearchedWord[], verbs: VerbBook): (verb: VerbContent) => Card[] {
  const byCard = new Map<string, SearchedWord[]>();
  for (const word of words) {
    const name = `${word.hebrew} ${word.transcription}`;
    byCard.set(name, [...(byCard.get(name) ?? []), word]);
  }
  return (verb) => {
    const forms = Object.values(verbs.formsOf(verb)).filter((form) => form !== null);
    const cards = forms.flatMap(({ full, transcription }) => byCard.get(`${full} ${transcription}`) ?? []);
    return [...new Set(cards)].flatMap((word): Card[] => {
      const place = verbs.placeOf(word);
      return place?.verb === verb ? [{ wordId: word.id, key: place.key }] : [];
    });
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
