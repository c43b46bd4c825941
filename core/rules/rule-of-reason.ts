import type { FormReasonKey, MistakeReason } from '../forms/reason.ts';
import type { FormSkill } from '../forms/skills.ts';
import { formKeys } from '../hebrew/conjugation/forms.ts';
import type { WordFormKey } from '../hebrew/forms/taught-forms.ts';
import type { AnswerReasonKey } from '../hebrew/spelling/reason.ts';
import { ruleOfSkill } from './rule-of-skill.ts';

/** A rule, and the letters that were mixed up, where the reason names them. */
export type RuleOfMistake = { key: string; letters: readonly string[] };

/** Returns the first rule behind the reasons of a mistake, `asked`: the form, where one was asked; undefined without any. */
export function ruleOfMistake(
  reasons: readonly MistakeReason[],
  asked?: FormSkill,
): RuleOfMistake | undefined {
  for (const reason of reasons) {
    const key = ruleOf(reason, asked);
    if (key !== undefined) return { key, letters: 'letters' in reason ? reason.letters : [] };
  }
  return undefined;
}

function ruleOf(reason: MistakeReason, asked: FormSkill | undefined): string | undefined {
  if (!('letters' in reason)) return asked && ruleOfFormReason(reason.key, asked);
  const { key, letters, form } = reason;
  return form ? ruleOfOtherForm(form) : ruleOfAnswerReason(key, letters);
}

/** Key of a rule; 'asked': that of the asked form; null where none follows. */
const ofForms: Record<FormReasonKey, string | null> = {
  tense: 'asked',
  person: 'asked',
  gender: 'asked',
  number: 'asked',
  infinitive: 'infinitive',
  binyan: 'binyanim',
  spelling: null,
  notPlural: 'asked',
  ending: 'asked',
  agreementGender: 'asked',
  agreementNumber: 'asked',
  numeralGender: 'asked',
  shortTwo: 'two',
  otherNumber: null,
};

/** Returns the key of the rule behind «Почему?» at a wrong form, undefined where no rule explains it. */
export function ruleOfFormReason(reason: FormReasonKey, asked: FormSkill): string | undefined {
  const key = ofForms[reason];
  return key === 'asked' ? ruleOfSkill(asked) : (key ?? undefined);
}

/** Letters that sound alike, by the rule that says so. */
const twins: readonly (readonly [letters: string, rule: string])[] = [
  ['אע', 'silent-letters'],
  ['חכך', 'khet-khaf'],
  ['טת', 'twin-letters'],
  ['קכך', 'twin-letters'],
  ['סש', 'twin-letters'],
  ['בו', 'twin-letters'],
];

const ofTwins = (letters: readonly string[]): string | undefined =>
  letters.length > 1
    ? twins.find(([pair]) => letters.every((letter) => pair.includes(letter)))?.[1]
    : undefined;

const ofAnswers: Partial<Record<AnswerReasonKey, string>> = {
  finalForm: 'final-letters',
  notFinal: 'final-letters',
  fullSpelling: 'vowel-letters',
  surplusVowel: 'vowel-letters',
  writtenOnce: 'without-niqqud',
  writtenTwice: 'without-niqqud',
  otherGender: 'i-by-gender',
};

/**
 * Returns the key of the rule behind «Почему?» at a word that was typed, in a gap of a sentence too. `letters` are those
 * that the reason names.
 */
export function ruleOfAnswerReason(
  reason: AnswerReasonKey,
  letters: readonly string[] = [],
): string | undefined {
  if (reason === 'soundAlike' || reason === 'pair') return ofTwins(letters);
  const isDoubling = reason === 'writtenOnce' || reason === 'writtenTwice';
  // Of the other letters none is doubled where there is no niqqud.
  if (isDoubling && !letters.every((letter) => 'וי'.includes(letter))) return undefined;
  return ofAnswers[reason];
}

/** Returns the key of the rule by which another form of a word is made than the one that was asked. */
function ruleOfOtherForm(form: WordFormKey): string | undefined {
  if (form.startsWith('preposition.')) return 'endings';
  if (form === 'plural') return 'plural';
  const key = formKeys.find((one) => one === form);
  // Whatever the binyan: its endings are those of all.
  return key && ruleOfSkill({ kind: 'verb', binyan: 'paal', key });
}
