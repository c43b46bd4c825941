import { printCsv } from '../lesson/course-file/csv.ts';

/** What a cell of a table holds; a missing value is an empty cell. */
export type CellValue = string | number | null;

/** A spreadsheet takes a text that starts with one of these signs for a formula. */
const startsFormula = /^[=+\-@\t\r]/;

/** A text that a spreadsheet takes for no formula, whoever wrote it. */
export const inert = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

/**
 * A table as the Russian Excel opens it: UTF-8 with a byte order mark, cells apart by semicolons. A text that could be
 * taken for a formula begins with an apostrophe.
 */
export function printSpreadsheet(rows: readonly (readonly CellValue[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? inert(cell) : `${cell ?? ''}`)),
  );
  return `\ufeff${printCsv(cells, ';')}`;
}
