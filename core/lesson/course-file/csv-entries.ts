import { courseFileTexts as texts } from '../../texts/admin/course/course-file.ts';
import { cleanText } from './clean-text.ts';
import { type CsvCell, type CsvRow, readCsv, separatorOf } from './csv.ts';
import type { Cell, Entry } from './entry.ts';
import {
  type Field,
  type Fields,
  fieldPatterns,
  lessonFields,
  looseWordFields,
  sectionFields,
  subsectionFields,
  wordFields,
} from './fields.ts';
import type { Report } from './problem.ts';
import { separatorNamedIn } from './separator-line.ts';

/** A row with its cells by heading. */
type TableRow = { line: number; cells: ReadonlyMap<string, CsvCell> };

const columnsOf = (fields: Fields): string[] => Object.values(fields).map((field) => field.column);
const requiredOf = (fields: Fields): string[] => columnsOf(requiredFields(fields));
const requiredFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field.isRequired));

/** Reads the heading and the rows under it; undefined when the table as a whole cannot be used. */
function readTable(
  text: string,
  wanted: { known: readonly string[]; required: readonly string[] },
  report: Report,
): TableRow[] | undefined {
  const { table, separator } = withoutSeparatorLines(text);
  if (table.trim() === '') return [];
  const { rows, faults } = readCsv(table, separator ?? separatorOf(table));
  for (const { line, reason } of faults) report({ line, message: texts.csv[reason] });
  const [heading, ...body] = rows;
  if (!heading || faults.length > 0) return faults.length > 0 ? undefined : [];
  const names = heading.cells.map((cell) => cleanText(cell.text, 'code').toLowerCase());
  const isUsable = checkHeading(heading, names, wanted, report);
  return isUsable ? body.flatMap((row) => nameCells(row, names, report) ?? []) : undefined;
}

/** The table without what a program writes above it (`sep=;`), whose lines are kept empty so that all others are counted. */
function withoutSeparatorLines(text: string): { table: string; separator: string | undefined } {
  let separator: string | undefined;
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const named = separatorNamedIn(line);
    if (!named) break;
    separator = named.separator ?? separator;
    lines[at] = '';
  }
  return { table: lines.join('\n'), separator };
}

function checkHeading(
  { line }: CsvRow,
  names: readonly string[],
  { known, required }: { known: readonly string[]; required: readonly string[] },
  report: Report,
): boolean {
  const missing = required.filter((name) => !names.includes(name));
  const messages = names.flatMap((name, index) => {
    if (!known.includes(name)) return [texts.unknownColumn(name)];
    return names.indexOf(name) < index ? [texts.columnTwice(name)] : [];
  });
  if (missing.length > 0) messages.push(texts.columnsMissing(missing));
  for (const message of messages) report({ line, message });
  return messages.length === 0;
}

/** Empty cells are left out; undefined for a row that is empty, or has more or fewer cells than the heading. */
function nameCells({ line, cells }: CsvRow, names: readonly string[], report: Report): TableRow | undefined {
  const filled = cells.filter((cell) => cleanText(cell.text, 'code') !== '');
  if (filled.length === 0) return undefined;
  if (cells.length !== names.length) {
    report({ line, message: texts.cellCount(cells.length, names.length) });
    return undefined;
  }
  const named = names.flatMap((name, index) => {
    const cell = cells[index];
    return cell && filled.includes(cell) ? [[name, cell] as const] : [];
  });
  return { line, cells: new Map(named) };
}

const yes = ['да', 'true', 'yes', '1'];
const no = ['нет', 'false', 'no', '0'];

/** The value of a cell; undefined when it is not one of its kind. */
function readValue(text: string, field: Field): Cell['value'] {
  const code = cleanText(text, 'code').toLowerCase();
  switch (field.kind) {
    case 'text':
      return text;
    case 'list':
    case 'sentences':
    case 'parts':
      return text.split('|').filter((item) => item.trim() !== '');
    case 'count':
      return /^\d{1,4}$/.test(code) ? Number(code) : undefined;
    case 'yes-no':
      return yes.includes(code) ? true : no.includes(code) ? false : undefined;
  }
}

