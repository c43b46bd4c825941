import { expect, it } from 'vitest';
import { typedInAnyLayout } from '../../../core/hebrew/keyboard-layout.ts';

const shalom = { hebrew: 'שלום' };

it.each(['akuo', 'AKUO', 'флгщ', ' Флгщ '])('«%s» is read as the Hebrew keys it stands for', (typed) => {
  expect(typedInAnyLayout(typed, shalom)).toBe('שלום');
});

it('a slip in another layout stays a slip', () => {
  expect(typedInAnyLayout('akun', shalom)).toBe('שלומ');
});

it('a phrase keeps its space', () => {
  expect(typedInAnyLayout(',usv rcv', { hebrew: 'תודה רבה' })).toBe('תודה רבה');
});

it.each(['мир', 'shalom', 'שלום', '', '5', 'собака'])('«%s» stays what it is', (typed) => {
  expect(typedInAnyLayout(typed, shalom)).toBe(typed);
});

it('another word of the course is read too, and then judged as one', () => {
  expect(typedInAnyLayout('jkc', { hebrew: 'כלב' })).toBe('חלב');
});
