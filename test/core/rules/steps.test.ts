import { describe, expect, it } from 'vitest';
import type { RuleItem } from '../../../core/contracts/rules.ts';
import { checksOf, rulesBefore } from '../../../core/rules/steps.ts';

const check: RuleItem['checks'][number] = {
  kind: 'choice',
  prompt: 'Раз?',
  sentence: null,
  options: ['да', 'нет'],
  answer: 0,
  reasons: ['не «нет»'],
};
const item = (id: number, over: Partial<RuleItem> = {}): RuleItem => ({
  ...{ id, key: `rule-${id}`, title: '', text: '', theme: 'sentences', pairs: [], checks: [check] },
  lessonId: 1,
  isLocked: false,
  state: 'new',
  ...over,
});
const named = (id: number, before: number | null) => ({ id, key: `rule-${id}`, title: '', before });
const words = [{ id: 10 }, { id: 11 }, { id: 12 }];
const idsBefore = (wordId: number, rules: ReturnType<typeof named>[], items: RuleItem[]) =>
  rulesBefore({ words, rules }, wordId, items).map(({ id }) => id);

describe('the rules of a lesson', () => {
  it('come before the word that needs them, and those of the start before the first one', () => {
    const rules = [named(1, null), named(2, 11)];
    expect(idsBefore(10, rules, [item(1), item(2)])).toEqual([1]);
    expect(idsBefore(11, rules, [item(1, { state: 'met' }), item(2)])).toEqual([2]);
  });

  it('wait for the first word in a lesson of letters, but those of a word do not', () => {
    const lesson = { words, letters: ['shin', 'alef'], rules: [named(1, null), named(2, 10)] };
    const idsAt = (wordId: number) => rulesBefore(lesson, wordId, [item(1), item(2)]).map(({ id }) => id);
    expect(idsAt(10)).toEqual([2]);
    expect(idsAt(11)).toEqual([1, 2]);
  });

  it('come before a later word where they were not there in time', () => {
    expect(idsBefore(12, [named(1, null), named(2, 11)], [item(1), item(2)])).toEqual([1, 2]);
  });

  it('do not come when they were met, are locked, or are not known here', () => {
    const rules = [named(1, null), named(2, null), named(3, null), named(4, null)];
    const items = [item(1, { state: 'met' }), item(2, { state: 'firm' }), item(3, { isLocked: true })];
    expect(idsBefore(12, rules, items)).toEqual([]);
  });

  it('are none in a lesson that an older release has kept', () => {
    expect(rulesBefore({ words }, 10, [item(1)])).toEqual([]);
  });
});

it('three checks follow a card, or as many as there are', () => {
  const of = (count: number) => checksOf(item(1, { checks: Array.from({ length: count }, () => check) }));
  expect([1, 3, 5].map((count) => of(count).map((step) => step.check))).toEqual([[0], [0, 1, 2], [0, 1, 2]]);
});
