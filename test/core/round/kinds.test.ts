import { expect, it } from 'vitest';
import { endpoints } from '../../../core/contracts/endpoints.ts';
import { forms } from '../../../core/round/kinds/forms.ts';
import { letters } from '../../../core/round/kinds/letters.ts';
import { numbers } from '../../../core/round/kinds/numbers.ts';
import { words } from '../../../core/round/kinds/words.ts';

const kinds = { letters, words, forms: forms(), numbers: numbers() };

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
