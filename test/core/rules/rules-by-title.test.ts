import { expect, it } from 'vitest';
import { rulesByTitle } from '../../../core/rules/rules-by-title.ts';
import { rules } from '../../../db/content/rules/index.ts';

const found = (asked: string) => rulesByTitle(rules, asked).map(({ key }) => key);

it.each([
  ['את', 'et'],
  ['как сказать у меня есть', 'having'],
  ['смихут', 'smikhut-forms'],
  ['אֵת', 'et'],
])('%s is found by words of titles and texts', (asked, key) => {
  expect(found(asked)).toContain(key);
});

it('a word of a theme finds three of its rules', () => {
  const themes = rulesByTitle(rules, 'предлогов').map(({ theme }) => theme);
  expect(themes).toHaveLength(3);
  expect(themes).toContain('prepositions');
});

it('what no rule says finds nothing', () => {
  expect(['купить билет', 'как', '', 'קקקק', 'по'].map(found)).toEqual([[], [], [], [], []]);
});
