import { expect, it } from 'vitest';
import { knownSoundsTable } from '../../../core/hebrew/known/known-sounds-table.ts';
import { knownWordsTable } from '../../../core/hebrew/known/known-words-table.ts';
import * as written from '../../../scripts/known-words/known-words.ts';

it('the tables of known words are those of the course; `npm run words:known` writes them', () => {
  expect(knownWordsTable.trim() === written.knownWordsTable()).toBe(true);
  expect(knownSoundsTable.trim() === written.knownSoundsTable()).toBe(true);
});
