import { describe, expect, it } from 'vitest';
import { RuleCheckShape, RulePairShape } from '../../../core/contracts/rules.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { checkRules } from '../../../core/rules/check-rules.ts';
import { ruleThemes } from '../../../core/rules/content.ts';
import { comparePlaces, rulePlaces } from '../../../core/rules/course-order.ts';
import { splitMarks } from '../../../core/rules/marks.ts';
import { sections } from '../../../db/content/index.ts';
import { names } from '../../../db/content/names.ts';
import { rules } from '../../../db/content/rules/index.ts';
import { verbBook } from '../../../db/content/verb-book.ts';

describe('the rules of the course', () => {
  it('pass the checker', () => {
    expect(checkRules(rules, { sections, verbs: verbBook(), names })).toEqual([]);
  });

  it('are forty at least, in the order of the course, with every theme', () => {
    expect(rules.length).toBeGreaterThanOrEqual(44);
    const placeOf = rulePlaces(sections);
    const places = rules.flatMap((rule) => placeOf(rule) ?? []);
    expect(places).toEqual(places.toSorted(comparePlaces));
    expect(new Set(rules.map(({ theme }) => theme))).toEqual(new Set(ruleThemes));
  });

  it('fit the contract', () => {
    for (const { pairs, checks } of rules) {
      for (const { right, other } of pairs) {
        const { text, marks } = splitMarks(right.pronunciation);
        const line = { ...right, pronunciation: text, hebrew: stripNiqqud(text), marks, audio: null };
        RulePairShape.parse({ right: line, other });
      }
      for (const check of checks) RuleCheckShape.parse({ ...check, sentence: check.sentence ?? null });
    }
  });

  it('do not always have the right option at the same place', () => {
    const choices = rules.flatMap(({ checks }) => checks).filter(({ kind }) => kind !== 'order');
    const first = choices.filter(({ answer }) => answer === 0).length / choices.length;
    expect(first).toBeGreaterThan(0.2);
    expect(first).toBeLessThan(0.6);
  });
});
