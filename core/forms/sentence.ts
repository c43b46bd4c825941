import { type Conjugation, type FormKey, formKeys } from '../hebrew/conjugation/forms.ts';
import { pointFull } from '../hebrew/conjugation/point-full.ts';
import { otherSpellings } from '../hebrew/conjugation/spellings.ts';
import type { VerbContent } from '../hebrew/conjugation/verb.ts';
import type { SentenceContent } from '../lesson/content.ts';
import { conjugateRussian, type RussianVerb, russianVerbsOf } from '../russian/verb-forms.ts';

/** Text with niqqud and without. */
export type Spelled = { pointed: string; full: string };

/** A sentence around the place of one of its words: what stands before it and after it, with punctuation. */
export type Gap = { before: Spelled; after: Spelled; russian: string };

/** Spellings under which a form may stand in a sentence, plain letters. */
export function spellingsOf(form: Spelled): string[] {
  return [form.full, ...otherSpellings(form)];
}

/**
 * Returns the sentence with a gap where the form of the verb stands; undefined when it does not stand there, or when
 * the same letters and points may be another form and the Russian does not tell which.
 */
export function gapFor(
  sentence: SentenceContent,
  key: FormKey,
  { verb, forms }: { verb: VerbContent; forms: Conjugation },
): Gap | undefined {
  const form = forms[key];
  if (!form) return undefined;
  const pointings = (one: Spelled) =>
    spellingsOf(one).flatMap((letters) => pointFull(one.pointed, letters) ?? []);
  const wanted = new Set(pointings(form));
  const pointed = sentence.pronunciation.normalize('NFC').split(' ');
  const plain = sentence.hebrew.split(' ');
  if (pointed.length !== plain.length) return undefined;
  const at = pointed.findIndex((word) => wanted.has(lettersOf(word)));
  const [word, written] = [pointed[at], plain[at]];
  if (word === undefined || written === undefined) return undefined;
  const alike = formKeys.filter((other) => {
    const rival = forms[other];
    return rival !== null && pointings(rival).includes(lettersOf(word));
  });
  if (alike.length > 1 && !isMeant(key, alike, verb, sentence.russian)) return undefined;
  return {
    before: {
      pointed: joined(pointed.slice(0, at), marksBefore(word)),
      full: joined(plain.slice(0, at), marksBefore(written)),
    },
    after: {
      pointed: joined([marksBehind(word)], pointed.slice(at + 1).join(' ')),
      full: joined([marksBehind(written)], plain.slice(at + 1).join(' ')),
    },
    russian: sentence.russian,
  };
}

const outerMarks = /^[^א-ת]*|[^א-ת\u0591-\u05c7]*$/g;
const lettersOf = (word: string): string => word.replace(outerMarks, '');
const marksBefore = (word: string): string => /^[^א-ת]*/.exec(word)?.[0] ?? '';
const marksBehind = (word: string): string => /[^א-ת\u0591-\u05c7]*$/.exec(word)?.[0] ?? '';
const joined = (words: readonly string[], last: string): string => [...words, last].join(' ').trim();

/** Of forms that look the same, the Russian sentence has a word of this one alone. */
function isMeant(key: FormKey, alike: readonly FormKey[], verb: VerbContent, russian: string): boolean {
  const said = ` ${russianWords(russian)} `;
  const isSaid = (one: FormKey) =>
    russianFormsOf(verb, one).some((form) => said.includes(` ${russianWords(form)} `));
  return isSaid(key) && alike.every((other) => other === key || !isSaid(other));
}

const russianWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^а-я]+/g, ' ')
    .trim();

const personOf: Record<string, readonly number[]> = {
  'present.sg.m': [0, 1, 2],
  'present.sg.f': [0, 1, 2],
  'present.pl.m': [3, 4, 5],
  'present.pl.f': [3, 4, 5],
  'future.1sg': [0],
  'future.2sg.m': [1],
  'future.2sg.f': [1],
  'future.3sg.m': [2],
  'future.3sg.f': [2],
  'future.1pl': [3],
  'future.2pl.m': [4],
  'future.3pl.m': [5],
};

/** What a form of the verb is in Russian, in both aspects; empty where that is not known for sure. */
function russianFormsOf({ imperfective, perfective }: VerbContent, key: FormKey): string[] {
  const conjugated = (verbs: string | null) =>
    russianVerbsOf(verbs ?? '').flatMap((verb) => conjugateRussian(verb) ?? []);
  const [own, whole] = [conjugated(imperfective), conjugated(perfective)];
  const both = [...own, ...whole];
  const [tense] = key.split('.');
  const persons = personOf[key] ?? [];
  const inPersons = (some: readonly (RussianVerb | undefined)[]) =>
    some.flatMap((one) => persons.flatMap((at) => one?.persons[at] ?? []));
  switch (tense) {
    case 'present':
      return inPersons(own);
    case 'past':
      return both.flatMap(({ past: [m, f, pl] }) =>
        key.includes('pl') ? [pl] : key.endsWith('.m') ? [m] : key.endsWith('.f') ? [f] : [m, f],
      );
    case 'future':
      return [...inPersons(whole), ...inPersons([conjugateRussian('быть')])];
    case 'imperative':
      return both.flatMap(({ imperative }) => imperative?.[key.includes('pl') ? 1 : 0] ?? []);
    default:
      return [imperfective, perfective ?? ''].flatMap(russianVerbsOf).filter(Boolean);
  }
}
