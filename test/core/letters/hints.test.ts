import { expect, it } from 'vitest';
import { lineOf, moreOf } from '../../../core/letters/hints.ts';
import { letterItems } from '../../../db/content/letters.ts';

it('a hint begins with one line and may say more', () => {
  const hint = 'Как русское «д». Угол острый: этим она не ר.';
  expect(lineOf(hint)).toBe('Как русское «д».');
  expect(moreOf(hint)).toBe('Угол острый: этим она не ר.');
  expect([lineOf('Без точки'), moreOf('Без точки'), lineOf('')]).toEqual(['Без точки', '', '']);
});

it('every item of the course is met with one line', () => {
  const long = letterItems.filter(({ hint }) => lineOf(hint).length > 60).map(({ key }) => key);
  expect(long).toEqual([]);
});
