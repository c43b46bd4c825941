import type { PlannedCheck } from '../../day/rules.ts';
import type { Score } from '../../round/state.ts';
import { gapMark } from '../../rules/content.ts';
import { todayTexts } from '../home/today.ts';
import { formTexts } from '../lesson/grammar/forms.ts';
import { hebrewInLine, hebrewLine, optionOf, type RichText, withGap } from './bot.ts';

type Asked = Pick<PlannedCheck, 'title' | 'check'>;

/** Checks of rules in «Сегодня» of the chat. A line begins with Russian or with a direction mark. */
export const ruleCheckChatTexts = {
  button: { skip: 'Пропустить правила' },
  question: ({ title, check: { prompt, sentence } }: Asked, left: number): RichText => [
    `Правила, осталось: ${left}\n\n${hebrewInLine(title)}\n\n`,
    { bold: hebrewInLine(prompt) },
    sentence === undefined ? '' : `\n${hebrewLine(withGap(sentence))}`,
  ],
  right: ({ check }: Asked): RichText => [{ bold: formTexts.right }, ...answerOf(check)],
  wrong: ({ check }: Asked, reason: string | undefined): RichText => [
    { bold: `${formTexts.wrong}.` },
    reason === undefined ? '' : `\n${hebrewInLine(reason)}`,
    `\n\n${formTexts.itWas}`,
    ...answerOf(check),
  ],
  /** Checks that were right at once, and all of them. */
  done: ({ right, all }: Score): string => `${todayTexts.rules.result(right, all)}.`,
} as const;

/** The right option, in the sentence where there is one. */
function answerOf({ prompt, sentence, options, answer }: Asked['check']): RichText {
  const right = options[answer] ?? '';
  const whole = sentence === undefined ? right : sentence.replace(gapMark, right);
  return [`\n${hebrewInLine(prompt)}\n`, { bold: optionOf(whole) }];
}
