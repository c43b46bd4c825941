import { describe, expect, it } from 'vitest';
import {
  comparableHebrew,
  hebrewWordsOf,
  isTypedExactly,
  readableHebrew,
} from '../../../core/hebrew/comparable.ts';

describe('a typed answer', () => {
  it('counts when a phone adds spaces, direction marks or niqqud', () => {
    expect(isTypedExactly('שלום ', 'שלום')).toBe(true);
    expect(isTypedExactly('\u200fשלום\u200f', 'שלום')).toBe(true);
    expect(isTypedExactly('\u2067שלום\u2069', 'שלום')).toBe(true);
    expect(isTypedExactly('שָׁלוֹם', 'שלום')).toBe(true);
    expect(isTypedExactly('בית  \u00a0ספר', 'בית ספר')).toBe(true);
  });

  it('counts with any kind of apostrophe and dash', () => {
    expect(isTypedExactly('צ׳ק', "צ'ק")).toBe(true);
    expect(isTypedExactly('צ’ק', 'צ׳ק')).toBe(true);
    expect(isTypedExactly('תל־אביב', 'תל-אביב')).toBe(true);
    expect(isTypedExactly('תל–אביב', 'תל־אביב')).toBe(true);
  });

  it('counts with the punctuation of a sentence, typographic quotes and a hyphen for a space', () => {
    expect(isTypedExactly('שלום.', 'שלום')).toBe(true);
    expect(isTypedExactly('«שלום»', 'שלום')).toBe(true);
    expect(isTypedExactly('צה״ל', 'צה"ל')).toBe(true);
    expect(isTypedExactly('בית־ספר', 'בית ספר')).toBe(true);
    expect(isTypedExactly('בית - ספר', 'בית ספר')).toBe(true);
    // The geresh of a letter is no quotation mark.
    expect(isTypedExactly('סנדוויצ', "סנדוויץ'")).toBe(false);
  });

  it('is wrong with another letter, a missing space or a wrong final form', () => {
    expect(isTypedExactly('שלומ', 'שלום')).toBe(false);
    expect(isTypedExactly('ביתספר', 'בית ספר')).toBe(false);
    expect(isTypedExactly('סלום', 'שלום')).toBe(false);
    expect(isTypedExactly('', 'שלום')).toBe(false);
    expect(isTypedExactly('שלוםם', 'שלום')).toBe(false);
  });

  it('is normalised once and for all', () => {
    for (const text of ['  שָׁלוֹם\u200e ', 'צ׳יפס', 'a – b', '\ufeff', '\n\t']) {
      expect(comparableHebrew(comparableHebrew(text))).toBe(comparableHebrew(text));
    }
    expect(comparableHebrew(' \u200f\n')).toBe('');
  });

  it('is the same in letters of another shape, width or keyboard', () => {
    expect(comparableHebrew('\ufb20יר')).toBe('עיר'); // alternative ayin
    expect(comparableHebrew('ש\ufb25ום')).toBe('שלום'); // wide lamed
    expect(comparableHebrew('\ufb2aָ\ufb3cוֹ\ufb26')).toBe('שלום'); // letters with their points, wide final mem
    expect(comparableHebrew('\ufb4f')).toBe('אל'); // a ligature
    expect(comparableHebrew('ח\u05f2ם')).toBe('חיים');
    expect(comparableHebrew('\u05f0ילון, ח\u05f1ל')).toBe('ווילון, חויל');
    expect(comparableHebrew('\u2135')).toBe('א'); // the alef of mathematics
  });

  it('is the same with every character that Unicode says to ignore, and with any mark over a letter', () => {
    const ignorable =
      '\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2064\u2067\u206f\u3164\ufe0f\ufeff\uffa0\u{e0020}';
    for (const character of ignorable) {
      expect(comparableHebrew(`${character}ש${character}לום${character}`), escape(character)).toBe('שלום');
    }
    expect(comparableHebrew('ש\ufb1eל\u0301ום\ufffc')).toBe('שלום');
    expect(comparableHebrew('שלום'.normalize('NFD'))).toBe('שלום');
  });

  it('is the same between any spaces, hyphens and quotes', () => {
    for (const between of [
      '\u00a0',
      '\u202f',
      '\u3000',
      '\t',
      '\u2028',
      '\u05be',
      '\u2011',
      '\ufe63',
      ' – ',
      '\u05c0',
    ]) {
      expect(comparableHebrew(`בית${between}ספר`), escape(between)).toBe('בית ספר');
    }
    for (const [open, close] of ['“”', '„“', '«»', '‹›', '״״', '‘’', '""', "''", '()', '[]']) {
      expect(comparableHebrew(`${open}שלום${close}!`)).toBe('שלום');
    }
    expect(comparableHebrew("צה''ל")).toBe('צה"ל');
  });

  it('keeps its niqqud where it is only made readable', () => {
    expect(readableHebrew('\u200f\ufb2aָלוֹם\u00a0ל\u05f2לה')).toBe('שָׁלוֹם ליילה'.normalize('NFC'));
  });
});

describe('words that are looked up', () => {
  it.each([
    ['של\u200fום', 'שלום'],
    ['„שלום“!', 'שלום'],
    ["'בית ספר'", 'בית ספר'],
    ['בית-ספר, כן?', 'בית ספר כן'],
    ['צה״ל', 'צה"ל'],
    ['סנדוויץ׳', "סנדוויץ'"],
    ['שָׁלוֹם 5 hi', 'שָׁלוֹם'],
    ['hi', ''],
    ['', ''],
  ])('of «%s» are «%s»', (text, words) => {
    expect(hebrewWordsOf(text)).toBe(words.normalize('NFC'));
  });
});
