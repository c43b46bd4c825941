import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import { createRandom } from '../../../core/random.ts';
import { dialogues } from '../../../core/round/kinds/dialogues.ts';
import { forms } from '../../../core/round/kinds/forms.ts';
import { letters } from '../../../core/round/kinds/letters.ts';
import { numbers } from '../../../core/round/kinds/numbers.ts';
import { ruleSteps, rules } from '../../../core/round/kinds/rules.ts';
import { words } from '../../../core/round/kinds/words.ts';
import { answered } from '../../../core/round/round.ts';
import { startRound } from '../../../core/round/state.ts';

const kinds = {
  ...{ letters, words, forms: forms(), numbers: numbers() },
  ...{ rules: rules(), steps: ruleSteps('here'), dialogues: dialogues() },
};

it('a letter that cannot be heard is asked by look, and one that cannot be drawn is left out', () => {
  const step = { key: 'shin', again: false };
  expect(letters.instead({ ...step, exercise: 'hear' }, ['listen'])?.exercise).toBe('find');
  expect(letters.instead({ ...step, exercise: 'write' }, ['draw'])).toBeUndefined();
  expect(letters.instead({ ...step, exercise: 'find' }, ['listen', 'draw'])?.exercise).toBe('find');
});

it.each(Object.entries(kinds))('%s can earn what their call awards', (_, { saves, earns }) => {
  if (saves === null) expect(earns).toBeNull();
  else expect('awarded' in endpoints[saves].response.shape).toBe(earns !== null);
});

describe('a missed check of a rule', () => {
  type Step = { rule: { id: number }; check: number | null };
  const open = (check: number | null) => startRound<Step, string>([{ rule: { id: 7 }, check }]);
  const missed = (misses: 'here' | 'elsewhere', state = open(0)) =>
    answered(ruleSteps<Step>(misses), state, false, createRandom(1));

  it('comes back once in its own round', () => {
    const once = missed('here');
    expect(once.queue).toMatchObject([{ check: 0, again: true }]);
    expect(missed('here', once).queue).toEqual([]);
  });

  it('is only noted where it is asked elsewhere', () => {
    expect(missed('elsewhere')).toMatchObject({ queue: [], missed: ['7 0'] });
  });

  it('is not what a card is: that says nothing', () => {
    expect(answered(ruleSteps<Step>('here'), open(null), true, createRandom(1))).toMatchObject({
      ...{ queue: [], strengthened: [], missed: [] },
    });
  });
});
