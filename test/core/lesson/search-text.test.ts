import { describe, expect, it } from 'vitest';
import { rankOfGloss, searchText } from '../../../core/lesson/search-text.ts';

describe('the text of a search', () => {
  it.each([
    [' כָּתַבְנוּ! ', 'כָּתַבְנוּ'.normalize('NFC')],
    ['что такое לחם', 'לחם'],
    ['בית-ספר', 'בית ספר'],
    ['יום־הולדת', 'יום הולדת'],
    ['"שלום"', 'שלום'],
    ['של\u200fום', 'שלום'],
    ['של\u00adום', 'שלום'],
    ['ש\u034fלום', 'שלום'],
    ['\ufb20יר', 'עיר'],
    ['ח\u05f2ם', 'חיים'],
    ['צה״ל', 'צה"ל'],
  ])('%s asks in Hebrew for %s', (typed, text) => {
    expect(searchText(typed)).toEqual({ language: 'hebrew', text });
  });

  it.each([
    ['Как будет „хлеб“ на иврите?', 'хлеб'],
    ['как сказать доброе утро', 'доброе утро'],
    ['что значит слово Ёлка', 'елка'],
    ['как дела?', 'как дела'],
    ['по-русски', 'по-русски'],
    ['кни\u0301га', 'книга'],
    ['кни\u00adга', 'книга'],
    ['xлеб', 'хлеб'],
    ['Shalom!', 'shalom'],
  ])('%s may ask for %s', (typed, text) => {
    expect(searchText(typed)).toMatchObject({ language: 'other', texts: expect.arrayContaining([text]) });
  });

  it.each(['', '  ', '?!', '12', '👍'])('is none in «%s»', (typed) => {
    expect(searchText(typed)).toBeUndefined();
  });
});

describe('a name', () => {
  it.each([
    ['человек, мужчина', 'мужчина', 0],
    ['один (м. р.)', 'один', 0],
    ['доброе утро', 'утро', 1],
    ['утренний', 'утро', undefined],
    ['столовая', 'стол', 2],
    ['престол', 'стол', undefined],
    ['ёлка', 'елка', 0],
    ['яма', 'я', undefined],
  ])('%s answers «%s» with rank %s', (gloss, asked, rank) => {
    expect(rankOfGloss(gloss, asked)).toBe(rank);
  });
});
