import { describe, expect, it } from 'vitest';
import { hasNiqqud, hebrewLettersOf, stripNiqqud } from '../../../core/hebrew/niqqud.ts';

describe('niqqud', () => {
  it('comes off without touching a letter', () => {
    expect(stripNiqqud('שָׁלוֹם')).toBe('שלום');
    expect(stripNiqqud('שׁוּלְחָן')).toBe('שולחן');
    expect(stripNiqqud('')).toBe('');
  });

  it('comes off whole, whatever the order in which the points were typed', () => {
    expect(stripNiqqud('ש\u05c1\u05b8לום')).toBe('שלום');
    expect(stripNiqqud('ש\u05b8\u05c1לום')).toBe('שלום');
    expect(stripNiqqud('\ufb2a\u05b8לום')).toBe('שלום'); // ready-made shin with its dot
  });

  it('leaves maqaf, paseq and sof pasuq: they part words', () => {
    expect(stripNiqqud('בֵּית־סֵפֶר')).toBe('בית־ספר');
    expect(stripNiqqud('א\u05c0ב\u05c3ג\u05c6')).toBe('א\u05c0ב\u05c3ג\u05c6');
  });

  it('includes every point: cantillation, rafe, qamats qatan', () => {
    for (let code = 0x0591; code <= 0x05c7; code++) {
      const stays = [0x05be, 0x05c0, 0x05c3, 0x05c6].includes(code);
      expect(stripNiqqud(`א${String.fromCharCode(code)}`).length, code.toString(16)).toBe(stays ? 2 : 1);
    }
  });

  it('is seen when it is there', () => {
    expect(hasNiqqud('שָׁלוֹם')).toBe(true);
    expect(hasNiqqud('שלום עולם')).toBe(false);
  });
});

describe('the letters of a text', () => {
  it('are what a recogniser may be compared by', () => {
    expect(hebrewLettersOf('שָׁלוֹם, world 5!')).toBe('שלום');
    expect(hebrewLettersOf('בית־ספר ג׳ירפה')).toBe('ביתספרגירפה');
    expect(hebrewLettersOf('\ufb4f')).toBe('אל'); // the alef-lamed ligature
    expect(hebrewLettersOf('Ken. ♪ 13')).toBe('');
  });
});
