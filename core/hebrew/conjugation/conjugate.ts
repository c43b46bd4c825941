import { analyseRead, readParts } from './analyse.ts';
import {
  type Binyan,
  type Conjugation,
  type FormKey,
  formKeys,
  type PrincipalParts,
  type VerbForm,
} from './forms.ts';
import { fullSpelling } from './full-spelling.ts';
import { futureOf } from './future.ts';
import { imperativeOf } from './imperative.ts';
import { irregularForms, otherPastStem } from './irregular.ts';
import { onLast, type PastForms, pastOf, type Stem, type Stressed } from './past.ts';
import { presentOf } from './present.ts';
import type { Root } from './radicals.ts';
import { parseWord, printWord, type Word } from './segments.ts';
import { takesLightDagesh } from './sound-rules.ts';
import { transcribe } from './transcribe.ts';

const emptyTable = Object.fromEntries(formKeys.map((key) => [key, null])) as Conjugation; // every key is listed

/** A doubled root of which the stem shows two letters: סַב, יָחֵל, but not סוֹבֵב. */
function showsDoubledRoot(word: Word, root: Root): boolean {
  const [, second, third] = root;
  return (
    root.length === 3 && second === third && word.at(-1)?.letter === third && word.at(-2)?.letter !== second
  );
}

/** Infinitives like לָלֶכֶת are stressed before the last vowel; all others on it. */
const infinitiveStress = (word: Word): 1 | 2 => {
  const [stem, helper] = [word.at(-3), word.at(-2)];
  const isSegolate = word.at(-1)?.letter === 'ת' && stem?.vowel === helper?.vowel && word.length === 4;
  return isSegolate && (stem?.vowel === 'segol' || stem?.vowel === 'patah') ? 2 : 1;
};

/** The form with its word replaced; the stress falls where the rule has it. */
function withWord(form: Stressed | undefined, pointed: string | undefined): Stressed | undefined {
  const word = form && pointed ? parseWord(pointed) : null;
  return form && word ? { ...form, word } : form;
}

/** The past of one stem, or of two: חַי, but חָיִיתִי. */
function wholePastOf(past: Word, stemOf: (word: Word) => Stem): PastForms {
  const other = otherPastStem(printWord(past));
  const word = other ? parseWord(other) : null;
  return word ? { ...pastOf(stemOf(word)), 'past.3sg.m': onLast(past) } : pastOf(stemOf(past));
}

type Forms = Partial<Record<FormKey, Stressed>>;

/**
 * Returns the 24 forms of a verb from its principal parts. Never throws: without a readable verb all forms are null;
 * a part that is null has null forms, and without an infinitive there is no imperative. Each tense follows its own
 * part, so parts of two verbs give a mixed table: ask `analyse` first.
 * Source: the inflection rules of the Academy of the Hebrew Language, in the everyday forms.
 */
export const conjugate = (parts: PrincipalParts): Conjugation => conjugateWith(parts, []);

/** The same with forms that the rules get wrong replaced, or removed where there is none. */
export function conjugateWith(
  parts: PrincipalParts,
  exceptions: readonly { key: FormKey; pointed: string | null }[],
): Conjugation {
  const table = { ...emptyTable };
  const read = readParts(parts);
  const { root, binyan } = analyseRead(read);
  if (!root || !binyan) return table;
  const { words } = read;
  const stemOf = (word: Word): Stem => ({ word, binyan, isGeminate: showsDoubledRoot(word, root) });
  const { past, present } = words;
  const future = words.future?.[0]?.letter === 'י' ? words.future : undefined;
  const infinitive = words.infinitive?.[0]?.letter === 'ל' ? words.infinitive : undefined;
  const hasInfinitive = read.words.infinitive !== undefined || read.unreadable.includes('infinitive');
  const first = past?.[0];
  const forms: Forms = {};
  if (past) Object.assign(forms, wholePastOf(past, stemOf));
  if (present) Object.assign(forms, presentOf(stemOf(present)));
  if (future) Object.assign(forms, futureOf(stemOf(future)));
  if (infinitive) forms.infinitive = { word: infinitive, stress: infinitiveStress(infinitive) };
  if (future && hasInfinitive) {
    const isHardFirst = !(binyan === 'piel' && first && takesLightDagesh(first) && !first.dagesh);
    Object.assign(forms, imperativeOf({ ...stemOf(future), root, isHardFirst }));
  }
  const irregular = irregularForms(root, binyan);
  for (const key of formKeys) {
    const exception = exceptions.find((one) => one.key === key);
    if (exception?.pointed === null) continue;
    const form = withWord(forms[key], exception?.pointed ?? irregular[key]);
    if (form) table[key] = describe(key, form, binyan, root.length);
  }
  return table;
}

function describe(key: FormKey, { word, stress }: Stressed, binyan: Binyan, radicalCount: number): VerbForm {
  const pointed = printWord(word);
  const isPrefixed = key.startsWith('future.') && word[0]?.letter === 'ת' && word[0].vowel === 'shva';
  return {
    pointed,
    full: fullSpelling(word, { binyan, radicalCount }),
    transcription: transcribe(word, stress, isPrefixed),
  };
}
