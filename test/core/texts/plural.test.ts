import { describe, expect, it } from 'vitest';
import { counted, nouns, pluralForm } from '../../../core/texts/plural.ts';

describe('Russian plural forms', () => {
  it.each([
    [0, '0 уроков'],
    [1, '1 урок'],
    [2, '2 урока'],
    [4, '4 урока'],
    [5, '5 уроков'],
    [11, '11 уроков'],
    [14, '14 уроков'],
    [20, '20 уроков'],
    [21, '21 урок'],
    [22, '22 урока'],
    [25, '25 уроков'],
    [101, '101 урок'],
    [111, '111 уроков'],
    [112, '112 уроков'],
    [122, '122 урока'],
    [1000, '1000 уроков'],
  ])('%i is written %s', (count, text) => {
    expect(counted(count, nouns.lesson)).toBe(text);
  });

  it.each(Object.entries(nouns))(
    '%s has three forms that differ from each other where Russian does',
    (_, forms) => {
      const [one, few, many] = forms;
      expect(pluralForm(1, forms)).toBe(one);
      expect(pluralForm(3, forms)).toBe(few);
      expect(pluralForm(7, forms)).toBe(many);
      expect(new Set([one, few, many]).size).toBe(3);
    },
  );

  it('points decline as the specification writes them', () => {
    expect([1, 2, 5].map((count) => counted(count, nouns.point))).toEqual(['1 балл', '2 балла', '5 баллов']);
  });
});
