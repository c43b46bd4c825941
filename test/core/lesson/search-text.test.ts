import { describe, expect, it } from 'vitest';
import { rankOfGloss, searchText, stemOf, withoutPrefix } from '../../../core/lesson/search-text.ts';

describe('the text of a search', () => {
  it.each([
    ['Как будет „хлеб“ на иврите?', 'russian', 'хлеб'],
    ['как сказать доброе утро', 'russian', 'доброе утро'],
    ['что значит слово Ёлка', 'russian', 'елка'],
    ['как дела?', 'russian', 'как дела'],
    ['как', 'russian', 'как'],
    ['по-русски', 'russian', 'по-русски'],
    [' כָּתַבְנוּ! ', 'hebrew', 'כָּתַבְנוּ'.normalize('NFC')],
    ['что такое לחם', 'hebrew', 'לחם'],
    ['בית-ספר', 'hebrew', 'בית ספר'],
  ])('%s asks in %s for %s', (typed, language, text) => {
    expect(searchText(typed)).toEqual({ language, text });
  });

  it.each(['', '  ', '?!', 'hello', '12'])('is none in «%s»', (typed) => {
    expect(searchText(typed)).toBeUndefined();
  });
});

describe('a gloss', () => {
  it.each([
    ['человек, мужчина', 'мужчина', 0],
    ['один (м. р.)', 'один', 0],
    ['(он) пишет', 'пишет', 0],
    ['доброе утро', 'утро', 1],
    ['утренний', 'утро', undefined],
    ['столовая', 'стол', 2],
    ['престол', 'стол', undefined],
    ['ёлка', 'елка', 0],
    ['яма', 'я', undefined],
  ])('%s answers «%s» with rank %s', (gloss, asked, rank) => {
    expect(rankOfGloss(gloss, asked)).toBe(rank);
  });

  it('is found by the beginning that the forms of a Russian word share', () => {
    expect(stemOf('машину')).toBe('маши');
    expect(stemOf('столы')).toBe('стол');
    expect(stemOf('дом')).toBeUndefined();
  });
});

it('a Hebrew word may have a prefix written together with it', () => {
  expect(withoutPrefix('בַּבַּיִת')).toEqual(['בית']);
  expect(withoutPrefix('דבר')).toEqual([]);
});