function readCell(cell: CsvCell, field: Field, report: Report): Cell {
  const value = readValue(cell.text, field);
  if (value === undefined) {
    report({ line: cell.line, column: field.column, message: texts.wanted[field.kind] });
  }
  return { line: cell.line, value };
}

/** The cells of a row that belong to one kind of entry, by field name. */
function cellsOf(row: TableRow, fields: Fields, report: Report): Map<string, Cell> {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const cell = row.cells.get(field.column);
    return cell ? [[name, readCell(cell, field, report)] as const] : [];
  });
  return new Map(found);
}

const comparable = (value: Cell['value']): string =>
  typeof value === 'string' ? cleanText(value, 'prose') : JSON.stringify(value);

/** Adds what a further row says about an entry; a contradiction is reported as a problem. */
function joinCells(entry: Entry, cells: Map<string, Cell>, fields: Fields, report: Report): void {
  for (const [name, cell] of cells) {
    const known = entry.cells.get(name);
    if (!known) entry.cells.set(name, cell);
    else if (cell.value !== undefined && comparable(known.value) !== comparable(cell.value)) {
      report({ line: cell.line, column: fields[name]?.column, message: texts.differs(known.line) });
    }
  }
}

type Shelf = { fields: Fields; byKey: Map<string, { entry: Entry; parent: Entry[] }> };

/** Finds or makes the entry that a row names by its key; undefined when the key is missing or cannot be one. */
function takeEntry(row: TableRow, shelf: Shelf, siblings: Entry[], report: Report): Entry | undefined {
  const { fields, byKey } = shelf;
  const cells = cellsOf(row, fields, report);
  const column = fields.key?.column;
  const keyCell = cells.get('key');
  if (!keyCell) {
    report({ line: row.line, column, message: texts.missing });
    return undefined;
  }
  const key = cleanText(String(keyCell.value), 'code');
  if (!fieldPatterns.key.test(key)) {
    report({ line: keyCell.line, column, message: texts.rules.key });
    return undefined;
  }
  const known = byKey.get(key);
  if (known) {
    if (known.parent !== siblings) {
      report({ line: keyCell.line, column, message: texts.parentDiffers(known.entry.line) });
    }
    joinCells(known.entry, cells, fields, report);
    return known.entry;
  }
  const entry: Entry = { line: row.line, cells, children: [] };
  byKey.set(key, { entry, parent: siblings });
  siblings.push(entry);
  return entry;
}

const says = (row: TableRow, ...levels: Fields[]): boolean =>
  levels.some((fields) => columnsOf(fields).some((column) => row.cells.has(column)));

/**
 * The sections of a table with one word a row. A section, subsection and lesson is named in each of its rows by its
 * key; everything else about it is in at least one of them. A row without a word, or without a lesson too, declares an
 * empty lesson or subsection.
 */
export function csvEntries(text: string, report: Report): Entry[] {
  const levels = [sectionFields, subsectionFields, lessonFields, wordFields];
  const wanted = { known: levels.flatMap(columnsOf), required: levels.flatMap(requiredOf) };
  const sections: Entry[] = [];
  const [ofSections, ofSubsections, ofLessons] = [sectionFields, subsectionFields, lessonFields].map(
    (fields): Shelf => ({ fields, byKey: new Map() }),
  ) as [Shelf, Shelf, Shelf]; // three in, three out
  for (const row of readTable(text, wanted, report) ?? []) {
    const section = takeEntry(row, ofSections, sections, report);
    if (!section || !says(row, subsectionFields, lessonFields, wordFields)) continue;
    const subsection = takeEntry(row, ofSubsections, section.children, report);
    if (!subsection || !says(row, lessonFields, wordFields)) continue;
    const lesson = takeEntry(row, ofLessons, subsection.children, report);
    if (!lesson || !says(row, wordFields)) continue;
    lesson.children.push({ line: row.line, cells: cellsOf(row, wordFields, report), children: [] });
  }
  return sections;
}

/** The words of a table that has only word columns. */
export function csvWordEntries(text: string, report: Report): Entry[] {
  const wanted = { known: columnsOf(looseWordFields), required: requiredOf(looseWordFields) };
  const rows = readTable(text, wanted, report) ?? [];
  return rows.map((row) => ({ line: row.line, cells: cellsOf(row, wordFields, report), children: [] }));
}
