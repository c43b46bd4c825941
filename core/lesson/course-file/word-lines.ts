import { readableHebrew } from '../../hebrew/comparable.ts';
import { hasNiqqud, hebrewLettersOf, stripNiqqud } from '../../hebrew/niqqud.ts';
import { courseFileTexts as texts } from '../../texts/admin/course-file.ts';
import type { WordContent } from '../content.ts';
import { checkLooseWords } from './check-entries.ts';
import { cleanText } from './clean-text.ts';
import { decodeLooseWords } from './decode.ts';
import type { Cell, Entry } from './entry.ts';
import { collectProblems, type FileProblem, type Report } from './problem.ts';
import { separatorNamedIn } from './separator-line.ts';
import { beginningOf, partsOfLine } from './word-line-parts.ts';

/** The result of one line: a word, or what is wrong with it. Both when a word could be read but breaks a rule. */
export type WordLine = { line: number; text: string; word?: WordContent; problems: FileProblem[] };

export type ParsedWordLines =
  | { ok: true; words: WordContent[]; lines: WordLine[] }
  | { ok: false; problems: FileProblem[]; lines: WordLine[] };

function readLine(
  { text, line }: WrittenLine,
  separator: string | undefined,
  report: Report,
): Entry | undefined {
  const parts = partsOfLine(readableHebrew(text), separator);
  if (!parts) {
    report({ line, message: texts.wordLine.shape });
    return undefined;
  }
  const [written, transcription, russian, ...more] = parts;
  if (more.length > 0) {
    report({ line, message: texts.wordLine.columns(more) });
    return undefined;
  }
  const pointed = cleanText(written, 'hebrew');
  if (hebrewLettersOf(pointed) === '' && hebrewLettersOf(text) !== '') {
    report({ line, message: texts.wordLine.order });
    return undefined;
  }
  const cells = new Map<string, Cell>([
    ['hebrew', { line, value: stripNiqqud(pointed) }],
    ['transcription', { line, value: transcription }],
    ['russian', { line, value: russian }],
  ]);
  if (hasNiqqud(pointed)) cells.set('pronunciation', { line, value: pointed });
  return { line, cells, children: [] };
}

type WrittenLine = { text: string; line: number };

/** The lines that are words: without empty ones, names of columns, and what a program writes about the table. */
function wordLinesOf(text: string): { lines: WrittenLine[]; separator: string | undefined } {
  let separator: string | undefined;
  const lines: WrittenLine[] = [];
  for (const [index, written] of text.split(/\r\n?|\n/).entries()) {
    const one = { text: written.replace(/^\ufeff/, ''), line: index + 1 };
    const named = separatorNamedIn(one.text);
    separator = named?.separator ?? separator;
    const isFirst = lines.length === 0;
    const isRuled = !/[\p{L}\p{N}]/u.test(one.text); // empty, or a rule such as '|---|---|'
    if (!isRuled && !named && !(isFirst && isHeading(one.text))) lines.push(one);
  }
  return { lines, separator };
}

const headings = new Set([
  'иврит',
  'слово',
  'слова',
  'транскрипция',
  'произношение',
  'чтение',
  'перевод',
  'русский',
  'по-русски',
  'значение',
  'hebrew',
  'word',
  'front',
  'back',
  'transcription',
  'transliteration',
  'pronunciation',
  'russian',
  'translation',
  'meaning',
  'עברית',
  'מילה',
  'תעתיק',
  'רוסית',
  'תרגום',
  'תרגום לרוסית',
]);
/** True for the names of columns: 'иврит - транскрипция - перевод'. */
const isHeading = (text: string): boolean => {
  const line = readableHebrew(text).toLowerCase();
  const isNames = (names: readonly string[]) =>
    names.length > 0 && names.every((name) => headings.has(cleanText(name, 'hebrew')));
  // Through Telegram, cells come with nothing but spaces between them.
  return isNames(partsOfLine(line, undefined) ?? []) || isNames(line.trim().split(/\s+/));
};

/**
 * True where somebody pasted words, rightly written or not, into a place that asks for a name or another text: a line
 * has the three parts of a word, or there are several and each begins in Hebrew. One line of Hebrew may be a name.
 */
export function holdsWords(text: string): boolean {
  const { lines, separator } = wordLinesOf(text);
  const begin = lines.map((line) => beginningOf(readableHebrew(line.text), separator));
  return begin.includes('word') || (begin.length > 1 && begin.every((it) => it === 'hebrew'));
}

/**
 * Reads words pasted one per line as `иврит - транскрипция - перевод`. Any dash, tabs or the separators of a table part
 * the fields, which may stand in quotes; lists may be numbered; empty lines, headings and lines like `sep=;` are
 * skipped. Hebrew with niqqud gives the pronunciation too; without, it is the empty text. Every line is checked by the
 * checker's rules (errors only). `lines` has the result of each line, for a preview; the caller checks how many words a
 * lesson may hold.
 */
export function parseWordLines(text: string): ParsedWordLines {
  const { report, sorted } = collectProblems();
  const { lines: filled, separator } = wordLinesOf(text);
  const entries = filled.flatMap((it) => readLine(it, separator, report) ?? []);
  const words = decodeLooseWords(entries, report);
  checkLooseWords(words, report);
  const problems = sorted();
  const wordOn = new Map(words.map(({ entry, content }) => [entry.line, content]));
  const problemsOn = new Map(filled.map((it): [number, FileProblem[]] => [it.line, []]));
  for (const problem of problems) problemsOn.get(problem.line)?.push(problem);
  const lines = filled.map((it): WordLine => {
    const word = wordOn.get(it.line);
    return { ...it, ...(word ? { word } : {}), problems: problemsOn.get(it.line) ?? [] };
  });
  if (problems.length > 0) return { ok: false, problems, lines };
  return { ok: true, words: words.map(({ content }) => content), lines };
}
