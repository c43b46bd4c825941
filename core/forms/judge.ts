import { judgeTyped } from '../hebrew/answer.ts';
import { comparableHebrew } from '../hebrew/comparable.ts';
import { pointFull } from '../hebrew/conjugation/point-full.ts';
import { otherSpellings } from '../hebrew/conjugation/spellings.ts';
import { isFormSynonym } from '../hebrew/known/form-synonyms.ts';
import { stripNiqqud } from '../hebrew/niqqud.ts';
import { answerTexts } from '../texts/lesson/answer.ts';
import { formTexts as texts } from '../texts/lesson/grammar/forms.ts';
import { type FormReasonKey, type MistakeReason, reasonsOf } from './reason.ts';

/** A form as it is judged: full spelling, and short spelling with niqqud. */
export type JudgedForm = { pointed: string; full: string };

/** Another form that could be typed in place of the right one, with what is wrong about it. */
export type FormSlip = {
  letters: string;
  reason: string;
  /** Missing in tasks of an older release. */
  reasonKey?: FormReasonKey | undefined;
};

export type FormJudgement = {
  isRight: boolean;
  /** The same form of another verb with the same Russian: no answer yet, the learner is asked for another one. */
  isSynonym?: boolean;
  /** For the learner: what is wrong, or that the spelling is not the usual one; missing when there is nothing to say. */
  reason?: string;
  /** What the text says of a mistake; missing where nothing is known of it. */
  reasons?: readonly MistakeReason[];
};

/** Pronouns that may stand before the form. */
const pronouns = new Set(['אני', 'אתה', 'את', 'הוא', 'היא', 'אנחנו', 'אתם', 'אתן', 'הם', 'הן']);

function withoutPronoun(typed: string): string {
  const [first = '', ...rest] = typed.split(' ');
  return rest.length > 0 && pronouns.has(first) ? rest.join(' ') : typed;
}

/** A transcript without the pronoun that may stand before the form: «она писала» may be said as היא כתבה. */
export function spokenForm(transcript: string): string {
  const [first = '', ...rest] = transcript.trim().split(/\s+/);
  return rest.length > 0 && pronouns.has(comparableHebrew(first)) ? rest.join(' ') : transcript;
}

/** The other form that was recognised in place of the asked one, if any; best transcript first. */
export function spokenSlip(transcripts: readonly string[], slips: readonly FormSlip[]): FormSlip | undefined {
  const said = transcripts.map((transcript) => comparableHebrew(spokenForm(transcript)));
  const found = said.map((text) => slips.find(({ letters }) => letters === text));
  return found.find((slip) => slip !== undefined);
}

/**
 * Judges a typed form: its full spelling is right, its short one and those by rule are accepted, with or without a
 * pronoun before it. Anything else is wrong, and the reason says which other form it is, or which letter is.
 */
export function judgeForm(typed: string, form: JudgedForm, slips: readonly FormSlip[]): FormJudgement {
  const answer = withoutPronoun(comparableHebrew(typed));
  if (answer === comparableHebrew(form.full)) return { isRight: true };
  if (answer === stripNiqqud(form.pointed)) return { isRight: true, reason: texts.shortSpelling(form.full) };
  if (otherSpellings(form).includes(answer)) return { isRight: true, reason: texts.otherSpelling(form.full) };
  const pronunciation = pointFull(form.pointed, form.full) ?? form.pointed;
  if (isFormSynonym(answer, { hebrew: form.full, pronunciation })) {
    return { isRight: false, isSynonym: true, reason: answerTexts.synonym };
  }
  const slip = slips.find(({ letters }) => letters === answer);
  if (slip) return { isRight: false, reason: slip.reason, reasons: reasonsOf(slip) };
  const { verdict, reason, reasons } = judgeTyped(answer, { hebrew: form.full, pronunciation });
  if (verdict === 'exact' || verdict === 'accepted') return { isRight: true, ...(reason ? { reason } : {}) };
  if (!reason) return { isRight: false };
  if (verdict !== 'near') return { isRight: false, reason, reasons };
  return {
    isRight: false,
    reason: texts.reasons.spelling(reason),
    reasons: [{ key: 'spelling' }, ...reasons],
  };
}
