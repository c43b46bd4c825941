import { describe, expect, it } from 'vitest';
import { type ExportedWord, exportWords } from '../../../core/memory/export.ts';

const wordOf = (id: number, parts: Partial<ExportedWord> = {}): ExportedWord => ({
  id,
  hebrew: 'שלום', // shalom
  pronunciation: 'שָׁלוֹם',
  transcription: 'шало́м',
  russian: 'мир',
  gender: null,
  plural: null,
  feminine: null,
  lesson: 'Приветствия',
  audioHash: null,
  ...parts,
});

const sefer = wordOf(3, { hebrew: 'ספר', pronunciation: 'סֵפֶר', transcription: 'сэ́фер', russian: 'книга' });
const sapar = wordOf(4, {
  hebrew: 'ספר',
  pronunciation: 'סַפָּר',
  transcription: 'сапа́р',
  russian: 'парикмахер',
});

describe('words as text for Anki', () => {
  const read = (words: readonly ExportedWord[]) => {
    const lines = exportWords(words, 'anki').text.trimEnd().split('\n');
    const isHead = (line: string) => line.startsWith('#');
    return {
      head: lines.filter(isHead),
      rows: lines.filter((line) => !isHead(line)).map((line) => line.split('\t')),
    };
  };

  it('carry the guids of the deck, and the edits of the learner are left alone', () => {
    const { head, rows } = read([sefer, wordOf(9)]);
    expect(head).toContain('#guid column:1');
    expect(head).toContain('#if matches:keep current');
    expect(rows.map(([guid]) => guid)).toEqual(['mila-3', 'mila-9']);
  });

  it('are kept apart where they are spelled alike: by guid, and by niqqud for an Anki that knows no guids', () => {
    const scroll = { ...sefer, id: 5, russian: 'свиток' };
    const { rows } = read([sefer, sapar, scroll, wordOf(9)]);
    expect(rows.map(([guid, spelling, , , russian]) => [guid, spelling, russian])).toEqual([
      ['mila-3', 'סֵפֶר', 'книга'],
      ['mila-4', 'סַפָּר', 'парикмахер'],
      ['mila-5', 'סֵפֶר', 'свиток'],
      ['mila-9', 'שלום', 'мир'],
    ]);
  });

  it('keep their guids when they were changed, among whichever others', () => {
    const changed = { ...sapar, hebrew: 'סַפָּר', russian: 'мастер', lesson: 'Профессии' };
    expect(read([wordOf(9), changed]).rows.map(([guid]) => guid)).toEqual(['mila-9', 'mila-4']);
  });
});

describe('words as a table', () => {
  it('are all there where they are spelled alike, and no cell is taken for a formula', () => {
    const { text } = exportWords([sefer, sapar, wordOf(9, { russian: '=1+1, "мир"' })], 'csv');
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([
      'ספר,סֵפֶר,сэ́фер,книга,,,,Приветствия',
      'ספר,סַפָּר,сапа́р,парикмахер,,,,Приветствия',
      'שלום,שָׁלוֹם,шало́м,"\'=1+1, ""мир""",,,,Приветствия',
    ]);
  });
});
