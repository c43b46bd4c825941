import {
  type Conjugation,
  type FormKey,
  formKeys,
  type Tense,
  type VerbForm,
} from '../hebrew/conjugation/forms.ts';
import { isSaid } from '../hebrew/conjugation/use.ts';
import type { VerbBook, VerbContent } from '../hebrew/conjugation/verb.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import type { Gender } from '../lesson/content.ts';
import { isReadable, type UnmetLetters } from '../letters/unmet.ts';
import { type Random, shuffled } from '../random.ts';
import { formTexts as texts } from '../texts/lesson/grammar/forms.ts';
import { verbTexts } from '../texts/lesson/grammar/verbs.ts';
import { adjectiveCue, agreementCue, isCounted, plainGloss, pluralCue, verbCue } from './cue.ts';
import { type FormWord, inflect, withOtherEnding } from './inflect.ts';
import type { FormSlip } from './judge.ts';
import { numeralFor } from './numerals.ts';
import type { FormReason, FormReasonKey } from './reason.ts';
import type { Gap } from './sentence.ts';
import {
  type AdjectiveKey,
  adjectiveKeys,
  countedTo,
  type FormExercise,
  type FormSkill,
  numberOf,
  skillName,
} from './skills.ts';
import { couldStandFor, nearestForm, tenseOf, verbFormName, verbFormReason } from './verb-form.ts';

/** Which form of which word is asked, and how. */
export type FormStep = {
  skill: FormSkill;
  form: string;
  word: FormWord;
  /** The noun with which an adjective has to agree. */
  noun?: FormWord;
  /** The sentence with the gap where the form belongs: for that exercise alone. */
  gap?: Gap;
  exercise: FormExercise;
};

export type FormOption = {
  /** Hebrew to choose from; null where names are. */
  hebrew: { pointed: string; full: string } | null;
  label: string;
  /** What is wrong about it; null for the right one. */
  reason: string | null;
  /** Missing for the right one, and in tasks of an older release. */
  reasonKey?: FormReasonKey | undefined;
};

/** A step with all that it takes to ask and to judge it, so that nothing more is loaded for it. */
export type FormTask = {
  skill: string;
  wordId: number;
  form: string;
  exercise: FormExercise;
  /** What is asked, in Russian: «мы пойдём». */
  cue: string;
  /** Name of the form: «мы · будущее». */
  name: string;
  /** The word by which the learner knows it. */
  base: { pointed: string; full: string; russian: string };
  /** A noun that stands before or after the gap. */
  noun: { pointed: string; full: string; isFirst: boolean } | null;
  /** What stands before and after the gap in a sentence, and what the sentence means. */
  sentence: Gap | null;
  hint: string;
  answer: VerbForm;
  options: FormOption[];
  slips: FormSlip[];
};

/** Options of a choice, the right one among them. */
const optionCount = 4;

type Context = {
  verbs: VerbBook;
  tenses: readonly Tense[];
  /** No form with one of these is offered; empty by default. */
  unmet?: UnmetLetters;
  /** The learner's, where it is known: «я писала». */
  gender?: Gender | undefined;
  random: Random;
};

/** What can be said of another form than the asked one. */
type Rival = {
  form: VerbForm;
  name: string;
  reason: FormReason;
  /** Of the same tense or kind: offered before others. */
  isNear: boolean;
  /** False for a form that was not taught yet or that nobody says: known when it is typed, but not offered. */
  isOffered?: boolean;
  /** It differs in gender alone, or an order could be said by it: a sentence may not tell it from the right one. */
  fitsSentence?: boolean;
};

type Drawn = Pick<FormTask, 'cue' | 'name' | 'base' | 'noun' | 'hint' | 'answer'> & { rivals: Rival[] };

/**
 * Returns the task of a step, undefined where the word does not have the form, nobody says it, a gap has no sentence, or
 * nothing is left to choose from.
 */
