import { expect, it } from 'vitest';
import { isOneEditAway } from '../../../core/search/one-edit.ts';

it.each([
  ['спасибо', 'спосибо', true],
  ['спасибо', 'спасбо', true],
  ['спасибо', 'спасиибо', true],
  ['спасибо', 'спаисбо', true],
  ['спасибо', 'пасибо', true],
  ['спасибо', 'спасибо', false],
  ['спасибо', 'спосебо', false],
  ['спасибо', 'спас', false],
])('%s and %s are one edit away from each other: %s', (a, b, isOne) => {
  expect(isOneEditAway(a, b)).toBe(isOne);
  expect(isOneEditAway(b, a)).toBe(isOne);
});
