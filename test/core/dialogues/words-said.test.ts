import { expect, it } from 'vitest';
import { wordsSaid } from '../../../core/dialogues/words-said.ts';

const line = 'הַגֶּשֶׁם וְהַשֵּׁם.'.normalize('NFC'); // ha-geshem ve-ha-shem: the rain and the name
const word = { lessonId: 1, base: '', transcription: '', russian: '' };
const words = [
  { ...word, wordId: 1, start: 0, end: line.indexOf(' ') },
  { ...word, wordId: 2, start: line.indexOf(' ') + 1, end: line.length - 1 },
];

it('the words of a turn that were said are found behind particles, and not at the end of other words', () => {
  expect(wordsSaid({ pronunciation: line, words }, ['שם'])).toEqual([2]);
  expect(wordsSaid({ pronunciation: line, words }, ['גשם', 'שם'])).toEqual([1, 2]);
  expect(wordsSaid({ pronunciation: line, words }, [])).toEqual([]);
});
