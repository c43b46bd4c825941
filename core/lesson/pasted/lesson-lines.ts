import { readableHebrew } from '../../hebrew/comparable.ts';
import { pastedLessonTexts as texts } from '../../texts/admin/course/pasted-lessons.ts';
import { maxWordsPerLesson } from '../access.ts';
import type { WordContent } from '../content.ts';
import { checkDraft, emptyDraft } from '../edit.ts';
import { maxPastedLessons } from '../many.ts';
import { cellsUnder } from './columns.ts';
import { bareHeadingIn, markedHeadingIn, nameInCell } from './lesson-heading.ts';
import type { Taught } from './proposed.ts';
import { linesOf, noShape, shapedBy, type Table, type TableShape, type WrittenLine } from './table.ts';
import { lettersOf, parseTable, type WordLine } from './word-lines.ts';

/** A lesson as it was read from a pasted text. */
export type PastedLesson = {
  /** Empty where the text gives none. */
  name: string;
  /** The line of its heading; missing where a column gives its name, or nothing does. */
  heading?: WrittenLine;
  /** Its words, or what is wrong with them, line by line. */
  lines: WordLine[];
  /** What is wrong with the lesson as a whole. */
  problems: string[];
  doubts: string[];
};

export type PastedSection = {
  lessons: PastedLesson[];
  /** What is wrong with the text as a whole. */
  problems: string[];
  /** True where nothing is wrong: the lessons can be created. */
  isReady: boolean;
};

/** Characters: fifty lessons of ten words with everything that a table may say of them take fewer. */
export const maxSectionLength = 100_000;

/**
 * Reads the lessons of a section pasted at once. Either each begins with a heading, or a table names them in a column
 * «урок», where an empty cell means the lesson above, and rows of one lesson may stand apart. A heading is a line that
 * begins with «#» or «Урок»; where there is none of these, any line of one text without Hebrew. Under it stand words as
 * `parseWordLines` reads them; names of columns hold for the lessons that follow, too. A lesson with more words than one
 * may have becomes several, and says so.
 */
export function parseLessonLines(text: string, taught: Taught): PastedSection {
  if (text.length > maxSectionLength) {
    return { lessons: [], problems: [texts.tooLong(maxSectionLength)], isReady: false };
  }
  const groups = groupsOf(text);
  const names = groups.map(({ name }) => name);
  const lessons = groups.flatMap((group, at) => {
    const isAgain = group.name !== '' && names.indexOf(group.name) !== at;
    return inParts(group).map((part) => lessonOf(part, { isAgain, taught }));
  });
  const problems = lessons.length > maxPastedLessons ? [texts.tooMany(lessons.length, maxPastedLessons)] : [];
  const isRight = lessons.every((one) => one.problems.length === 0 && one.lines.every(isWord));
  return { lessons, problems, isReady: lessons.length > 0 && problems.length === 0 && isRight };
}

const isWord = ({ word, problems }: WordLine): boolean => word !== undefined && problems.length === 0;

/** The words that were read of a lesson. */
export const wordsOf = ({ lines }: PastedLesson): WordContent[] =>
  lines.flatMap(({ word, problems }) => (word && problems.length === 0 ? [word] : []));

/** The letters of the words in the pasted lessons: what the course may know about. */
export const lettersInLessons = (text: string): string[] =>
  text.length > maxSectionLength ? [] : [...new Set(groupsOf(text).flatMap(({ table }) => lettersOf(table)))];

/** The lines of one lesson, before they are read. */
type Group = { name: string; heading?: WrittenLine; table: Table; doubts: string[] };

function groupsOf(text: string): Group[] {
  const lines = linesOf(text);
  const isMarked = lines.some((line) => markedHeadingIn(line) !== undefined);
  const groups: Group[] = [];
  let shape: TableShape = noShape;
  /** The lesson that lines without a name of their own belong to. */
  let open: Group | undefined;
  const begin = (name: string, heading?: WrittenLine): Group => {
    const group = { name, ...(heading && { heading }), table: { lines: [], ...shape }, doubts: [] };
    groups.push(group);
    return group;
  };
  for (const line of lines) {
    const marked = markedHeadingIn(line);
    const next = marked === undefined ? shapedBy(line, shape) : undefined;
    // Names of columns stand above words; where they name Hebrew and Russian, they are nothing else.
    if (next && (next.columns !== undefined || !open?.table.lines.length)) {
      shape = next;
      if (open?.table.lines.length === 0) open.table = { ...open.table, ...shape };
      continue;
    }
    const row = marked === undefined ? rowOf(line, shape) : undefined;
    if (row?.lesson !== undefined && row.lesson !== open?.name) {
      open = groups.find(({ name }) => name === row.lesson) ?? begin(row.lesson);
    }
    const heading = marked ?? (row || isMarked ? undefined : bareHeadingIn(line));
    if (heading !== undefined) open = begin(heading, line);
    if (heading !== undefined || row?.isLessonAlone) continue;
    open ??= begin('');
    open.table.lines.push(line);
  }
  return groups;
}

/** What a row of a table with a column for lessons says of them; undefined for any other line. */
function rowOf(
  { text }: WrittenLine,
  { columns }: TableShape,
): { lesson: string | undefined; isLessonAlone: boolean } | undefined {
  const cells = columns?.fields.includes('lesson') ? cellsUnder(columns, readableHebrew(text)) : undefined;
  if (!cells) return undefined;
  const name = cells.get('lesson');
  return { lesson: name && nameInCell(name), isLessonAlone: name !== undefined && cells.size === 1 };
}

/** Lessons of about the same length, where there are more lines than one may have. */
function inParts(group: Group): Group[] {
  const { lines } = group.table;
  const count = Math.ceil(lines.length / maxWordsPerLesson);
  if (count <= 1) return [group];
  const { name, heading, table } = group;
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [at, at + 1].map((place) => Math.round((place * lines.length) / count));
    return {
      name: name === '' ? '' : texts.part(name, at + 1),
      ...(heading && at === 0 && { heading }),
      table: { ...table, lines: lines.slice(from, to) },
      doubts: at === 0 ? [texts.parted(lines.length, maxWordsPerLesson, count)] : [],
    };
  });
}

function lessonOf(
  { name, heading, table, doubts }: Group,
  { isAgain, taught }: { isAgain: boolean; taught: Taught },
): PastedLesson {
  const { lines } = parseTable(table, taught);
  const lesson: PastedLesson = {
    name,
    ...(heading && { heading }),
    lines,
    problems: [],
    doubts: [...doubts],
  };
  const { problems } = checkDraft({ ...emptyDraft, name });
  if (name === '') lesson.problems.push(texts.unnamed);
  else lesson.problems.push(...problems.flatMap((one) => (one.field === 'name' ? [one.message] : [])));
  if (lines.length === 0) lesson.problems.push(texts.noWords);
  if (isAgain) lesson.doubts.push(texts.again);
  const pointless = wordsOf(lesson).filter(({ pronunciation }) => pronunciation === '').length;
  if (pointless > 0) lesson.doubts.push(texts.withoutNiqqud(pointless));
  return lesson;
}
