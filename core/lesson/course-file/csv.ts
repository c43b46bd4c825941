/** Tables as text by RFC 4180, with the line of every cell kept for messages. */

export type CsvSeparator = ',' | ';' | '\t';

/** `line` counts from 1 and is the line on which the cell begins: a quoted cell may hold several. */
export type CsvCell = { text: string; line: number };
export type CsvRow = { line: number; cells: CsvCell[] };
export type CsvFault = { line: number; reason: 'unclosed-quote' | 'text-after-quote' };

const separators: readonly CsvSeparator[] = [',', ';', '\t'];
const byteOrderMark = '\ufeff';

const lineBreaksIn = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

/** The most frequent separator in the first line, outside quotes; a comma when there is none. */
export function separatorOf(text: string): CsvSeparator {
  const heading = text.replaceAll(/"[^"]*"/g, '').match(/[^\r\n]+/)?.[0] ?? '';
  const counts = separators.map((separator) => heading.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Reads a table: cells in quotes may hold separators, line breaks and doubled quotes; a quote inside a cell without
 * quotes (Hebrew abbreviations: ארה"ב) is a plain character; lines end with CRLF, LF or CR; a byte order mark at the
 * start and empty lines are skipped. Faults do not stop the reading.
 */
export function readCsv(text: string, separator: string): { rows: CsvRow[]; faults: CsvFault[] } {
  const rows: CsvRow[] = [];
  const faults: CsvFault[] = [];
  let at = text.startsWith(byteOrderMark) ? 1 : 0;
  let line = 1;

  const atCellEnd = () =>
    at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r';

  /** Everything up to the separator or the end of the line. */
  function readPlain(): string {
    const start = at;
    while (!atCellEnd()) at += 1;
    return text.slice(start, at);
  }

  /** Starts after the opening quote, ends after the closing one. */
  function readQuoted(): string {
    const startLine = line;
    let content = '';
    for (;;) {
      const quote = text.indexOf('"', at);
      const end = quote === -1 ? text.length : quote;
      content += text.slice(at, end);
      line += lineBreaksIn(text.slice(at, end));
      at = end + 1;
      if (quote === -1) {
        faults.push({ line: startLine, reason: 'unclosed-quote' });
        return content;
      }
      if (text[at] !== '"') return content;
      content += '"';
      at += 1;
    }
  }

  function readCell(): CsvCell {
    const startLine = line;
    if (text[at] !== '"') return { text: readPlain(), line: startLine };
    at += 1;
    const content = readQuoted();
    const rest = readPlain();
    if (rest.trim() !== '') faults.push({ line, reason: 'text-after-quote' });
    return { text: content, line: startLine };
  }

  function readRow(): CsvRow {
    const row: CsvRow = { line, cells: [readCell()] };
    while (text[at] === separator) {
      at += 1;
      row.cells.push(readCell());
    }
    return row;
  }

  while (at < text.length) {
    const start = at;
    const row = readRow();
    if (at > start) rows.push(row);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
  }
  return { rows, faults };
}

const needsQuotes = /[",;\t\r\n\ufeff]|^\s|\s$/;

function printCell(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prints a table that `readCsv` reads back exactly. Lines end with CRLF; there is no byte order mark. */
export function printCsv(rows: readonly (readonly string[])[], separator: CsvSeparator = ','): string {
  const lines = rows.map((cells) => cells.map(printCell).join(separator) || '""');
  return lines.map((line) => `${line}\r\n`).join('');
}
