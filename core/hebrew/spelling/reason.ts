import { answerTexts } from '../../texts/lesson/answer.ts';
import type { WordFormKey } from '../forms/taught-forms.ts';

type Texts = typeof answerTexts;
export type AnswerReasonKey = keyof Texts;
type Named<Key extends AnswerReasonKey> = Texts[Key] extends (...named: infer Names) => string ? Names : [];

/** Why a typed word is not quite the wanted one. */
export type AnswerReason = {
  key: AnswerReasonKey;
  /** Text for the learner. */
  text: string;
  /** The letters that it names. */
  letters: readonly string[];
  /** The form that was typed instead of the asked one. */
  form?: WordFormKey;
};

/** What a judgement says of a mistake. */
export type Explanation = {
  /** Text for the learner, that of all `reasons`; missing when there is nothing to say. */
  reason: string | undefined;
  reasons: readonly AnswerReason[];
};

/** The reason of this key; `named` stands in its text. */
export function answerReason<Key extends AnswerReasonKey>(key: Key, ...named: Named<Key>): AnswerReason {
  const text: Texts[AnswerReasonKey] = answerTexts[key];
  // `Named` has nothing else, which the compiler does not see.
  const names = named as readonly string[];
  const [first = '', second = ''] = names;
  return {
    key,
    text: typeof text === 'string' ? text : text(first, second),
    letters: names.filter((name) => /^[א-ת]$/u.test(name)),
  };
}

export const explained = (...reasons: readonly AnswerReason[]): Explanation => ({
  reason: reasons.map(({ text }) => text).join(' ') || undefined,
  reasons,
});
