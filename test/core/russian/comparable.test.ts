import { describe, expect, it } from 'vitest';
import { comparableRussian, russianByShape } from '../../../core/russian/comparable.ts';

describe('a Russian text from outside', () => {
  it('is the same with stress marks, soft hyphens and ё, in any letter case', () => {
    for (const text of [
      'кни\u0301га',
      'кни\u00adга',
      'КНИГА',
      ' «книга» ',
      'кни\u200bга.',
      'кн\u0438\u0341га',
    ]) {
      expect(comparableRussian(text)).toBe('книга');
    }
    expect(comparableRussian('ёлка')).toBe('елка');
    expect(comparableRussian('ёлка'.normalize('NFD'))).toBe('елка');
    expect(comparableRussian('мой чай'.normalize('NFD'))).toBe('мой чай');
    expect(comparableRussian('Чи\u0306')).toBe('чй');
  });

  it('is the same with foreign letters drawn like Russian ones inside a word', () => {
    expect(comparableRussian('xлеб')).toBe('хлеб'); // Latin x
    expect(comparableRussian('Мoлoкo')).toBe('молоко'); // Latin o
    expect(comparableRussian('жінка')).toBe('жинка'); // Ukrainian i
    expect(comparableRussian('вοда')).toBe('вода'); // Greek omicron
  });

  it('keeps foreign words, as usual letters', () => {
    expect(comparableRussian('Shalom')).toBe('shalom');
    expect(comparableRussian('ｓｈａｌｏｍ')).toBe('shalom');
    expect(comparableRussian('слово cop')).toBe('слово cop');
    expect(russianByShape('pyka')).toBe('рука');
    expect(russianByShape('shalom')).toBeUndefined();
  });

  it('has single spaces and plain dashes inside', () => {
    expect(comparableRussian('день\u00a0 рождения')).toBe('день рождения');
    expect(comparableRussian('из\u2010за')).toBe('из-за');
  });
});
