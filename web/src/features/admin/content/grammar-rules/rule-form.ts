import type { AdminRuleDetail } from '../../../../../../core/contracts/admin/rules.ts';
import type { RequestBodyInput } from '../../../../../../core/contracts/endpoints.ts';
import type { RuleCheckShape, RuleItem, RulePairShape } from '../../../../../../core/contracts/rules.ts';
import { stripNiqqud } from '../../../../../../core/hebrew/niqqud.ts';
import { cleanRule } from '../../../../../../core/rules/clean-rule.ts';
import type { RuleCheckKind, RuleLine, RuleTheme } from '../../../../../../core/rules/content.ts';
import { splitMarks } from '../../../../../../core/rules/marks.ts';

/** What stands beside the right line of a pair. */
export type OtherForm = { hebrew: string; russian: string; why: string };

export type PairForm = {
  /** Unique among the pairs of a form. */
  key: string;
  right: RuleLine;
  hasOther: boolean;
  /** Kept while `hasOther` is off. */
  other: OtherForm;
};

export type OptionForm = { text: string; reason: string };

/** A check as it is being edited: what another kind needs is kept while it is not shown. */
export type CheckForm = {
  key: string;
  kind: RuleCheckKind;
  prompt: string;
  /** Of a gap. */
  sentence: string;
  options: readonly OptionForm[];
  /** Place of the right option. */
  answer: number;
  /** Of an order: the words in their order, parted by spaces, and why it is this one. */
  words: string;
  why: string;
};

/** A rule as it is being edited. Plain data: it is stored on the device until it is saved. */
export type RuleForm = {
  title: string;
  theme: RuleTheme;
  text: string;
  lessonId: number | null;
  /** Id of the word before which it comes. */
  before: number | null;
  pairs: readonly PairForm[];
  checks: readonly CheckForm[];
};

export type RuleBody = Omit<NonNullable<RequestBodyInput<'POST /admin/rules'>>, 'eventId'>;

const emptyOther: OtherForm = { hebrew: '', russian: '', why: '' };
export const emptyOption: OptionForm = { text: '', reason: '' };

export const newPair = (key: string): PairForm => ({
  key,
  right: { pronunciation: '', transcription: '', russian: '' },
  hasOther: true,
  other: emptyOther,
});

export const newCheck = (key: string): CheckForm => ({
  ...{ key, kind: 'choice', prompt: '', sentence: '' },
  ...{ options: [emptyOption, emptyOption], answer: 0, words: '', why: '' },
});

export const emptyRule: RuleForm = {
  ...{ title: '', theme: 'sentences', text: '', lessonId: null, before: null },
  pairs: ['1', '2'].map(newPair),
  checks: ['1', '2', '3'].map(newCheck),
};

export const formOf = ({ title, theme, text, lesson, before, pairs, checks }: AdminRuleDetail): RuleForm => ({
  ...{ title, theme, text, lessonId: lesson?.id ?? null, before },
  pairs: pairs.map(({ right: { pronunciation, transcription, russian }, other }, at) => ({
    key: String(at + 1),
    right: { pronunciation, transcription, russian },
    hasOther: other !== null,
    other: other ?? emptyOther,
  })),
  checks: checks.map((check, at) => formOfCheck(check, String(at + 1))),
});

function formOfCheck(check: AdminRuleDetail['checks'][number], key: string): CheckForm {
  const { kind, prompt, sentence, options, answer, reasons } = check;
  const own = { ...newCheck(key), kind, prompt, sentence: sentence ?? '' };
  if (kind === 'order') return { ...own, words: options.join(' '), why: reasons[0] ?? '' };
  return {
    ...own,
    answer,
    options: options.map((text, at) => ({
      text,
      reason: at === answer ? '' : (reasons[reasonPlace(at, answer)] ?? ''),
    })),
  };
}

/** Reasons are written for the wrong options alone. */
const reasonPlace = (option: number, answer: number): number => (option < answer ? option : option - 1);
export const optionOfReason = (reason: number, answer: number): number =>
  reason < answer ? reason : reason + 1;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export function checkBody(check: CheckForm): RuleCheckShape {
  const { kind, prompt, sentence, options, answer, words, why } = check;
  if (kind === 'order') {
    return { kind, prompt, sentence: null, options: wordsOf(words), answer: 0, reasons: [why] };
  }
  return {
    ...{ kind, prompt, sentence: kind === 'gap' ? sentence : null, answer },
    options: options.map(({ text }) => text),
    reasons: options.filter((_, at) => at !== answer).map(({ reason }) => reason),
  };
}

export const pairBody = ({ right, hasOther, other }: PairForm) => ({ right, other: hasOther ? other : null });

/** The form as a request. */
export const bodyOf = ({ pairs, checks, ...fields }: RuleForm): RuleBody => ({
  ...fields,
  pairs: pairs.map(pairBody),
  checks: checks.map(checkBody),
});

/** True when the server's rule is what the form says: a response may have been lost on its way back. */
export const isSaved = (form: RuleForm, rule: AdminRuleDetail): boolean =>
  comparable(form) === comparable(formOf(rule));

function comparable(form: RuleForm): string {
  const { checks, ...body } = bodyOf(form);
  const known = checks.map(({ sentence, ...check }) => (sentence === null ? check : { ...check, sentence }));
  return JSON.stringify(cleanRule({ ...body, checks: known }));
}

/** The sound of a line that the rule has in these words. */
export const audioIn =
  ({ pairs }: Pick<AdminRuleDetail, 'pairs'>) =>
  ({ pronunciation, transcription }: RuleLine): string | null =>
    pairs.find(({ right }) => right.pronunciation === pronunciation && right.transcription === transcription)
      ?.right.audio ?? null;

/** What a learner sees of it; `audioOf` are the sounds of lines that were not changed. */
export function previewOf(
  form: RuleForm,
  audioOf: (line: RuleLine) => string | null,
): Pick<RuleItem, 'title' | 'text' | 'pairs' | 'checks'> {
  const isWritten = ({ right }: PairForm) => right.pronunciation.trim() !== '';
  return {
    title: form.title,
    text: form.text,
    pairs: form.pairs.filter(isWritten).map(({ right, hasOther, other }): RulePairShape => {
      const { text, marks } = splitMarks(right.pronunciation);
      const { transcription, russian } = right;
      const audio = audioOf(right);
      return {
        right: { hebrew: stripNiqqud(text), pronunciation: text, transcription, russian, audio, marks },
        other: hasOther ? other : null,
      };
    }),
    checks: form.checks.map(checkBody).filter(({ prompt, options }) => prompt !== '' && options.length > 1),
  };
}

/** The whole form as text, for the clipboard. */
export function textOf(form: RuleForm): string {
  const pairs = form.pairs.map(({ right, hasOther, other }) =>
    [
      `${right.pronunciation} - ${right.transcription} - ${right.russian}`,
      ...(hasOther ? [`${other.hebrew} - ${other.russian} - ${other.why}`] : []),
    ].join('\n'),
  );
  const checks = form.checks
    .map(checkBody)
    .map(({ prompt, sentence, options, reasons }) =>
      [prompt, ...(sentence ? [sentence] : []), ...options.map((option) => `- ${option}`), ...reasons].join(
        '\n',
      ),
    );
  return [form.title, form.text, ...pairs, ...checks].join('\n\n');
}
