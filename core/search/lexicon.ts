import { comparableRussian } from '../russian/comparable.ts';
import { formsOfRussian, hasOtherRoots } from '../russian/inflection/forms.ts';
import { ranks } from './ranks.ts';

/** A word of the glosses, once; `written` has its ё. */
export type Lemma = { word: string; written: string };
/** `rank`: that of a meaning, a form or a related form. */
export type LemmaOfForm = { lemma: Lemma; rank: number };

export type Lexicon = {
  /** The word, which is remembered. */
  add(written: string): Lemma;
  all(): Iterable<Lemma>;
  /** The words of which the text is a form. */
  of(form: string): readonly LemmaOfForm[];
  /** Words that have a form of which this is true, among those that begin with the letter of the text. */
  withFormLike(text: string, isMeant: (form: string) => boolean): Lemma[];
};

/**
 * The words of Russian glosses by all their forms. Forms are made when the first text with the same first letter comes:
 * all of them would take a tenth of a second.
 */
export function createLexicon(): Lexicon {
  const lemmas = new Map<string, Lemma>();
  const byForm = new Map<string, LemmaOfForm[]>();
  const waiting = new Map<string, Lemma[]>();

  function addForms(lemma: Lemma) {
    const { own, related } = formsOfRussian(lemma.written);
    for (const form of own)
      push(byForm, form, { lemma, rank: form === lemma.word ? ranks.meaning : ranks.form });
    for (const form of related) push(byForm, form, { lemma, rank: ranks.relatedForm });
  }

  function makeFormsLike(form: string) {
    const first = form.charAt(0);
    for (const lemma of waiting.get(first) ?? []) addForms(lemma);
    waiting.delete(first);
  }

  function of(form: string): readonly LemmaOfForm[] {
    makeFormsLike(form);
    return byForm.get(form) ?? (isLessened(form) ? of(form.slice(2)) : []);
  }

  return {
    add(written) {
      const word = comparableRussian(written);
      const known = lemmas.get(word);
      if (known) return known;
      const lemma = { word, written };
      lemmas.set(word, lemma);
      if (hasOtherRoots(word)) addForms(lemma);
      else push(waiting, word.charAt(0), lemma);
      return lemma;
    },
    all: () => lemmas.values(),
    of,
    withFormLike(text, isMeant) {
      makeFormsLike(text);
      return [...byForm].flatMap(([form, found]) => (isMeant(form) ? found.map(({ lemma }) => lemma) : []));
    },
  };
}

/** побольше, подешевле, поскорей. */
const isLessened = (form: string): boolean => /^по.{3,}(?:е|ей)$/.test(form);

function push<T>(lists: Map<string, T[]>, name: string, item: T): void {
  const list = lists.get(name);
  if (list) list.push(item);
  else lists.set(name, [item]);
}
