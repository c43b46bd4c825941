import { comparableRussian } from '../russian/comparable.ts';
import { isKnownVerb } from '../russian/inflection/verb.ts';
import { meaningsOf, notesIn } from './gloss-words.ts';
import { createLexicon, type Lemma, type Lexicon } from './lexicon.ts';
import { isOneEditAway } from './one-edit.ts';
import { ranks } from './ranks.ts';

/** A gloss and what it belongs to; `isVerb` for the name of a verb, whose forms are not those of the word's homonyms. */
export type Gloss<T> = { of: T; gloss: string; isVerb?: boolean };

/** `rank`: how well it answers, see `ranks`. */
export type Answer<T> = { of: T; rank: number };

export type GlossIndex<T> = {
  /** Glosses of which the text is a meaning, or a form of one, in any case, person, number. */
  whole(text: string): Answer<T>[];
  /** Glosses that have the text, or a form of it, among their words. */
  inside(text: string): Answer<T>[];
  /** Glosses with a word that begins so; none for short texts. */
  beginnings(text: string): Answer<T>[];
  /** Glosses of which the text is one slip away; none for short texts. */
  slips(text: string): Answer<T>[];
};

/** Where a word stands: as a whole meaning, and in notes. */
type Places<T> = { whole: Pick<Gloss<T>, 'of' | 'isVerb'>[]; notes: T[] };
/** A meaning of several words. */
type Phrase<T> = { of: T; text: string; words: readonly Lemma[] };

const shortestBeginning = 3;
const shortestSlip = 5;

/**
 * An index of Russian glosses by all forms of their words. Texts that are asked for are in lower case with е for ё, as
 * `comparableRussian` returns them.
 */
export function createGlossIndex<T>(glosses: readonly Gloss<T>[]): GlossIndex<T> {
  const lexicon = createLexicon();
  const { places, phrases } = placesOf(glosses, lexicon);
  const at = (lemma: Lemma) => places.get(lemma) ?? { whole: [], notes: [] };
  const wholeOf = (lemma: Lemma) => at(lemma).whole.map(({ of }) => of);
  const withRank = (rank: number) => (of: T) => ({ of, rank });

  return {
    whole(text) {
      const asked = text.split(' ');
      const answers = phrases.flatMap((phrase) => {
        const rank =
          phrase.words.length === asked.length ? rankOfWords(lexicon, asked, phrase.words) : undefined;
        return rank === undefined ? [] : [{ of: phrase.of, rank }];
      });
      const ofWords = lexicon.of(text).flatMap(({ lemma, rank }) =>
        at(lemma).whole.map(({ of, isVerb }) => ({
          of,
          rank: rank + (isHomonym(lemma, rank, isVerb) ? ranks.otherVerb : 0),
        })),
      );
      return [...ofWords, ...answers];
    },
    inside(text) {
      const asked = text.split(' ');
      const ofPhrases = phrases.flatMap(({ of, words }) => {
        const found = words.flatMap((_, from) => rankOfWords(lexicon, asked, words.slice(from)) ?? []);
        if (found.length > 0) return [{ of, rank: ranks.word + Math.min(...found) / 2 }];
        return asked.length > 1 && hasApart(lexicon, asked, words) ? [{ of, rank: ranks.wordsApart }] : [];
      });
      const ofNotes = lexicon.of(text).flatMap(({ lemma }) => at(lemma).notes);
      return [...ofPhrases, ...ofNotes.map(withRank(ranks.note))];
    },
    beginnings(text) {
      if (text.length < shortestBeginning) return [];
      const words = [...lexicon.all()].filter(({ word }) => word.startsWith(text));
      const begun = phrases.filter((phrase) => ` ${phrase.text}`.includes(` ${text}`)).map(({ of }) => of);
      const found = [...words.flatMap((lemma) => [...wholeOf(lemma), ...at(lemma).notes]), ...begun];
      return found.map(withRank(ranks.beginning));
    },
    slips(text) {
      if (text.length < shortestSlip) return [];
      const isMeant = (word: string) => word.length >= shortestSlip && isOneEditAway(word, text);
      const words = [...lexicon.all()].filter(({ word }) => isMeant(word)).flatMap(wholeOf);
      const found = [...words, ...phrases.filter((phrase) => isMeant(phrase.text)).map(({ of }) => of)];
      const forms = found.length > 0 ? found : lexicon.withFormLike(text, isMeant).flatMap(wholeOf);
      return forms.map(withRank(ranks.slip));
    },
  };
}

/** есть in «есть, имеется» is no form of the verb that ел is. */
const isHomonym = (lemma: Lemma, rank: number, isVerb: boolean | undefined): boolean =>
  rank > ranks.meaning && !isVerb && isKnownVerb(lemma.written);

function placesOf<T>(glosses: readonly Gloss<T>[], lexicon: Lexicon) {
  const places = new Map<Lemma, Places<T>>();
  const phrases: Phrase<T>[] = [];
  const at = (lemma: Lemma): Places<T> => {
    const place = places.get(lemma) ?? { whole: [], notes: [] };
    places.set(lemma, place);
    return place;
  };
  for (const { of, gloss, isVerb } of glosses) {
    for (const meaning of meaningsOf(gloss)) {
      const words = meaning.map(lexicon.add);
      const [first] = words;
      if (first && words.length === 1) at(first).whole.push({ of, ...(isVerb ? { isVerb } : {}) });
      else phrases.push({ of, text: comparableRussian(meaning.join(' ')), words });
    }
    for (const note of notesIn(gloss)) at(lexicon.add(note)).notes.push(of);
  }
  return { places, phrases };
}

/** How well words that were asked for are those at the beginning of a phrase; undefined where they are not. */
function rankOfWords(
  lexicon: Lexicon,
  asked: readonly string[],
  words: readonly Lemma[],
): number | undefined {
  let worst = 0;
  for (const [place, word] of asked.entries()) {
    const form = lexicon.of(word).find(({ lemma }) => lemma === words[place]);
    if (!form) return undefined;
    worst = Math.max(worst, form.rank);
  }
  return worst;
}

/** True where the words stand in a phrase in the order in which they were asked for, others between them or not. */
function hasApart(lexicon: Lexicon, asked: readonly string[], words: readonly Lemma[]): boolean {
  let from = 0;
  return asked.every((word) => {
    const at = words.findIndex((lemma, place) => place >= from && isFormOf(lexicon, word, lemma));
    from = at + 1;
    return at >= 0;
  });
}

const isFormOf = (lexicon: Lexicon, word: string, lemma: Lemma): boolean =>
  lexicon.of(word).some((form) => form.lemma === lemma);
