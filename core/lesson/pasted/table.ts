import { readableHebrew } from '../../hebrew/comparable.ts';
import { separatorNamedIn } from '../course-file/separator-line.ts';
import { type Columns, columnsNamedIn, isColumnName } from './columns.ts';
import { partsOfLine } from './word-line-parts.ts';

/** A line of what was pasted, counted from 1. */
export type WrittenLine = { text: string; line: number };

/** How the lines of a table are parted. */
export type TableShape = {
  /** As a line above the table names it. */
  separator: string | undefined;
  columns: Columns | undefined;
};

export type Table = TableShape & { lines: WrittenLine[] };

/** Of a text that names neither. */
export const noShape: TableShape = { separator: undefined, columns: undefined };

/** The lines of a text in which something is written, or named. */
export function linesOf(text: string): WrittenLine[] {
  const all = text.split(/\r\n?|\n/).map((one, at) => ({ text: one.replace(/^\ufeff/, ''), line: at + 1 }));
  // Others are empty, or a rule such as '|---|---|'.
  return all.filter((one) => /[\p{L}\p{N}]/u.test(one.text));
}

/** The lines that are words: without empty ones, names of columns, and what a program writes about the table. */
export function tableOf(text: string): Table {
  let shape = noShape;
  const lines: WrittenLine[] = [];
  for (const one of linesOf(text)) {
    const next = lines.length === 0 ? shapedBy(one, shape) : separatedBy(one, shape);
    if (next) shape = next;
    else lines.push(one);
  }
  return { lines, ...shape };
}

/** What a line above the words says of those that follow; undefined for a line that is none of this kind. */
export const shapedBy = (line: WrittenLine, shape: TableShape): TableShape | undefined =>
  separatedBy(line, shape) ?? headedBy(line, shape);

function separatedBy({ text }: WrittenLine, shape: TableShape): TableShape | undefined {
  const named = separatorNamedIn(text);
  return named && { ...shape, separator: named.separator ?? shape.separator };
}

/** Characters: the names of all columns take fewer. */
const longestHeading = 400;

/** The names of columns: 'иврит - транскрипция - перевод'; `columns` where they have a separator of a table. */
function headedBy({ text }: WrittenLine, shape: TableShape): TableShape | undefined {
  if (text.length > longestHeading) return undefined;
  const line = readableHebrew(text).toLowerCase();
  const columns = columnsNamedIn(line);
  const areNames = (cells: readonly string[]) => cells.length > 0 && cells.every(isColumnName);
  // Through Telegram, cells come with nothing but spaces between them.
  const isHeading =
    columns !== undefined ||
    areNames(partsOfLine(line, undefined) ?? []) ||
    areNames(line.split(/ [\p{Pd}=:] |[\t;|]/u)) ||
    areNames(line.trim().split(/\s+/));
  return isHeading ? { ...shape, columns } : undefined;
}
