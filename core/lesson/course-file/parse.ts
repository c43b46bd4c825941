import { courseFileTexts as texts } from '../../texts/admin/course/course-file.ts';
import type { SectionContent, WordContent } from '../content.ts';
import { checkEntries, checkLooseWords } from './check-entries.ts';
import { csvEntries, csvWordEntries } from './csv-entries.ts';
import { type DecodedLesson, type DecodedSection, decodeLooseWords, decodeSection } from './decode.ts';
import type { DecodedDialogue } from './dialogue-entries.ts';
import { jsonEntries, jsonWordEntries } from './json-entries.ts';
import type { CourseFileFormat } from './print.ts';
import { collectProblems, type FileProblem } from './problem.ts';
import type { DecodedRule } from './rule-entries.ts';

/** The line of a lesson, or of a word in it, by their keys; undefined for what is not in the file. */
export type LineOf = (lesson: string, word?: string) => number | undefined;

export type ParsedCourse =
  | {
      ok: true;
      course: SectionContent[];
      lineOf: LineOf;
      /** Missing where the file says nothing of rules, as no table does. */
      rules?: DecodedRule[];
      /** The same for dialogues. */
      dialogues?: DecodedDialogue[];
    }
  | { ok: false; problems: FileProblem[] };

export type ParsedWords = { ok: true; words: WordContent[] } | { ok: false; problems: FileProblem[] };

/** The format by the ending of a file's name, or undefined. */
export function courseFileFormat(name: string): CourseFileFormat | undefined {
  const ending = name.toLowerCase();
  if (ending.endsWith('.json')) return 'json';
  return ending.endsWith('.csv') || ending.endsWith('.tsv') ? 'csv' : undefined;
}

/**
 * Reads a course, or a part of one, from a table or a JSON document (see `printCourseFile` for their shapes) and checks
 * everything that can be checked from it alone: shape, keys, and the checker's rules inside words and lessons, errors
 * only. A file with any problem is refused as a whole, with every problem of every row at once, from the top down.
 */
export function parseCourseFile(text: string, format: CourseFileFormat): ParsedCourse {
  const { report, sorted } = collectProblems();
  const entries = format === 'csv' ? csvEntries(text, report) : jsonEntries(text, report);
  const sections = entries.map((entry) => decodeSection(entry, report));
  checkEntries(sections, report);
  if (sections.length === 0 && sorted().length === 0) report({ line: 1, message: texts.emptyFile });
  const problems = sorted();
  if (problems.length > 0) return { ok: false, problems };
  const lessons = lessonsIn(sections);
  const rules = partsOf(lessons, ({ rules }) => rules);
  const dialogues = partsOf(lessons, ({ dialogues }) => dialogues);
  return {
    ok: true,
    course: sections.map(({ content }) => content),
    lineOf: linesOf(lessons),
    ...(rules && { rules }),
    ...(dialogues && { dialogues }),
  };
}

const lessonsIn = (sections: readonly DecodedSection[]): DecodedLesson[] =>
  sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));

/** What the lessons bring; undefined where none of them says anything of it. */
function partsOf<Part>(
  lessons: readonly DecodedLesson[],
  of: (lesson: DecodedLesson) => Part[] | undefined,
): Part[] | undefined {
  const named = lessons.flatMap((lesson) => {
    const parts = of(lesson);
    return parts ? [parts] : [];
  });
  return named.length > 0 ? named.flat() : undefined;
}

/**
 * Reads the words of one lesson from a table of word columns or a JSON list of words, and checks them as
 * `parseCourseFile` does. Their number is not checked; the niqqud may be missing, and the pronunciation is then empty.
 */
export function parseWordFile(text: string, format: CourseFileFormat): ParsedWords {
  const { report, sorted } = collectProblems();
  const entries = format === 'csv' ? csvWordEntries(text, report) : jsonWordEntries(text, report);
  const words = decodeLooseWords(entries, report);
  checkLooseWords(words, report);
  if (words.length === 0 && sorted().length === 0) report({ line: 1, message: texts.emptyWords });
  const problems = sorted();
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, words: words.map((word) => word.content) };
}

function linesOf(lessons: readonly DecodedLesson[]): LineOf {
  const lines = new Map<string, number>();
  for (const { content, entry, words } of lessons) {
    lines.set(content.key, entry.line);
    for (const word of words) lines.set(`${content.key}/${word.content.key}`, word.entry.line);
  }
  return (lesson, word) => lines.get(word ? `${lesson}/${word}` : lesson);
}
