import { expect, it } from 'vitest';
import { createLexicon } from '../../../scripts/check-content/lexicon.ts';
import { type Askable, otherSoundsTable } from '../../../scripts/known-words/other-sounds.ts';
import { readingsOf } from '../../../scripts/known-words/readings.ts';

const entry = (plain: string, ...pointed: string[]) => ({
  plain,
  spellings: [plain],
  pointed,
  src: ['enwikt'],
});
const lexicon = createLexicon(
  [
    entry('אבודה', 'אֲבוּדָה'),
    entry('כאן', 'כָּאן'),
    entry('אור', 'אוֹר'),
    entry('עור', 'עוֹר', 'עִוֵּר'),
    entry('ארז', 'אֶרֶז'),
    { ...entry('שווע', 'שָׁוַע'), src: ['oshb'] },
  ],
  new Map([
    ['אבודה', 500],
    ['לכאן', 5000],
    ['כאן', 5000],
    ['עור', 500],
    ['ארז', 545],
  ]),
);
const ask = (hebrew: string, transcription: string): Askable => ({
  expected: { hebrew, transcription },
  transcription,
  isWord: true,
});

it('a word of a lexicon is read by its points, and behind particles where the rest is common', () => {
  expect(readingsOf('אבודה', lexicon)).toEqual(['avuda']);
  expect(readingsOf('לכאן', lexicon)).toContain('lekan');
  expect(readingsOf('זזזז', lexicon)).toEqual([]);
});

it('a word of the Bible that nobody says today is left out', () => {
  expect(readingsOf('שווע', lexicon)).toEqual([]);
});

it('the table has what the rules would take for something askable, with the way in which it sounds alike', () => {
  const table = (...asked: Askable[]) => otherSoundsTable(asked, lexicon, '').split('\n');
  expect(table(ask('עבודה', 'авода́'))).toEqual(['אבודה=avuda']);
  expect(table(ask('לכן', 'лахэ́н'))).toEqual([expect.stringMatching(/^לכאנ=/)]);
  // A homophone needs no line, and neither does what may be the short spelling of the asked word.
  expect(table(ask('אור', 'ор'))).toEqual(['']);
  expect(table(ask('אורז', 'о́рэз'))).toEqual(['']);
});

it('the course is believed about its own words', () => {
  expect(otherSoundsTable([ask('עבודה', 'авода́')], lexicon, 'אבודה=avuda')).toBe('');
});
