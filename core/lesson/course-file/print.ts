import { cleanDialogue } from '../../dialogues/clean-dialogue.ts';
import type { DialogueContent } from '../../dialogues/content.ts';
import { cleanRule } from '../../rules/clean-rule.ts';
import type { RuleContent } from '../../rules/content.ts';
import type { LessonContent, SectionContent, SubsectionContent, WordContent } from '../content.ts';
import { printCsv } from './csv.ts';
import {
  type Field,
  type Fields,
  lessonFields,
  sectionFields,
  subsectionFields,
  wordFields,
} from './fields.ts';
import { printPart } from './part-line.ts';
import { printSentence } from './sentence-line.ts';

export type CourseFileFormat = 'csv' | 'json';

const byteOrderMark = '\ufeff';

/** Columns in reading order: keys, the word, then what is given once for a lesson or section. */
const columns: readonly string[] = [
  sectionFields.key.column,
  subsectionFields.key.column,
  lessonFields.key.column,
  ...[wordFields, lessonFields, subsectionFields, sectionFields].flatMap((fields: Fields) =>
    Object.values(fields).map((field) => field.column),
  ),
].filter((column, index, all) => all.indexOf(column) === index);

/** Sentences and parts as lines; other values as they are. */
function writtenOf(value: unknown, { kind }: Field): unknown {
  if (!Array.isArray(value)) return value;
  if (kind === 'parts') return value.map(printPart);
  return kind === 'sentences' ? value.map(printSentence) : value;
}

const cellText = (value: unknown, field: Field): string => {
  if (value === undefined) return '';
  const written = writtenOf(value, field);
  if (Array.isArray(written)) return written.join('|');
  return field.kind === 'yes-no' ? (value ? 'да' : 'нет') : String(value);
};

/** The cells of a row about one item, by column. */
function cellsOf<T extends object>(
  content: T,
  fields: Readonly<Record<string, Field>>,
): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(content));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [field.column, cellText(values.get(name), field)]),
  );
}

type Row = Record<string, string>;

/** The first row has everything about its parent; those after it only the parent's key. */
const under = (rows: readonly Row[], parent: Row, key: Row): Row[] =>
  rows.length === 0 ? [parent] : rows.map((row, index) => ({ ...row, ...(index === 0 ? parent : key) }));

const lessonRows = (lesson: LessonContent): Row[] =>
  under(
    lesson.words.map((word) => cellsOf(word, wordFields)),
    cellsOf(lesson, lessonFields),
    { [lessonFields.key.column]: lesson.key },
  );

const subsectionRows = (subsection: SubsectionContent): Row[] =>
  under(subsection.lessons.flatMap(lessonRows), cellsOf(subsection, subsectionFields), {
    [subsectionFields.key.column]: subsection.key,
  });

const sectionRows = (section: SectionContent): Row[] =>
  under(section.subsections.flatMap(subsectionRows), cellsOf(section, sectionFields), {
    [sectionFields.key.column]: section.key,
  });

function printTable(course: readonly SectionContent[]): string {
  const rows = course.flatMap(sectionRows).map((row) => columns.map((column) => row[column] ?? ''));
  return byteOrderMark + printCsv([columns, ...rows]);
}

/** How a value is written: as a line of a course file, or as the content holds it. */
type Writing = (value: unknown, field: Field) => unknown;

/** The same content with its fields in a fixed order and nothing else. */
const ordered = <T extends object>(content: T, fields: Fields, write: Writing): object => {
  const values = new Map<string, unknown>(Object.entries(content));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, write(values.get(name), field)]),
  );
};

/** A rule as its lesson has it, its fields in a fixed order. */
function orderedRule(rule: RuleContent): object {
  const { key, theme, title, text, before, needs, pairs, checks } = cleanRule(rule);
  return { key, theme, title, text, before, needs, pairs, checks };
}

/** A dialogue as its lesson has it, its fields in a fixed order. */
function orderedDialogue(dialogue: DialogueContent): object {
  const { lesson: _, ...own } = cleanDialogue(dialogue);
  return own;
}

/** What lessons bring beside their words, in the whole course; without them lessons say nothing of theirs. */
export type LessonParts = { rules?: readonly RuleContent[]; dialogues?: readonly DialogueContent[] };

function orderedSection(
  { subsections, ...section }: SectionContent,
  write: Writing,
  { rules, dialogues }: LessonParts = {},
): object {
  const wordOf = (word: WordContent) => ordered(word, wordFields, write);
  const lessonOf = ({ words, ...lesson }: LessonContent) => ({
    ...ordered(lesson, lessonFields, write),
    ...(rules && { rules: rules.filter((rule) => rule.lesson === lesson.key).map(orderedRule) }),
    ...(dialogues && {
      dialogues: dialogues.filter((dialogue) => dialogue.lesson === lesson.key).map(orderedDialogue),
    }),
    words: words.map(wordOf),
  });
  const subsectionOf = ({ lessons, ...subsection }: SubsectionContent) => ({
    ...ordered(subsection, subsectionFields, write),
    lessons: lessons.map(lessonOf),
  });
  return { ...ordered(section, sectionFields, write), subsections: subsections.map(subsectionOf) };
}

/** A section as plain JSON on one line, values and order of fields as in `core/lesson/content.ts`. */
export const printSection = (section: SectionContent): string =>
  JSON.stringify(orderedSection(section, (value) => value));

/**
 * Returns the course as a file that `parseCourseFile` reads back without loss. CSV has one word per row, commas, CRLF
 * and a byte order mark, so that Excel recognises UTF-8; JSON is indented, and has the rules and dialogues of each lesson
 * in it where they are given. A table has none: they would not fit into it.
 */
export function printCourseFile(
  course: readonly SectionContent[],
  format: CourseFileFormat,
  parts?: LessonParts,
): string {
  if (format === 'csv') return printTable(course);
  const tree = course.map((section) => orderedSection(section, writtenOf, parts));
  return `${JSON.stringify(tree, null, 2)}\n`;
}
