import { expect, it } from 'vitest';
import { meaningsOf, notesIn } from '../../../core/search/gloss-words.ts';

it.each([
  ['мир, привет', [['мир'], ['привет']]],
  ['(он) идёт', [['идёт']]],
  ['я купил(а)', [['я', 'купил'], ['купил'], ['купила']]],
  ['видеть / увидеть во сне', [['видеть'], ['увидеть', 'во', 'сне']]],
  ['один (м. р.)', [['один']]],
  ['кни\u0301га', [['книга']]],
])('the gloss «%s» has its meanings', (gloss, meanings) => {
  expect(meaningsOf(gloss)).toEqual(meanings);
});

it('notes have words, but for the person of a verb', () => {
  expect(notesIn('пробка (на дороге)')).toEqual(['на', 'дороге']);
  expect(notesIn('(он) идёт')).toEqual([]);
});
