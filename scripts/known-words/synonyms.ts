import { verbCues } from '../../core/forms/cue.ts';
import { type FormKey, formKeys, type VerbForm } from '../../core/hebrew/conjugation/forms.ts';
import { pointFull } from '../../core/hebrew/conjugation/point-full.ts';
import { otherSpellings } from '../../core/hebrew/conjugation/spellings.ts';
import type { VerbBook, VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import { synonymDigest } from '../../core/hebrew/known/synonyms.ts';
import { acceptedSpellings } from '../../core/hebrew/spelling/accepted.ts';
import type { WordContent } from '../../core/lesson/content.ts';
import { meaningsOf, sharesMeaning } from '../../core/russian/meanings.ts';
import { sections } from '../../db/content/index.ts';
import { verbBook } from '../../db/content/verb-book.ts';
import { wordsOf } from '../content-files/placed-words.ts';

/** What is asked, with niqqud or without, and plain letters that answer it, too. */
type Pair = { asked: string; letters: string };

/** The table of synonyms; its shape is that of `core/hebrew/known/synonyms.ts`. */
export function synonymsTable(): string {
  const words = wordsOf(sections);
  const verbs = verbBook();
  const course = { bySpelling: groupedBy(words, spellingsOf), byMeaning: groupedBy(words, textsOf) };
  return tableOf(words.flatMap((word) => [...amongWords(word, course), ...amongVerbs(word, verbs)]));
}

/** The table of forms of verbs that mean the same; its shape is the same. */
export function formSynonymsTable(): string {
  const book = verbBook();
  return tableOf(book.verbs.flatMap((verb) => formKeys.flatMap((key) => amongForms({ verb, key }, book))));
}

const tableOf = (pairs: readonly Pair[]): string =>
  [...new Set(pairs.map(({ asked, letters }) => synonymDigest(asked, letters)))].sort().join('\n');

type Groups = ReadonlyMap<string, readonly WordContent[]>;

const textsOf = ({ russian }: WordContent): string[] => meaningsOf(russian).map(({ text }) => text);

function groupedBy(words: readonly WordContent[], namesOf: (word: WordContent) => readonly string[]): Groups {
  const groups = new Map<string, WordContent[]>();
  for (const word of words) {
    for (const name of new Set(namesOf(word))) groups.set(name, [...(groups.get(name) ?? []), word]);
  }
  return groups;
}

function amongWords(word: WordContent, course: { bySpelling: Groups; byMeaning: Groups }): Pair[] {
  const own = spellingsOf(word);
  const isAlone = course.bySpelling.get(word.hebrew)?.length === 1;
  return textsOf(word)
    .flatMap((text) => course.byMeaning.get(text) ?? [])
    .filter((other) => !own.includes(other.hebrew) && sharesMeaning(word.russian, other.russian))
    .flatMap((other) => {
      // By its letters alone only where nothing else is spelled so, and no note tells the two apart.
      const isPlain = isAlone && sharesMeaning(other.russian, word.russian);
      const asked = isPlain ? [word.pronunciation, word.hebrew] : [word.pronunciation];
      return spellingsOf(other).flatMap((letters) => asked.map((one) => ({ asked: one, letters })));
    });
}

/** A card of a verb: the same form of another verb of its meaning, which may have no card of that form. */
function amongVerbs(word: WordContent, verbs: VerbBook): Pair[] {
  const place = verbs.placeOf(word);
  if (!place) return [];
  const meant = meaningsOf(word.russian).flatMap(({ text, note }) => (note === '' ? [text] : []));
  const alike =
    place.key === 'infinitive'
      ? others(place.verb, verbs).filter(({ imperfective, perfective }) =>
          meaningsOf(`${imperfective}, ${perfective ?? ''}`).some(({ text }) => meant.includes(text)),
        )
      : alikeInForm(place, verbs);
  return spellingsIn(alike, place.key, verbs).map((letters) => ({ asked: word.pronunciation, letters }));
}

function amongForms(place: { verb: VerbContent; key: FormKey }, verbs: VerbBook): Pair[] {
  const form = verbs.formsOf(place.verb)[place.key];
  if (!form || place.key === 'infinitive') return [];
  const asked = pointFull(form.pointed, form.full) ?? form.pointed;
  return spellingsIn(alikeInForm(place, verbs), place.key, verbs).map((letters) => ({ asked, letters }));
}

const others = (verb: VerbContent, { verbs }: VerbBook) => verbs.filter(({ key }) => key !== verb.key);

/** Verbs that the same cue asks for in this form. */
function alikeInForm({ verb, key }: { verb: VerbContent; key: FormKey }, verbs: VerbBook): VerbContent[] {
  const cues = verbCues(verb, key);
  return others(verb, verbs).filter((other) => verbCues(other, key).some((cue) => cues.includes(cue)));
}

function spellingsIn(verbs: readonly VerbContent[], key: FormKey, book: VerbBook): string[] {
  return verbs.flatMap((verb) => spellingsOfForm(book.formsOf(verb)[key]));
}

const spellingsOfForm = (form: VerbForm | null): string[] =>
  form ? [form.full, ...otherSpellings(form)] : [];

const spellingsOf = (word: WordContent): string[] => [
  ...new Set([word.hebrew, ...(word.variants ?? []), ...acceptedSpellings(word)]),
];
