import { foldFinals } from '../letters.ts';
import { analyse } from './analyse.ts';
import { conjugateWith } from './conjugate.ts';
import {
  type Binyan,
  type Conjugation,
  type FormKey,
  formKeys,
  type PrincipalParts,
  type VerbForm,
} from './forms.ts';
import { otherSpellings } from './spellings.ts';
import { isNothingSaid, isRussianCue, type VerbUse } from './use.ts';

/** A verb of the course as its author writes it down; all forms follow from it. */
export type VerbContent = PrincipalParts & {
  /** Stable name, latin kebab-case: the past as it is heard, e.g. 'katav'. */
  key: string;
  /** Letters of the root, final he as ה, no final forms: 'כתב'. */
  root: string;
  binyan: Binyan;
  /** The Russian pair; null where one of the two is not used in this sense. */
  imperfective: string;
  perfective: string | null;
  /** What the verb governs, as a learner reads it: 'кому: ל'. */
  government?: string;
  /** Forms that the rules get wrong, or that nobody uses, each with its reason. */
  exceptions?: readonly FormException[];
  /** Missing: everything is said. */
  use?: VerbUse;
  /** Cards of other words that look and sound like a form of this verb, plain letters: 'מהר' is 'fast', not 'hurry!'. */
  homographs?: readonly string[];
};

/** A form that is not as the rules have it; `pointed` null where there is none. */
export type FormException = { key: FormKey; pointed: string | null; why: string };

/** One written form of a verb: two verbs or two forms may be spelled alike. */
export type VerbFormPlace = { verb: VerbContent; key: FormKey };

/**
 * A card as far as it tells a form of a verb: nouns, which have a gender, are none. `ownVerb` is the line of a verb that
 * its author has written.
 */
export type VerbCard = {
  hebrew: string;
  transcription: string;
  gender?: 'm' | 'f' | null | undefined;
  ownVerb?: string | null | undefined;
};

export type VerbBook = {
  verbs: readonly VerbContent[];
  formsOf(verb: VerbContent): Conjugation;
  /** The form that a card teaches: its letters and its sounds are those of the form. */
  placeOf(card: VerbCard): VerbFormPlace | undefined;
  /** Forms of the given letters, in full spelling or another that is in use. */
  find(letters: string): readonly VerbFormPlace[];
};

/**
 * The verbs with all their forms, found by card and by spelling. Forms are computed when a text comes that has the
 * letters of the root, and kept: a lesson of nouns costs nothing.
 */
export function createVerbBook(verbs: readonly VerbContent[]): VerbBook {
  // Verbs of authors come and go.
  const tables = new WeakMap<VerbContent, Conjugation>();
  const formsOf = (verb: VerbContent): Conjugation => {
    const table = tables.get(verb) ?? conjugateWith(verb, verb.exceptions ?? []);
    tables.set(verb, table);
    return table;
  };
  const entries = verbs.map((verb) => ({ verb, lasting: lastingLetters(verb.root) }));
  const placesOf = (
    letters: string,
    isForm: (form: VerbForm) => boolean,
    isMeant: (verb: VerbContent) => boolean = () => true,
  ): VerbFormPlace[] => {
    const folded = foldFinals(letters);
    return entries.flatMap(({ verb, lasting }) => {
      if (!lasting.test(folded) || !isMeant(verb)) return [];
      const table = formsOf(verb);
      return formKeys.flatMap((key) => (table[key] && isForm(table[key]) ? [{ verb, key }] : []));
    });
  };
  return {
    verbs,
    formsOf,
    placeOf: ({ hebrew, transcription, gender }) =>
      gender
        ? undefined
        : placesOf(
            hebrew,
            (form) => form.full === hebrew && form.transcription === transcription,
            (verb) => !verb.homographs?.includes(hebrew),
          )[0],
    find: (letters) =>
      placesOf(letters, (form) => form.full === letters || otherSpellings(form).includes(letters)),
  };
}

/** Matches texts without final forms that have the letters of a root that no form drops, in their order. */
export function lastingLetters(root: string): RegExp {
  const letters = [...root].filter((letter, at) => !'אהוילנ'.includes(letter) && letter !== root[at - 1]);
  return new RegExp(letters.join('.*'));
}

/** In hitpael a root whose last letter is double looks like a hollow one: הִתְמוֹדֵד of מדד, הִתְעוֹרֵר of עור. */
const hollowOf = (root: string): string => (root[1] === root[2] ? `${root[0]}ו${root[2]}` : root);

/** What is wrong in the entry of a verb. */
export type VerbProblem = { verb: string; why: string };

/** Checks an entry: its parts agree with each other and with the root and binyan that it names. */
export function checkVerb(verb: VerbContent): VerbProblem[] {
  const { root, binyan, contradictions } = analyse(verb);
  const problem = (why: string): VerbProblem => ({ verb: verb.key, why });
  const found = root?.join('') ?? 'none';
  const isRoot = found === verb.root || (binyan === 'hitpael' && found === hollowOf(verb.root));
  return [
    ...contradictions.map(({ part, reason }) => problem(`${part} contradicts the other parts (${reason})`)),
    ...(binyan === verb.binyan ? [] : [problem(`the parts are of ${binyan ?? 'no binyan'}`)]),
    ...(isRoot ? [] : [problem(`the parts have the root ${found}`)]),
    ...(/^[a-z]+(-[a-z]+)*$/.test(verb.key) ? [] : [problem('a key is latin kebab-case')]),
    ...problemsOfUse(verb.use).map(problem),
    ...(/^[а-яё ,()]+$/.test(`${verb.imperfective}${verb.perfective ?? ''}`)
      ? []
      : [problem('the pair is not of Russian letters')]),
  ];
}

function problemsOfUse(use: VerbUse = {}): string[] {
  return [
    ...(isNothingSaid(use) ? ['nobody says any of its forms'] : []),
    ...Object.values(use.cues ?? {}).flatMap((cue) =>
      isRussianCue(cue) ? [] : [`the cue ${cue} is not Russian`],
    ),
  ];
}
