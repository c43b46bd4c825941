import { describe, expect, it } from 'vitest';
import { numberWords } from '../../../core/speech/numbers.ts';

describe('a number is said', () => {
  it.each([
    [0, ['אפס']],
    [1, ['אחת', 'אחד']],
    [2, ['שתיים', 'שניים', 'שתי', 'שני']],
    [8, ['שמונה']],
    [10, ['עשר', 'עשרה']],
    [11, ['אחת עשרה', 'אחד עשר']],
    [18, ['שמונה עשרה', 'שמונה עשר']],
    [20, ['עשרים']],
    [34, ['שלושים וארבע', 'שלושים וארבעה']],
    [100, ['מאה']],
    [200, ['מאתיים']],
    [300, ['שלוש מאות']],
    [120, ['מאה עשרים', 'מאה ועשרים']],
    [1000, ['אלף']],
    [2000, ['אלפיים']],
    [5000, ['חמשת אלפים']],
    [1_000_000, ['מיליון']],
  ])('%d', (value, words) => {
    expect(numberWords(value)).toEqual(words);
  });

  it.each([1234, 11_000, -1, 1.5, Number.NaN, 10 ** 12])('%d is taught nowhere', (value) => {
    expect(numberWords(value)).toEqual([]);
  });
});
