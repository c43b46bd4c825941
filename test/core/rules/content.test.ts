import { describe, expect, it } from 'vitest';
import { type RuleCheck, reasonOf } from '../../../core/rules/content.ts';

const check: RuleCheck = {
  kind: 'choice',
  prompt: 'Где?',
  options: ['ל', 'בְּ', 'מ'],
  answer: 1,
  reasons: ['Это «куда?».', 'Это «откуда?».'],
};

describe('the reason of a check', () => {
  it('is that of the wrong option, and none of the right one', () => {
    expect([0, 1, 2].map((chosen) => reasonOf(check, chosen))).toEqual([
      'Это «куда?».',
      undefined,
      'Это «откуда?».',
    ]);
  });

  it('says of an order why it is this one', () => {
    expect(reasonOf({ ...check, kind: 'order', answer: 0, reasons: ['Так.'] }, 2)).toBe('Так.');
  });
});
