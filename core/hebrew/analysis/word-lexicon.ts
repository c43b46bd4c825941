import { prepositionMeanings } from '../../texts/lesson/grammar/preposition-meanings.ts';
import { russianPair } from '../../texts/lesson/grammar/verbs.ts';
import type { VerbBook, VerbContent } from '../conjugation/verb.ts';
import { barePreposition } from '../forms/ending-keys.ts';
import { type FormedWord, formsOfWord } from '../forms/form-index.ts';
import { type Preposition, prepositionOf } from '../forms/prepositions.ts';
import { stripNiqqud } from '../niqqud.ts';
import { createConjugatedVerbs, spelledForms } from './conjugated-verbs.ts';
import {
  consonantsOf,
  type Lexicon,
  type LexiconForm,
  type LexiconWord,
  type ReadingSource,
  type WordKind,
} from './lexicon.ts';

/** A word with its translation; `ownVerb` is the line of a verb that its author has written. */
export type TranslatedWord = FormedWord & { russian: string; ownVerb: string | null };

type Place = { source: ReadingSource; rarityOf: (word: TranslatedWord) => number };

/**
 * A lexicon of words and all forms that are known of them, the commonest words first: those of the course in its order, or
 * somebody's own. A verb is one word, whichever of its forms are taught, and so is a preposition with its persons. Forms
 * of a verb are computed when letters come that have those of its root.
 */
export function createWordLexicon(
  words: readonly TranslatedWord[],
  verbs: VerbBook,
  source: Exclude<ReadingSource, 'rule'> = 'course',
): Lexicon {
  const places = new Map(words.map((word, place) => [word, place / words.length]));
  const place: Place = { source, rarityOf: (word) => places.get(word) ?? 1 };
  let plain: Map<string, OwnForm[]> | undefined;
  let conjugated: Lexicon | undefined;
  const isVerb = remembered((word: TranslatedWord) => verbs.placeOf(word) !== undefined);
  return {
    find(consonants) {
      plain ??= byConsonants(formsOfWords(words, place));
      conjugated ??= verbsOfWords(words, verbs, place);
      const own = (plain.get(consonants) ?? []).filter(({ card }) => !card || !isVerb(card));
      return [...own.map(({ form }) => form), ...conjugated.find(consonants)];
    },
  };
}

/** A form of a word that is no verb; `card` is the word while that is not known. */
type OwnForm = { form: LexiconForm; card?: TranslatedWord };

function* formsOfWords(words: readonly TranslatedWord[], place: Place): Generator<OwnForm> {
  const prepositions = new Map<Preposition, TranslatedWord[]>();
  for (const card of words) {
    const preposition = card.gender ? undefined : prepositionOf(card.pronunciation);
    if (preposition) prepositions.set(preposition, [...(prepositions.get(preposition) ?? []), card]);
    const word: LexiconWord = {
      source: place.source,
      ids: [card.id],
      hebrew: card.hebrew,
      russian: card.russian,
      kind: kindOf(card),
      gender: card.gender,
      rarity: place.rarityOf(card),
    };
    for (const { key, letters, pointed } of formsOfWord(card, noVerbs)) {
      if (key.startsWith(barePreposition)) continue;
      const transcription = key === 'word' ? card.transcription : null;
      const form = { word, key, letters, pointed: pointed === '' ? null : pointed, transcription };
      yield card.gender ? { form } : { form, card };
    }
  }
  for (const [preposition, cards] of prepositions) {
    for (const form of formsOfPreposition(preposition, cards, place)) yield { form };
  }
}

