import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordSearch, searchedWords } from '../../support/searched-course.ts';

const words = searchedWords();
const search = createWordSearch(words);
const first = (text: string) => search(text)[0]?.hebrew;

describe('a Hebrew word', () => {
  it.each([
    ['without its final form', 'שלומ', 'שלום'],
    ['with a final form inside', 'שלוםים', 'שלום'],
    ['with an ending', 'אחותה', 'אחות'],
    ['behind prefixes, with an ending', 'ובדירתי', 'דירה'],
    ['by the older rule of spelling', 'חניה', 'חנייה'],
    ['by the older rule of spelling', 'ענין', 'עניין'],
    ['by the older rule of spelling', 'מיד', 'מייד'],
    ['without a vowel letter', 'שלחן', 'שולחן'],
    ['behind a prefix', 'השולחן', 'שולחן'],
    ['behind prefixes', 'ושהשולחן', 'שולחן'],
    ['behind prefixes', 'ולשולחן', 'שולחן'],
    ['with an article inside', 'לבית הספר', 'בית ספר'],
    ['with an article inside', 'בית הספר', 'בית ספר'],
    ['with a hyphen', 'בית-ספר', 'בית ספר'],
    ['with a maqaf', 'יום־הולדת', 'יום הולדת'],
    ['as another word, exactly written', 'עם', 'עם'],
  ])('is found %s: %s', (_name, text, hebrew) => {
    expect(first(text)).toBe(hebrew);
  });

  it('that is written exactly is never taken for another spelling', () => {
    const missed = words.filter(({ hebrew }) => first(hebrew) !== hebrew);
    expect(missed.map(({ hebrew }) => hebrew)).toEqual([]);
  });

  it('is found with its last letter in the usual form', () => {
    const plain: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
    const missed = words.filter(({ hebrew }) => {
      const last = plain[hebrew.at(-1) ?? ''];
      return last !== undefined && first(hebrew.slice(0, -1) + last) !== hebrew;
    });
    expect(missed.map(({ hebrew }) => hebrew)).toEqual([]);
  });
});

const invisible = fc.constantFrom(...'\u200e\u200f\u00ad\u034f\u200b\u200d\u2060\ufeff\u2066\u2069');
const around = fc.constantFrom('', ' ', '"', '«', '»', '!', '…', '\u00a0', "'");

it('a word in any disguise is found like the word itself, in Hebrew and in Russian', () => {
  const written = fc
    .constantFrom(...words)
    .chain(({ hebrew, russian }) => fc.constantFrom(hebrew, russian.replace(/[,(/;].*/, '').trim()));
  fc.assert(
    fc.property(written, invisible, fc.nat(), around, around, (word, sign, at, before, after) => {
      const place = at % word.length;
      const disguised = `${before}${word.slice(0, place)}${sign}${word.slice(place)}${after}`;
      expect(search(disguised).map(({ id }) => id)).toEqual(search(word).map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
});
