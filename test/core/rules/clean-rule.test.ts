import { describe, expect, it } from 'vitest';
import { cleanRule } from '../../../core/rules/clean-rule.ts';
import { rules } from '../../../db/content/rules/index.ts';

describe('a rule that is cleaned', () => {
  it.each(rules)('is the same where it is clean: $key', (rule) => {
    expect(cleanRule(rule)).toEqual(rule);
    expect(cleanRule(cleanRule(rule))).toEqual(cleanRule(rule));
  });

  it('loses spaces around it, direction marks and signs that nobody sees', () => {
    const [rule] = rules;
    const [pair] = rule?.pairs ?? [];
    const [check] = rule?.checks ?? [];
    if (!rule || !pair || !check) throw new Error('no rule');
    const pasted = (text: string) => `\u200f ${text.normalize('NFD')}\u200b \n`;
    const { right, other } = pair;
    const muddy = {
      ...rule,
      title: pasted(rule.title),
      text: pasted(rule.text),
      pairs: [
        {
          right: { ...right, pronunciation: pasted(right.pronunciation), russian: pasted(right.russian) },
          other: other && {
            hebrew: pasted(other.hebrew),
            russian: pasted(other.russian),
            why: pasted(other.why),
          },
        },
        ...rule.pairs.slice(1),
      ],
      checks: [
        {
          ...check,
          prompt: pasted(check.prompt),
          options: check.options.map(pasted),
          reasons: check.reasons.map(pasted),
        },
        ...rule.checks.slice(1),
      ],
    };
    expect(cleanRule(muddy)).toEqual(rule);
  });
});