export function createTask(step: FormStep, context: Context): FormTask | undefined {
  const { skill, word, form, exercise } = step;
  const drawn = draw(step, context);
  if (!drawn || (exercise === 'gap' && !step.gap)) return undefined;
  const { rivals, ...shown } = drawn;
  const others = rivals.filter((rival) => !isAlike(rival.form, shown.answer));
  const options = optionsOf(exercise, shown, others, context);
  if (options.length === 1) return undefined;
  return {
    skill: skillName(skill),
    wordId: word.id,
    form,
    exercise,
    ...shown,
    sentence: (exercise === 'gap' && step.gap) || null,
    options,
    slips: exercise === 'type' || exercise === 'say' ? slipsOf(others) : [],
  };
}

const isAlike = (a: VerbForm, b: VerbForm): boolean => a.full === b.full;

function optionsOf(
  exercise: FormExercise,
  { answer, name }: Pick<FormTask, 'answer' | 'name'>,
  rivals: readonly Rival[],
  { random, unmet = new Set() }: Context,
): FormOption[] {
  if (exercise !== 'choose' && exercise !== 'hear' && exercise !== 'gap') return [];
  const isHeard = exercise === 'hear';
  const possible = shuffled(rivals, random)
    .sort((a, b) => Number(b.isNear) - Number(a.isNear))
    .filter(
      (rival, at, all) =>
        rival.isOffered !== false &&
        (isHeard || isReadable(rival.form.full, unmet)) &&
        (exercise !== 'gap' || !rival.fitsSentence) &&
        (!isHeard || rival.form.transcription !== answer.transcription) &&
        (isHeard ? rival.name !== name : true) &&
        all.findIndex((other) => (isHeard ? other.name === rival.name : isAlike(other.form, rival.form))) ===
          at,
    );
  // One of another tense or binyan, where there is one.
  const near = possible.filter(({ isNear }) => isNear);
  const far = possible.filter(({ isNear }) => !isNear);
  const chosen = [...near.slice(0, far.length > 0 ? optionCount - 2 : optionCount - 1), ...far].slice(
    0,
    optionCount - 1,
  );
  const option = (form: VerbForm, label: string, reason?: FormReason): FormOption => ({
    hebrew: isHeard ? null : { pointed: form.pointed, full: form.full },
    label,
    reason: reason?.text ?? null,
    ...(reason && { reasonKey: reason.key }),
  });
  return shuffled(
    [option(answer, name), ...chosen.map((rival) => option(rival.form, rival.name, rival.reason))],
    random,
  );
}

/** The letters that other forms are written with, in full and in short spelling. */
function slipsOf(rivals: readonly Rival[]): FormSlip[] {
  const slips = new Map<string, FormReason>();
  for (const { form, reason } of rivals) {
    for (const letters of [form.full, stripNiqqud(form.pointed)]) {
      if (!slips.has(letters)) slips.set(letters, reason);
    }
  }
  return [...slips].map(([letters, { key, text }]) => ({ letters, reason: text, reasonKey: key }));
}

function draw(step: FormStep, context: Context): Drawn | undefined {
  switch (step.skill.kind) {
    case 'verb':
      return drawVerb(step, step.skill.key, context);
    case 'noun':
      return drawPlural(step, context.verbs);
    case 'adjective':
      return drawAdjective(step, step.skill.key, context.verbs);
    case 'agreement':
      return drawAgreement(step, step.skill.number, context.verbs);
    case 'numeral':
      return drawNumeral(step, step.skill.gender, context.verbs);
  }
}

function drawVerb({ word, skill }: FormStep, key: FormKey, context: Context): Drawn | undefined {
  const { verbs, random, tenses, gender } = context;
  const inflected = inflect(word, verbs);
  if (inflected?.kind !== 'verb' || skill.kind !== 'verb') return undefined;
  const { verb } = inflected.place;
  const forms = verbs.formsOf(verb);
  const answer = forms[key];
  if (!answer || verb.binyan !== skill.binyan || !isSaid(verb, key)) return undefined;
  const base = forms.infinitive ?? forms['present.sg.m'] ?? answer;
  return {
    cue: verbCue(verb, key, random, gender),
    name: verbFormName(key),
    base: { pointed: base.pointed, full: base.full, russian: pairOf(verb) },
    noun: null,
    hint: texts.hint[key],
    answer,
    rivals: [...formRivals(verb, forms, key, tenses), ...binyanRivals(verb, key, verbs)],
  };
}

