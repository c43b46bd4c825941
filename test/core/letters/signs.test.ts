import { describe, expect, it } from 'vitest';
import { hasSign } from '../../../core/letters/signs.ts';

const [qamats, holam, segol] = ['\u05b8', '\u05b9', '\u05b6'];

describe('a sign in a pointed word', () => {
  it.each([
    ['שָׁלוֹם', qamats, true],
    ['שָׁלוֹם', segol, false],
    ['שָׁלוֹם', 'וֹ', true],
    ['שָׁלוֹם', 'שׁ', true],
    ['שָׁלוֹם', 'שׂ', false],
    ['שָׁלוֹם', 'ם', true],
    ['שָׁלוֹם', 'מ', false],
    // The dot of a full holam belongs to its vav.
    ['שָׁלוֹם', holam, false],
    ['לֹא', holam, true],
    ['שׁוּב', 'וּ', true],
    ['שׁוּב', 'בּ', false],
    ['שַׁבְּלוּל', 'בּ', true],
    // A doubled vav with a vowel of its own is no shuruk.
    ['קַוָּה', 'וּ', false],
  ])('%s, %s: %s', (word, sign, expected) => {
    expect(hasSign(word, sign)).toBe(expected);
  });
});
