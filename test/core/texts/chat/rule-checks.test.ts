import { describe, expect, it } from 'vitest';
import { ruleCheckChatTexts as texts } from '../../../../core/texts/chat/rule-checks.ts';

const gap = {
  title: 'У меня есть: יש לי',
  check: {
    kind: 'gap' as const,
    prompt: 'У меня есть мама.',
    sentence: '___ לִי אִמָּא.',
    options: ['יֵשׁ', 'אֵין'],
    answer: 0,
    reasons: ['Не «а», а «нет мне»: אין לי.'],
  },
};
const textOf = (parts: readonly (string | { bold: string })[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.bold)).join('');

describe('Hebrew in a check of a rule', () => {
  it('is one run: two words beside each other keep their order', () => {
    expect(textOf(texts.question(gap, 1))).toContain('У меня есть: \u200eיש לי\u200e');
    expect(textOf(texts.wrong(gap, gap.check.reasons[0]))).toContain('«нет мне»: \u200eאין לי\u200e.');
  });

  it('keeps the full stop of a sentence on its side, with the gap and without', () => {
    expect(textOf(texts.question(gap, 1))).toContain('\n\u200e\u200f____ לִי אִמָּא.\u200f\u200e');
    expect(textOf(texts.right(gap))).toContain('\n\u200eיֵשׁ לִי אִמָּא.\u200f\u200e');
  });
});
