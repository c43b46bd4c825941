import { type Conjugation, formKeys } from '../conjugation/forms.ts';
import { otherSpellings } from '../conjugation/spellings.ts';
import { lastingLetters, type VerbContent } from '../conjugation/verb.ts';
import { consonantsOf, type Lexicon, type LexiconForm, type LexiconWord } from './lexicon.ts';

/** Verbs as a lexicon, each conjugated when letters come that it may be a form of. */
export function createConjugatedVerbs(
  verbs: Iterable<VerbContent>,
  formsOf: (verb: VerbContent) => Iterable<LexiconForm>,
): Lexicon {
  let waiting = [...verbs].map((verb) => ({
    verb,
    lasting: lastingLetters(verb.root),
    letters: maskOf(verb.root.replace(/[אהוילנ]/g, '')),
  }));
  const forms = new Map<string, LexiconForm[]>();
  return {
    find(consonants) {
      const mask = maskOf(consonants);
      const meant = waiting.filter(
        ({ letters, lasting }) => (letters & mask) === letters && lasting.test(consonants),
      );
      if (meant.length > 0) waiting = waiting.filter((one) => !meant.includes(one));
      for (const { verb } of meant) for (const form of formsOf(verb)) add(forms, form);
      return forms.get(consonants) ?? [];
    },
  };
}

/** All forms of a verb, in every spelling. */
export function* spelledForms(word: LexiconWord, table: Conjugation): Generator<LexiconForm> {
  for (const key of formKeys) {
    const form = table[key];
    if (!form) continue;
    const { full, pointed, transcription } = form;
    yield { word, key, letters: full, pointed, transcription };
    for (const letters of new Set(otherSpellings(form))) {
      yield { word, key, letters, pointed, transcription, isOtherSpelling: true };
    }
  }
}

/** The letters of a text as bits. */
const maskOf = (letters: string): number =>
  [...letters].reduce((mask, letter) => mask | (1 << (letter.charCodeAt(0) - firstLetter)), 0);
const firstLetter = 'א'.charCodeAt(0);

function add(forms: Map<string, LexiconForm[]>, form: LexiconForm): void {
  const consonants = consonantsOf(form.letters);
  const known = forms.get(consonants);
  if (known) known.push(form);
  else forms.set(consonants, [form]);
}
