import type { FormSkill } from '../forms/skills.ts';
import { formKeys } from '../hebrew/conjugation/forms.ts';
import type { WordFormKey } from '../hebrew/forms/form-index.ts';
import type { answerTexts } from '../texts/lesson/answer.ts';
import type { formTexts } from '../texts/lesson/forms.ts';
import { ruleOfSkill } from './rule-of-skill.ts';

/** Why a form is not the asked one (`formTexts.reasons`), and why a typed word is not (`answerTexts`). */
export type FormReason = keyof typeof formTexts.reasons;
export type AnswerReason = keyof typeof answerTexts;

/** Key of a rule; 'asked': that of the asked form; null where none follows. */
const ofForms: Record<FormReason, string | null> = {
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
export function ruleOfFormReason(reason: FormReason, asked: FormSkill): string | undefined {
  const key = ofForms[reason];
  return key === 'asked' ? ruleOfSkill(asked) : (key ?? undefined);
}

/** Letters that no ear tells apart, by the rule that says so. */
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

const ofAnswers: Partial<Record<AnswerReason, string>> = {
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
  reason: AnswerReason,
  letters: readonly string[] = [],
): string | undefined {
  if (reason === 'soundAlike' || reason === 'pair') return ofTwins(letters);
  const isDoubling = reason === 'writtenOnce' || reason === 'writtenTwice';
  // Of the other letters none is doubled where there is no niqqud.
  if (isDoubling && !letters.every((letter) => 'וי'.includes(letter))) return undefined;
  return ofAnswers[reason];
}

/** Returns the key of the rule by which another form of a word is made than the one that was asked. */
export function ruleOfOtherForm(form: WordFormKey): string | undefined {
  if (form.startsWith('preposition.')) return 'endings';
  if (form === 'plural') return 'plural';
  const key = formKeys.find((one) => one === form);
  // Whatever the binyan: its endings are those of all.
  return key && ruleOfSkill({ kind: 'verb', binyan: 'paal', key });
}
