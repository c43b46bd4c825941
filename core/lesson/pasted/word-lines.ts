import { transcriptionProblems } from '../../hebrew/check/transcription.ts';
import { readableHebrew } from '../../hebrew/comparable.ts';
import { hasNiqqud, hebrewLettersOf, stripNiqqud } from '../../hebrew/niqqud.ts';
import { readableTranscription } from '../../hebrew/reading/readable-transcription.ts';
import { courseFileTexts } from '../../texts/admin/course/course-file.ts';
import { pastedTexts } from '../../texts/admin/course/pasted.ts';
import type { WordContent } from '../content.ts';
import { checkLooseWords } from '../course-file/check-entries.ts';
import { cleanText } from '../course-file/clean-text.ts';
import { decodeLooseWords } from '../course-file/decode.ts';
import type { Cell, Entry } from '../course-file/entry.ts';
import { collectProblems, type FileProblem, type Report } from '../course-file/problem.ts';
import { cellsUnder, genderIn, type PastedField } from './columns.ts';
import { pairIn, spacedPairIn } from './pair.ts';
import { proposedFor, type Taught } from './proposed.ts';
import { type Table, tableOf, type WrittenLine } from './table.ts';
import { beginningOf, isInKind, partsOfLine, textOf } from './word-line-parts.ts';

const texts = courseFileTexts.wordLine;

/**
 * The result of one line: a word, or what is wrong with it. Both when a word could be read but breaks a rule. `doubts`
 * are about what was proposed and not written.
 */
export type WordLine = {
  line: number;
  text: string;
  word?: WordContent;
  problems: FileProblem[];
  doubts: readonly string[];
};

export type ParsedWordLines =
  | { ok: true; words: WordContent[]; lines: WordLine[] }
  | { ok: false; problems: FileProblem[]; lines: WordLine[] };

/** What a line says, by the fields of a word. */
type Cells = ReadonlyMap<PastedField, string>;

/**
 * True where somebody pasted words, rightly written or not, into a place that asks for a name or another text: a line
 * has the three parts of a word, or there are several and each begins in Hebrew or is a word with its translation. One
 * line of Hebrew may be a name.
 */
export function holdsWords(text: string): boolean {
  const { lines, separator, columns } = tableOf(text);
  const begin = lines.map((line) => {
    const readable = readableHebrew(line.text);
    return beginningOf(readable, separator) ?? (pairIn(textOf(readable)) && 'hebrew');
  });
  if (columns) return lines.length > 0;
  return begin.includes('word') || (begin.length > 1 && begin.every((it) => it === 'hebrew'));
}

const fields = (hebrew: string, transcription: string, russian: string): Cells =>
  new Map([
    ['hebrew', hebrew],
    ['transcription', transcription],
    ['russian', russian],
  ]);

/** The second part is a transcription by the convention. */
const isRead = (parts: ReturnType<typeof partsOfLine>): boolean =>
  parts !== undefined &&
  isInKind(parts) &&
  !/[,;]$/u.test(parts[1]) &&
  transcriptionProblems(readableTranscription(parts[1]), '').length === 0;

/** What a line says; a text is what is wrong with it as a whole. */
function cellsIn({ text: written }: WrittenLine, { separator, columns }: Table): Cells | string {
  const line = readableHebrew(written);
  const named = columns && cellsUnder(columns, line);
  if (named) return named;
  const text = textOf(line);
  const parts = partsOfLine(line, separator);
  const pair = pairIn(text) ?? (isRead(parts) ? undefined : spacedPairIn(text));
  if (pair) return fields(pair.hebrew, pair.transcription ?? '', pair.russian);
  if (!parts) return texts.shape;
  const [hebrew, transcription, russian, ...more] = parts;
  if (more.length > 0) return texts.columns(more);
  if (
    !isInKind(parts) &&
    hebrewLettersOf(cleanText(hebrew, 'hebrew')) === '' &&
    hebrewLettersOf(line) !== ''
  ) {
    return texts.order;
  }
  return fields(hebrew, transcription, russian);
}

