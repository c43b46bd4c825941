import type { AnswerReason } from '../hebrew/spelling/reason.ts';
import type { formTexts } from '../texts/lesson/grammar/forms.ts';

export type FormReasonKey = keyof typeof formTexts.reasons;

/** Why another form is not the asked one. */
export type FormReason = {
  key: FormReasonKey;
  /** Text for the learner. */
  text: string;
};

/** A reason by its key alone, as the rule behind it is found: of a form, or of what was typed. */
export type MistakeReason = { key: FormReasonKey } | Pick<AnswerReason, 'key' | 'letters' | 'form'>;

/** What is wrong about an option or a slip of a task; tasks of older releases have no keys. */
export const reasonsOf = ({ reasonKey: key }: { reasonKey?: FormReasonKey | undefined }): MistakeReason[] =>
  key === undefined ? [] : [{ key }];
