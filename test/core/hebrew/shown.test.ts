import { expect, it } from 'vitest';
import { haveNiqqud, isSilent, shownSpelling } from '../../../core/hebrew/shown.ts';

/** shelet */
const pointed = { hebrew: 'שלט', pronunciation: 'שֶׁלֶט' };
const plain = { hebrew: 'שלט', pronunciation: '' };

it('a word is shown with niqqud where it is wanted and known', () => {
  expect(shownSpelling(pointed, true)).toBe('שֶׁלֶט');
  expect(shownSpelling(pointed, false)).toBe('שלט');
  expect(shownSpelling(plain, true)).toBe('שלט');
});

it('words that are chosen from have niqqud only where each of them has it', () => {
  expect(haveNiqqud([pointed, pointed])).toBe(true);
  expect(haveNiqqud([pointed, plain])).toBe(false);
});

it('a word is silent without a sound and without niqqud', () => {
  expect(isSilent({ ...plain, audio: null })).toBe(true);
  expect(isSilent({ ...pointed, audio: null })).toBe(false);
  expect(isSilent({ ...plain, audio: '/api/audio/1/2' })).toBe(false);
});
