import { hasNiqqud, hebrewLettersOf, stripNiqqud } from '../../hebrew/niqqud.ts';
import { courseFileTexts as texts } from '../../texts/course-file.ts';
import type { WordContent } from '../content.ts';
import { checkLooseWords } from './check-entries.ts';
import { cleanText } from './clean-text.ts';
import { decodeLooseWords } from './decode.ts';
import type { Cell, Entry } from './entry.ts';
import { collectProblems, type FileProblem, type Report } from './problem.ts';

/** The result of one line: a word, or what is wrong with it. Both when a word could be read but breaks a rule. */
export type WordLine = { line: number; text: string; word?: WordContent; problems: FileProblem[] };

export type ParsedWordLines =
  | { ok: true; words: WordContent[]; lines: WordLine[] }
  | { ok: false; problems: FileProblem[]; lines: WordLine[] };

const dash = '[-\u2010-\u2015\u2212]';
/**
 * Ways to separate the three fields, the most reliable first: 'бэйт-сэ́фэр' contains a hyphen. Runs of spaces are
 * collapsed before, so that no pattern has to backtrack over them.
 */
const partings = [/\t/, new RegExp(` ${dash} `), new RegExp(` ${dash}|${dash} `), new RegExp(dash)];
const tidySpaces = (text: string): string =>
  text
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t\s*/g, '\t')
    .trim();
/** '1.', '2)', '•' at the start of a line of a list. */
const bullet = /^(?:\d{1,3}[.)]|[•·*])\s*/;

/** The three fields of a line; anything after the second separator belongs to the gloss. */
function partsOf(text: string): [hebrew: string, transcription: string, russian: string] | undefined {
  for (const parting of partings) {
    const first = parting.exec(text);
    if (!first) continue;
    const behind = text.slice(first.index + first[0].length);
    const second = parting.exec(behind);
    if (!second) continue;
    const russian = behind.slice(second.index + second[0].length);
    return [text.slice(0, first.index), behind.slice(0, second.index), russian];
  }
  return undefined;
}

function readLine(text: string, line: number, report: Report): Entry | undefined {
  const parts = partsOf(tidySpaces(text).replace(bullet, ''));
  if (!parts) {
    report({ line, message: texts.wordLine.shape });
    return undefined;
  }
  const [written, transcription, russian] = parts;
  const pointed = cleanText(written, 'word');
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

/**
 * Reads words pasted one per line as `иврит - транскрипция - перевод`. Any dash or tabs separate the fields, lists may
 * be numbered, empty lines are skipped. Hebrew with niqqud gives the pronunciation too; without, it is the empty text.
 * Every line is checked by the checker's rules (errors only). `lines` has the result of each line, for a preview; the
 * caller checks how many words a lesson may hold.
 */
export function parseWordLines(text: string): ParsedWordLines {
  const { report, sorted } = collectProblems();
  const written = text.split(/\r\n?|\n/).map((it) => it.replace(/^\ufeff/, ''));
  const filled = written.flatMap((it, index) => (it.trim() === '' ? [] : [{ text: it, line: index + 1 }]));
  const entries = filled.flatMap((it) => readLine(it.text, it.line, report) ?? []);
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