const pairOf = ({ imperfective, perfective }: VerbContent): string =>
  perfective ? `${imperfective} / ${perfective}` : imperfective;

/** The other forms of the verb. */
function formRivals(
  verb: VerbContent,
  forms: Conjugation,
  asked: FormKey,
  tenses: readonly Tense[],
): Rival[] {
  const tense = tenseOf(asked);
  return formKeys.flatMap((key): Rival[] => {
    const form = forms[key];
    if (!form || key === asked) return [];
    const alike = formKeys.filter((other) => forms[other]?.full === form.full);
    const meant = nearestForm(asked, alike) ?? key;
    const own = tenseOf(key);
    const reason = verbFormReason(asked, meant);
    const isTaught = own === null || own === tense || tenses.includes(own);
    const isOffered = isTaught && isSaid(verb, key);
    const fitsSentence = couldStandFor(asked, key);
    return [{ form, name: verbFormName(key), reason, isNear: own === tense, isOffered, fitsSentence }];
  });
}

/** The same form of verbs with the same root in other binyanim. */
function binyanRivals(verb: VerbContent, key: FormKey, verbs: VerbBook): Rival[] {
  return verbs.verbs.flatMap((other): Rival[] => {
    if (other.root !== verb.root || other.binyan === verb.binyan) return [];
    const form = verbs.formsOf(other)[key];
    const text = texts.reasons.binyan(verbTexts.binyan[other.binyan], other.imperfective);
    // Only to be read or typed: by its name it is the same form.
    return form ? [{ form, name: verbFormName(key), reason: { key: 'binyan', text }, isNear: false }] : [];
  });
}

function drawPlural({ word, skill }: FormStep, verbs: VerbBook): Drawn | undefined {
  const inflected = inflect(word, verbs);
  if (inflected?.kind !== 'noun' || skill.kind !== 'noun' || inflected.pattern !== skill.pattern) {
    return undefined;
  }
  if (!isCounted(word.russian)) return undefined;
  const { plural, pattern } = inflected;
  const other = withOtherEnding(plural);
  const singular = { pointed: word.pronunciation, full: word.hebrew, transcription: word.transcription };
  const ending = plural.full.slice(pattern === 'dual' ? -3 : -2);
  return {
    cue: pluralCue(word.russian),
    name: texts.plural,
    base: baseOf(word),
    noun: null,
    hint: texts.pluralHint[pattern],
    answer: plural,
    rivals: [
      {
        form: singular,
        name: texts.singular,
        reason: { key: 'notPlural', text: texts.reasons.notPlural },
        isNear: true,
      },
      ...(other
        ? [
            {
              form: other,
              name: other.full,
              reason: { key: 'ending' as const, text: texts.reasons.ending(ending, plural.full) },
              isNear: true,
            },
          ]
        : []),
    ],
  };
}

const baseOf = ({ pronunciation, hebrew, russian }: FormWord): FormTask['base'] => ({
  pointed: pronunciation,
  full: hebrew,
  russian,
});

function drawAdjective({ word }: FormStep, key: AdjectiveKey, verbs: VerbBook): Drawn | undefined {
  const inflected = inflect(word, verbs);
  if (inflected?.kind !== 'adjective') return undefined;
  const { forms } = inflected;
  const answer = forms[key];
  if (!answer) return undefined;
  const { reasons, adjective: names } = texts;
  return {
    cue: adjectiveCue(word.russian, key),
    name: names[key],
    base: baseOf(word),
    noun: null,
    hint: texts.adjectiveHint[key],
    answer,
    rivals: adjectiveKeys.flatMap((other): Rival[] => {
      const form = forms[other];
      if (!form || other === key) return [];
      const wrong = other.slice(0, 2) === key.slice(0, 2) ? 'gender' : 'number';
      const reason: FormReason = { key: wrong, text: reasons[wrong](names[other], names[key]) };
      return [{ form, name: names[other], reason, isNear: true }];
    }),
  };
}

