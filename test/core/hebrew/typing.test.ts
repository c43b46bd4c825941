import { describe, expect, it } from 'vitest';
import { isTypedExactly, normaliseTyped } from '../../../core/hebrew/typing.ts';

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
      expect(normaliseTyped(normaliseTyped(text))).toBe(normaliseTyped(text));
    }
    expect(normaliseTyped(' \u200f\n')).toBe('');
  });
});