/** The word of a line with what is proposed for it; undefined, and reported, where there is none. */
function readLine(
  written: WrittenLine,
  table: Table,
  { taught, report }: { taught: Taught; report: Report },
): { entry: Entry; doubts: string[] } | undefined {
  const { line } = written;
  const cells = cellsIn(written, table);
  if (typeof cells === 'string') {
    report({ line, message: cells });
    return undefined;
  }
  const pointed = cleanText(cells.get('pronunciation') ?? cells.get('hebrew') ?? '', 'hebrew');
  const word = {
    hebrew: stripNiqqud(cleanText(cells.get('hebrew') ?? pointed, 'hebrew')),
    pronunciation: hasNiqqud(pointed) ? pointed : '',
    transcription: readableTranscription(cells.get('transcription') ?? ''),
    russian: cleanText(cells.get('russian') ?? '', 'gloss'),
  };
  const { doubts, ...proposed } = proposedFor(word, taught);
  if (word.transcription === '' && !proposed.transcription) {
    if (hebrewLettersOf(word.hebrew) === '')
      report({ line, column: 'hebrew', message: pastedTexts.noHebrew });
    else report({ line, column: 'transcription', message: pastedTexts.noReading });
    return undefined;
  }
  const gender = cells.has('gender') ? genderIn(cells.get('gender') ?? '') : undefined;
  if (cells.has('gender') && !gender) doubts.push(pastedTexts.genderUnread(cells.get('gender') ?? ''));
  const all = {
    ...proposed,
    ...filled({
      ...{ hebrew: word.hebrew, pronunciation: word.pronunciation },
      ...{ transcription: cells.get('transcription'), russian: cells.get('russian') },
      ...{ gender, plural: cells.get('plural'), feminine: cells.get('feminine') },
    }),
  };
  const asCells = Object.entries(all).map(([name, value]): [string, Cell] => [name, { line, value }]);
  return { entry: { line, cells: new Map(asCells), children: [] }, doubts };
}

/** The fields that say something. */
const filled = (all: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value] as const] : [])));

const nothingTaught: Taught = () => [];

/**
 * Reads words pasted one per line: `иврит — перевод` in either direction, with a transcription between them or without,
 * or the rows of a table, whose columns may stand in any order under their names. Any dash, tabs or the separators of a
 * table part the fields, which may stand in quotes; lists may be numbered; empty lines, headings and lines like `sep=;`
 * are skipped. What a line leaves out is proposed by `taught` and by the niqqud. Every line is checked by the checker's
 * rules (errors only). `lines` has the result of each line, for a preview; the caller checks how many words a lesson
 * may hold.
 */
export const parseWordLines = (text: string, taught: Taught = nothingTaught): ParsedWordLines =>
  parseTable(tableOf(text), taught);

/** The same of a table whose lines are known: every one of them is a word. */
export function parseTable(table: Table, taught: Taught): ParsedWordLines {
  const { report, sorted } = collectProblems();
  const read = table.lines.flatMap((it) => readLine(it, table, { taught, report }) ?? []);
  const words = decodeLooseWords(
    read.map(({ entry }) => entry),
    report,
  );
  checkLooseWords(words, report);
  const problems = sorted();
  const wordOn = new Map(words.map(({ entry, content }) => [entry.line, content]));
  const doubtsOn = new Map(read.map(({ entry, doubts }) => [entry.line, doubts]));
  const problemsOn = new Map(table.lines.map((it): [number, FileProblem[]] => [it.line, []]));
  for (const problem of problems) problemsOn.get(problem.line)?.push(problem);
  const lines = table.lines.map((it): WordLine => {
    const word = wordOn.get(it.line);
    const { line } = it;
    return {
      ...it,
      ...(word ? { word } : {}),
      ...{ problems: problemsOn.get(line) ?? [], doubts: doubtsOn.get(line) ?? [] },
    };
  });
  if (problems.length > 0) return { ok: false, problems, lines };
  return { ok: true, words: words.map(({ content }) => content), lines };
}

/** The letters of the words in a pasted text: what the course may know about. */
export const lettersIn = (text: string): string[] => lettersOf(tableOf(text));

export function lettersOf(table: Table): string[] {
  const letters = table.lines.flatMap((line) => {
    const cells = cellsIn(line, table);
    const hebrew = typeof cells === 'string' ? '' : (cells.get('hebrew') ?? cells.get('pronunciation') ?? '');
    return stripNiqqud(cleanText(hebrew, 'hebrew'));
  });
  return [...new Set(letters.filter((it) => /[א-ת]/u.test(it)))];
}
