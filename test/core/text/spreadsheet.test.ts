import { describe, expect, it } from 'vitest';
import { printSpreadsheet } from '../../../core/text/spreadsheet.ts';

describe('a table for a spreadsheet', () => {
  it('is what the Russian Excel opens by itself: a mark of UTF-8, semicolons, CRLF', () => {
    expect(
      printSpreadsheet([
        ['Ученик', 'Баллы'],
        ['Аня', 12],
        ['Борис', null],
      ]),
    ).toBe('\ufeffУченик;Баллы\r\nАня;12\r\nБорис;\r\n');
  });

  it('quotes what would break a row', () => {
    expect(printSpreadsheet([['a;b', 'он "тут"', 'два\nряда']])).toBe(
      '\ufeff"a;b";"он ""тут""";"два\nряда"\r\n',
    );
  });

  it('holds no formula, whoever chose the text; a number stays one', () => {
    expect(printSpreadsheet([['=1+1', '+7', '-2', '@SUM(A1)', '\t=1', -5]])).toBe(
      "\ufeff'=1+1;'+7;'-2;'@SUM(A1);'\t=1;-5\r\n".replace("'\t=1", '"\'\t=1"'),
    );
  });
});
