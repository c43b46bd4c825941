import { describe, expect, it } from 'vitest';
import {
  finalForms,
  foldFinals,
  isFinalForm,
  isHebrewLetter,
  keyboardRows,
  letters,
  writeFinalForm,
} from '../../../core/hebrew/letters.ts';

describe('the alphabet', () => {
  it('has 27 shapes, each once: 22 letters and 5 final forms', () => {
    expect(new Set(letters).size).toBe(27);
    expect(letters.filter(isFinalForm)).toEqual(['ך', 'ם', 'ן', 'ף', 'ץ']);
    expect(letters.every(isHebrewLetter)).toBe(true);
    expect([...letters].sort()).toEqual(letters);
  });

  it('writes the last letter of a word in its final form', () => {
    expect(['הלכ', 'בונ', 'כתב', 'הלך', ''].map(writeFinalForm)).toEqual(['הלך', 'בון', 'כתב', 'הלך', '']);
  });

  it('takes nothing else for a Hebrew letter', () => {
    for (const char of ['', 'a', 'а', '׳', '־', '\u05b0', 'אב', ' ', '1']) {
      expect(isHebrewLetter(char)).toBe(false);
    }
  });

  it('folds final forms to their letters and leaves the rest', () => {
    expect(foldFinals('ךםןףץ')).toBe('כמנפצ');
    expect(foldFinals('שלום, ארץ')).toBe('שלומ, ארצ');
    for (const [plain, final] of Object.entries(finalForms)) expect(foldFinals(final)).toBe(plain);
  });
});

describe('the on-screen keyboard', () => {
  it('has every letter once, in rows of 8, 10 and 9 keys', () => {
    expect(keyboardRows.map((row) => row.length)).toEqual([8, 10, 9]);
    expect(keyboardRows.flat().sort()).toEqual(letters);
  });

  it('follows the Israeli layout from left to right', () => {
    expect(keyboardRows[0]?.[0]).toBe('ק'); // on E
    expect(keyboardRows[0]?.[7]).toBe('פ'); // on P
    expect(keyboardRows[1]?.[0]).toBe('ש'); // on A
    expect(keyboardRows[1]?.[9]).toBe('ף'); // on the semicolon
    expect(keyboardRows[2]?.[0]).toBe('ז'); // on Z
    expect(keyboardRows[2]?.[8]).toBe('ץ'); // on the full stop
  });
});