function drawAgreement(
  { word, noun, form: key }: FormStep,
  number: 'sg' | 'pl',
  verbs: VerbBook,
): Drawn | undefined {
  const inflected = inflect(word, verbs);
  const thing = noun && inflect(noun, verbs);
  if (inflected?.kind !== 'adjective' || thing?.kind !== 'noun') return undefined;
  if (key !== `${number}.${thing.gender}`) return undefined;
  const { forms } = inflected;
  const answer = forms[key as AdjectiveKey];
  if (!answer) return undefined;
  const shown =
    number === 'pl' ? thing.plural : { pointed: noun?.pronunciation ?? '', full: noun?.hebrew ?? '' };
  const { reasons } = texts;
  return {
    cue: agreementCue(word.russian, noun?.russian ?? '', number),
    name: texts.adjective[key as AdjectiveKey],
    base: baseOf(word),
    noun: { pointed: shown.pointed, full: shown.full, isFirst: true },
    hint: texts.agreementHint,
    answer,
    rivals: adjectiveKeys.flatMap((other): Rival[] => {
      const form = forms[other];
      if (!form || other === key) return [];
      const isGender = other.slice(0, 2) === number;
      const reason: FormReason = isGender
        ? { key: 'agreementGender', text: reasons.agreementGender(shown.full, thing.gender) }
        : { key: 'agreementNumber', text: reasons.agreementNumber(shown.full, number) };
      return [{ form, name: texts.adjective[other], reason, isNear: true }];
    }),
  };
}

const genders = ['m', 'f'] as const;
/** Two as it is counted, not before a noun. */
const countedTwo = { m: 'שניים', f: 'שתיים' };

function drawNumeral({ word, form: key }: FormStep, gender: 'm' | 'f', verbs: VerbBook): Drawn | undefined {
  const inflected = inflect(word, verbs);
  const number = numberOf(key);
  const answer = number === undefined ? undefined : numeralFor(number, gender);
  if (inflected?.kind !== 'noun' || inflected.gender !== gender || !answer || number === undefined) {
    return undefined;
  }
  if (!isCounted(word.russian)) return undefined;
  const { plural } = inflected;
  const { reasons } = texts;
  const wrongGender: FormReason = { key: 'numeralGender', text: reasons.numeralGender(word.hebrew, gender) };
  const rivals = Array.from({ length: countedTo - 1 }, (_, at) => at + 2).flatMap((one): Rival[] => {
    // The same number in the other gender is always offered: that is what is asked.
    const isNear = one === number;
    const reason: FormReason = isNear
      ? wrongGender
      : { key: 'otherNumber', text: reasons.otherNumber(one, number) };
    return genders.flatMap((as): Rival[] => {
      const form = numeralFor(one, as);
      return form && form !== answer ? [{ form, name: form.full, reason, isNear }] : [];
    });
  });
  const long: Rival[] =
    number === 2
      ? genders.map((as) => ({
          form: { pointed: countedTwo[as], full: countedTwo[as], transcription: '' },
          name: countedTwo[as],
          reason: as === gender ? { key: 'shortTwo', text: reasons.shortTwo(answer.full) } : wrongGender,
          isNear: false,
        }))
      : [];
  return {
    cue: texts.numeralCue(number, plainGloss(word.russian)),
    name: String(number),
    base: baseOf(word),
    noun: { pointed: plural.pointed, full: plural.full, isFirst: false },
    hint: texts.numeralHint[gender],
    answer,
    rivals: [...rivals, ...long],
  };
}
