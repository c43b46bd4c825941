import { describe, expect, it } from 'vitest';
import type { RuleContent } from '../../../core/rules/content.ts';
import { printRules } from '../../../scripts/check-content/rules.ts';

const rule: RuleContent = {
  key: 'et',
  theme: 'articles',
  title: 'את',
  text: 'Четыре слова о правиле.',
  lesson: 'glued-prefixes',
  pairs: [],
  checks: [],
};

describe('the report about rules', () => {
  it('names rule, field and reason of each finding, and ends in the figures', () => {
    const finding = {
      key: 'et',
      field: 'pairs',
      rule: 'rule-pairs',
      level: 'error',
      why: '0 pairs',
    } as const;
    expect(printRules([rule], [finding]).split('\n')).toEqual([
      'error rules/et pairs rule-pairs: 0 pairs',
      '1 rules: 1 errors, 0 pairs, 0 checks, words 4 (median), 4 (most)',
    ]);
  });
});
