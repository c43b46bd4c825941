import { readCsv } from './csv.ts';

/** The three fields of a line, and further columns that no word has. */
type Parts = [hebrew: string, transcription: string, russian: string, ...more: string[]];
type Parting = (line: string) => Parts | undefined;

const dash = '[-\\u2010-\\u2015\\u2212]';
/** A gender or number, as dictionaries add it behind the gloss: no part of it. */
const note = /^(?:(?:м|ж|ср|мн|ед|муж|жен)\.?(?:\s?(?:р|ч|род)\.?)?|[mf]\.?|masc|fem|pl)$/iu;

/** Parts a line at its first two separators; anything behind them belongs to the gloss, unless it is a note. */
const atDashes =
  (separator: RegExp): Parting =>
  (line) => {
    const [first, second] = [...line.matchAll(separator)];
    if (!first || !second) return undefined;
    const end = (match: RegExpExecArray) => match.index + match[0].length;
    const russian = line.slice(end(second));
    const behind = russian.split(separator).map((it) => it.trim());
    const more = behind.slice(1).filter((it) => note.test(it));
    return [line.slice(0, first.index), line.slice(end(first), second.index), russian, ...more];
  };

/** Parts a line like a row of a table, whose cells may stand in quotes. Empty cells at the end are none. */
const atCells =
  (separator: string): Parting =>
  (line) => {
    const { rows, faults } = readCsv(line.replace(/^"+(?=[^"]*$)/u, ''), separator);
    const cells = (
      faults.length > 0 ? line.split(separator) : (rows[0]?.cells.map(({ text }) => text) ?? [])
    ).map((cell) => cell.trim());
    while (cells.at(-1) === '') cells.pop();
    // A list may be numbered in a column of its own.
    const filled = /^(?:№?\d{1,4}[.)]?|)$/u.test(cells[0] ?? '') ? cells.slice(1) : cells;
    const [hebrew, transcription, russian, ...more] = filled;
    if (hebrew === undefined || transcription === undefined || russian === undefined) return undefined;
    return [hebrew, transcription, russian, ...more.filter((cell) => cell !== '')];
  };

/** A comma or semicolon with a space behind it belongs to the gloss. */
const atListSigns =
  (separator: string): Parting =>
  (line) => {
    const parts = atCells(separator)(line);
    if (!parts || line.includes('"')) return parts;
    const [hebrew, transcription, russian, ...more] = parts;
    const isGloss = separator === ',' || line.includes(`${separator} `);
    return isGloss ? [hebrew, transcription, [russian, ...more].join(`${separator} `)] : parts;
  };

/**
 * Ways to part the fields, the most reliable first: 'бэйт-сэ́фэр' contains a hyphen. Runs of spaces are collapsed before,
 * so that no pattern has to backtrack over them.
 */
const partings: readonly Parting[] = [
  atCells('\t'),
  atDashes(new RegExp(` ${dash} `, 'gu')),
  atDashes(new RegExp(` ${dash}|${dash} `, 'gu')),
  atListSigns(';'),
  atCells('|'),
  atCells('='),
  atDashes(new RegExp(dash, 'gu')),
  atListSigns(','),
];

const tidySpaces = (text: string): string =>
  text
    .replaceAll('\u20e3', '.') // the key around a digit of an emoji
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .trim();

/** '1.', '(2)', '№ 3', '4:', '•' and other signs at the start of a line of a list; a quotation mark opens a cell. */
const bullet =
  /^(?:[([#№]?\s?\d{1,4}(?:[.):\]]\s*(?:[-\u2010-\u2015]\s)?|\s(?=[א-ת"]))|(?:[^\p{L}\p{N}\s"'׳״`«„“‟‘「‹(]\s*)+)/u;

/** Hebrew first, something without Hebrew second: the line was parted where its author meant. */
const isInKind = ([hebrew, transcription]: Parts): boolean =>
  /[א-ת]/u.test(hebrew) &&
  !/[а-яё]/iu.test(hebrew) &&
  /\p{L}/u.test(transcription) &&
  !/[א-ת]/u.test(transcription);

/**
 * The fields of a pasted line that has passed the border for Hebrew; undefined where there are fewer than three.
 * `separator` is the one that the table names, if it does.
 */
export function partsOfLine(line: string, separator: string | undefined): Parts | undefined {
  const text = tidySpaces(line).replace(bullet, '');
  const ways = separator === undefined ? partings : [atCells(separator), ...partings];
  let first: Parts | undefined;
  for (const part of ways) {
    const parts = part(text);
    if (parts && isInKind(parts)) return parts;
    first ??= parts;
  }
  return first;
}