/** The persons of a preposition that no card teaches: of the preposition itself, or where that is no word of its letter. */
function* formsOfPreposition(
  preposition: Preposition,
  cards: readonly TranslatedWord[],
  { source, rarityOf }: Place,
): Generator<LexiconForm> {
  const bare = preposition.get(barePreposition);
  const taught = new Map(cards.map((card) => [card.pronunciation.normalize('NFC'), card]));
  const [person = ''] = preposition.values();
  const hebrew = stripNiqqud(bare ?? person.slice(0, 1));
  const word: LexiconWord = {
    source,
    ids: cards.map(({ id }) => id),
    hebrew,
    russian: taught.get(bare ?? '')?.russian ?? prepositionMeanings[hebrew] ?? null,
    kind: 'preposition',
    gender: null,
    rarity: Math.min(...cards.map(rarityOf)),
  };
  for (const [key, pointed] of preposition) {
    if (taught.has(pointed)) continue;
    yield { word, key, letters: stripNiqqud(pointed), pointed, transcription: null };
  }
}

/** The verbs of the words, conjugated when letters come that they may be a form of. */
function verbsOfWords(words: readonly TranslatedWord[], verbs: VerbBook, place: Place): Lexicon {
  const cards = groupBy(
    words.filter(({ gender }) => !gender),
    cardName,
  );
  const own = groupBy(
    words.filter(({ ownVerb }) => ownVerb !== null),
    (word) => verbs.placeOf(word)?.verb,
  );
  const cardsOf = (verb: VerbContent): TranslatedWord[] => {
    const named = Object.values(verbs.formsOf(verb)).flatMap((form) =>
      form ? (cards.get(cardName({ hebrew: form.full, transcription: form.transcription })) ?? []) : [],
    );
    const all = new Set([
      ...named.filter((card) => verbs.placeOf(card)?.verb === verb),
      ...(own.get(verb) ?? []),
    ]);
    return words.filter((word) => all.has(word));
  };
  const all = new Set([...verbs.verbs, ...own.keys()].flatMap((verb) => verb ?? []));
  return createConjugatedVerbs(all, (verb) => formsOfVerb(verb, cardsOf(verb), { verbs, place }));
}

function* formsOfVerb(
  verb: VerbContent,
  cards: readonly TranslatedWord[],
  { verbs, place: { source, rarityOf } }: { verbs: VerbBook; place: Place },
): Generator<LexiconForm> {
  const table = verbs.formsOf(verb);
  const [first] = cards;
  if (!first) return;
  const word: LexiconWord = {
    source,
    ids: cards.map(({ id }) => id),
    hebrew: table.infinitive?.full ?? first.hebrew,
    russian: russianPair(verb),
    kind: 'verb',
    gender: null,
    verb,
    rarity: rarityOf(first),
  };
  yield* spelledForms(word, table);
  // A card may be spelled in one more way.
  for (const card of cards) {
    const key = verbs.placeOf(card)?.key;
    const { pronunciation: pointed, transcription } = card;
    if (key) yield* card.variants.map((letters) => ({ word, key, letters, pointed, transcription }));
  }
}

/** Forms of verbs are those of the verb, not of its cards. */
const noVerbs: VerbBook = {
  verbs: [],
  formsOf: () => {
    throw new Error('There are no verbs here');
  },
  placeOf: () => undefined,
  find: () => [],
};

function kindOf({ gender, pronunciation, feminine }: TranslatedWord): WordKind {
  if (gender) return 'noun';
  if (prepositionOf(pronunciation)) return 'preposition';
  return feminine ? 'adjective' : 'other';
}

const cardName = ({ hebrew, transcription }: { hebrew: string; transcription: string }) =>
  `${hebrew} ${transcription}`;

function byConsonants(all: Iterable<OwnForm>): Map<string, OwnForm[]> {
  const forms = new Map<string, OwnForm[]>();
  for (const one of all) {
    const consonants = consonantsOf(one.form.letters);
    const known = forms.get(consonants);
    if (known) known.push(one);
    else forms.set(consonants, [one]);
  }
  return forms;
}

function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

function remembered<T, R>(find: (one: T) => R): (one: T) => R {
  const known = new Map<T, R>();
  return (one) => {
    const earlier = known.get(one);
    if (earlier !== undefined) return earlier;
    const found = find(one);
    known.set(one, found);
    return found;
  };
}
