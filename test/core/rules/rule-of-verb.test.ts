import { describe, expect, it } from 'vitest';
import { binyanim, formKeys } from '../../../core/hebrew/conjugation/forms.ts';
import { rulesOfVerb } from '../../../core/rules/rule-of-verb.ts';
import { rules } from '../../../db/content/rules/index.ts';

describe('the rules behind a verb', () => {
  it.each([
    ['paal', undefined, ['infinitive', 'binyanim']],
    ['piel', 'present.sg.m', ['present-forms', 'piel']],
    ['nifal', 'past.1sg', ['past-endings', 'nifal']],
    ['hifil', 'future.1pl', ['future-letters', 'hifil']],
    ['hitpael', 'infinitive', ['infinitive', 'hitpael']],
  ] as const)('of %s asked for by %s', (binyan, key, expected) => {
    expect(rulesOfVerb(binyan, key)).toEqual(expected);
  });

  it('are in the content, whatever the form', () => {
    const keys = new Set(rules.map(({ key }) => key));
    const found = binyanim.flatMap((binyan) => formKeys.flatMap((key) => rulesOfVerb(binyan, key)));
    expect(found.filter((key) => !keys.has(key))).toEqual([]);
  });
});
