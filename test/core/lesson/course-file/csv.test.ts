import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printCsv, readCsv, separatorOf } from '../../../../core/lesson/course-file/csv.ts';

const textsOf = (text: string, separator: ',' | ';' | '\t' = ',') =>
  readCsv(text, separator).rows.map((row) => row.cells.map((cell) => cell.text));

describe('a table', () => {
  it('has rows of cells, whatever ends its lines and whether or not the last one ends', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(textsOf(`a,b${end}c,d${end}`)).toEqual([
        ['a', 'b'],
        ['c', 'd'],
      ]);
      expect(textsOf(`a,b${end}c,d`)).toHaveLength(2);
    }
  });

  it('keeps separators, line breaks and doubled quotes inside quotes', () => {
    expect(textsOf('"a,b","c\r\nd","e ""f"""\r\n')).toEqual([['a,b', 'c\r\nd', 'e "f"']]);
  });

  it('takes a quote inside an unquoted cell as it is: Hebrew abbreviations have one', () => {
    // ארה"ב (artsot ha-brit), the USA
    expect(textsOf('ארה"ב,США')).toEqual([['ארה"ב', 'США']]);
  });

  it('keeps empty cells, passes over empty lines and a byte order mark', () => {
    expect(textsOf('\ufeffa,,\n\n\r\n,b,')).toEqual([
      ['a', '', ''],
      ['', 'b', ''],
    ]);
    expect(textsOf('')).toEqual([]);
    expect(textsOf('""')).toEqual([['']]);
  });

  it('is parted by commas, semicolons or tabs, as its heading shows', () => {
    expect(separatorOf('a,b;c,d\n;;;;;')).toBe(',');
    expect(separatorOf('hebrew;russian\r\n1,2,3,4')).toBe(';');
    expect(separatorOf('\n\nhebrew\trussian')).toBe('\t');
    expect(separatorOf('"a,b,c";d')).toBe(';');
    expect(separatorOf('hebrew')).toBe(',');
    expect(separatorOf('')).toBe(',');
  });

  it('knows on which line each cell begins, also after cells of several lines', () => {
    const { rows } = readCsv('a,b\r\n\r\n"c\r\nc\nc\rc",d,"e"\r\nf', ',');
    expect(rows.map((row) => row.cells.map((cell) => cell.line))).toEqual([[1, 1], [3, 6, 6], [7]]);
    expect(rows.map((row) => row.line)).toEqual([1, 3, 7]);
  });

  it('tells of a quote that is never closed, and of text behind a closed one', () => {
    expect(readCsv('a,b\nc,"d\ne\n', ',').faults).toEqual([{ line: 2, reason: 'unclosed-quote' }]);
    expect(readCsv('a\n"b" c,d', ',').faults).toEqual([{ line: 2, reason: 'text-after-quote' }]);
    expect(readCsv('"b" ,d', ',').faults).toEqual([]);
  });

  it('comes back from print to the letter, whatever its cells hold', () => {
    const awkward = fc.constantFrom(
      '"',
      '""',
      ',',
      ';',
      '\t',
      '\n',
      '\r',
      '\r\n',
      ' ',
      '\ufeff',
      '',
      'שׁ',
      'а́',
      '=1',
    );
    const cell = fc.array(fc.oneof(awkward, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 5 });
    const row = fc.array(
      cell.map((parts) => parts.join('')),
      { minLength: 1, maxLength: 5 },
    );
    const separator = fc.constantFrom(',' as const, ';' as const, '\t' as const);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), separator, (rows, by) => {
        const { rows: read, faults } = readCsv(printCsv(rows, by), by);
        expect(faults).toEqual([]);
        expect(read.map(({ cells }) => cells.map(({ text }) => text))).toEqual(rows);
      }),
      { numRuns: 1000 },
    );
  });

  it('is read to its end whatever stands in it', () => {
    const noise = fc.array(fc.constantFrom('"', ',', '\n', '\r', 'a', ' '), { maxLength: 30 });
    fc.assert(
      fc.property(noise, (parts) => {
        const text = parts.join('');
        const lines = text.split(/\r\n?|\n/).length;
        for (const { cells } of readCsv(text, ',').rows) {
          for (const { line } of cells) expect(line).toBeLessThanOrEqual(lines);
        }
      }),
    );
  });
});
