import { courseFileTexts as texts } from '../../texts/admin/course/course-file.ts';
import type { LessonContent, SectionContent, SubsectionContent, WordContent } from '../content.ts';
import { cleanText, findUnreadable, type TextStyle } from './clean-text.ts';
import { type DecodedDialogue, decodeDialogues } from './dialogue-entries.ts';
import { type Entry, placeOf } from './entry.ts';
import {
  type Field,
  type Fields,
  fieldPatterns,
  lessonFields,
  looseWordFields,
  maxCount,
  maxListLength,
  maxParts,
  maxSentences,
  sectionFields,
  subsectionFields,
  wordFields,
} from './fields.ts';
import { readPart } from './part-line.ts';
import type { Report } from './problem.ts';
import { type DecodedRule, decodeRules } from './rule-entries.ts';
import { readSentence } from './sentence-line.ts';
import { createWordKeys } from './word-key.ts';

/** An entry with its decoded content and the fields that have been reported. */
export type Decoded<T> = { entry: Entry; content: T; faulty: ReadonlySet<string> };
export type DecodedLesson = Decoded<LessonContent> & {
  words: Decoded<WordContent>[];
  /** Missing where the file says nothing of rules. */
  rules?: DecodedRule[];
  /** The same for dialogues. */
  dialogues?: DecodedDialogue[];
};
export type DecodedSubsection = Decoded<SubsectionContent> & { lessons: DecodedLesson[] };
export type DecodedSection = Decoded<SectionContent> & { subsections: DecodedSubsection[] };

const codePointName = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What is wrong with a text as it was written, or undefined. `clean` is what the course would store. */
function textFault(raw: string, clean: string, maxLength: number): string | undefined {
  const unreadable = findUnreadable(raw);
  if (unreadable !== undefined) return texts.unreadable(codePointName(unreadable));
  return clean.length > maxLength ? texts.tooLong(maxLength) : undefined;
}

/** The first fault of several texts of one style. */
const firstFault = (raw: readonly string[], style: TextStyle, maxLength: number): string | undefined =>
  raw.map((text) => textFault(text, cleanText(text, style), maxLength)).find((it) => it !== undefined);

export type Judged = { value?: unknown; fault?: string };

function judgeText(raw: string, field: Extract<Field, { kind: 'text' }>): Judged {
  const value = cleanText(raw, field.style);
  if (value === '') return field.isRequired ? { fault: texts.missing } : {};
  const fault = textFault(raw, value, field.maxLength);
  if (fault !== undefined) return { fault };
  if (field.rule && !fieldPatterns[field.rule].test(value)) return { fault: texts.rules[field.rule] };
  return { value };
}

function judgeList(raw: readonly string[], maxLength: number): Judged {
  const style: TextStyle = 'hebrew';
  const value = raw.map((item) => cleanText(item, style)).filter((item) => item !== '');
  if (value.length > maxListLength) return { fault: texts.tooMany(maxListLength) };
  const fault = firstFault(raw, style, maxLength);
  return fault === undefined ? { value: value.length > 0 ? value : undefined } : { fault };
}

/** How a line that is no sentence has to be written. */
const sentenceFault = (lines: readonly string[]): string =>
  lines.some((line) => line.includes('//') && !readSentence(line))
    ? texts.otherFormShape
    : texts.sentenceShape;

/** How a field of lines is read, and what is said where there are too many of them or one cannot be read. */
type Lines = {
  read: (line: string) => object | undefined;
  max: number;
  tooMany: string;
  fault: (raw: readonly string[]) => string;
};

const lineKinds: Readonly<Record<'sentences' | 'parts', Lines>> = {
  sentences: {
    read: readSentence,
    max: maxSentences,
    tooMany: texts.tooManySentences(maxSentences),
    fault: sentenceFault,
  },
  parts: {
    read: readPart,
    max: maxParts,
    tooMany: texts.tooManyParts(maxParts),
    fault: () => texts.partShape,
  },
};

function judgeLines(
  raw: readonly string[],
  maxLength: number,
  { read, max, tooMany, fault: faultOf }: Lines,
): Judged {
  if (raw.length > max) return { fault: tooMany };
  const fault = firstFault(raw, 'word', maxLength);
  if (fault !== undefined) return { fault };
  const value = raw.flatMap((line) => read(line) ?? []);
  if (value.length < raw.length) return { fault: faultOf(raw) };
  return { value: value.length > 0 ? value : undefined };
}

/** The value of a field as the course stores it, or what is wrong with it; neither where an optional field is missing. */
export function judge(raw: unknown, field: Field): Judged {
  if (raw === undefined) return field.isRequired ? { fault: texts.missing } : {};
  if (field.kind === 'text' && typeof raw === 'string') return judgeText(raw, field);
  if (field.kind === 'list' && Array.isArray(raw)) return judgeList(raw, field.maxLength);
  if ((field.kind === 'sentences' || field.kind === 'parts') && Array.isArray(raw)) {
    return judgeLines(raw, field.maxLength, lineKinds[field.kind]);
  }
  if (field.kind === 'count') {
    const isCount = Number.isInteger(raw) && Number(raw) >= 1 && Number(raw) <= maxCount;
    return isCount ? { value: raw } : { fault: texts.wanted.count };
  }
  return { value: raw };
}

/** Reads every field of an entry into `content`, with a problem for each that is missing or invalid. */
function decodeEntry(
  entry: Entry,
  fields: Fields,
  report: Report,
  content: Record<string, unknown> = {},
): { content: Record<string, unknown>; faulty: Set<string> } {
  const faulty = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    const cell = entry.cells.get(name);
    if (!cell && !field.isRequired) continue;
    if (cell && cell.value === undefined) {
      faulty.add(name); // reported by the reader of the file
      continue;
    }
    const { value, fault } = judge(cell?.value, field);
    if (fault !== undefined) {
      faulty.add(name);
      report({ ...placeOf(entry, fields, name), message: fault });
    }
    if (value !== undefined) content[name] = value;
  }
  return { content, faulty };
}

/**
 * A word of a file. Fields that are missing or invalid are empty texts in it: the file is refused anyway, and the other
 * fields can still be checked.
 */
function decodeWord(entry: Entry, fields: Fields, report: Report): Decoded<WordContent> {
  const empty = { key: '', hebrew: '', pronunciation: '', transcription: '', russian: '' };
  const { content, faulty } = decodeEntry(entry, fields, report, empty);
  // The table of fields has every field of the type, each with its kind; `decodeEntry` has checked the values against
  // it.
  return { entry, faulty, content: content as WordContent };
}

/** Gives every word without a key a unique one. */
function withKeys(words: readonly Decoded<WordContent>[]): Decoded<WordContent>[] {
  const draftKey = createWordKeys(new Set(words.map(({ content }) => content.key)));
  return words.map((word) => {
    if (word.content.key !== '' || word.faulty.has('key')) return word;
    return { ...word, content: { ...word.content, key: draftKey(word.content.transcription) } };
  });
}

/** Words of no lesson yet; a missing pronunciation is the empty text. */
export const decodeLooseWords = (entries: readonly Entry[], report: Report): Decoded<WordContent>[] =>
  withKeys(decodeKeylessWords(entries, report));

/** The same for words whose keys nobody reads: it is empty where an entry has none. */
export const decodeKeylessWords = (entries: readonly Entry[], report: Report): Decoded<WordContent>[] =>
  entries.map((entry) => decodeWord(entry, looseWordFields, report));

function decodeLesson(entry: Entry, report: Report): DecodedLesson {
  const { content, faulty } = decodeEntry(entry, lessonFields, report);
  const { isDraft, ...fields } = content;
  // A draft may lack its niqqud.
  const ofWords = isDraft ? looseWordFields : wordFields;
  const words = withKeys(entry.children.map((child) => decodeWord(child, ofWords, report)));
  // A published lesson leaves `isDraft` out.
  const lesson = { ...fields, ...(isDraft ? { isDraft } : {}), words: words.map((word) => word.content) };
  // As in `decodeWord`; a lesson with missing fields is never returned.
  const decoded = { entry, faulty, words, content: lesson as unknown as LessonContent };
  const { rules, dialogues, path } = entry;
  const place = { lesson: String(content.key), report };
  return {
    ...decoded,
    ...(rules && { rules: decodeRules(rules, { ...place, path: `${path}.rules` }) }),
    ...(dialogues && { dialogues: decodeDialogues(dialogues, { ...place, path: `${path}.dialogues` }) }),
  };
}

function decodeSubsection(entry: Entry, report: Report): DecodedSubsection {
  const { content, faulty } = decodeEntry(entry, subsectionFields, report);
  const lessons = entry.children.map((child) => decodeLesson(child, report));
  const subsection = { ...content, lessons: lessons.map((lesson) => lesson.content) };
  // As in `decodeWord`.
  return { entry, faulty, lessons, content: subsection as unknown as SubsectionContent };
}

/** A section of a file, with a problem for every field that is missing or invalid, down to its words. */
export function decodeSection(entry: Entry, report: Report): DecodedSection {
  const { content, faulty } = decodeEntry(entry, sectionFields, report);
  const subsections = entry.children.map((child) => decodeSubsection(child, report));
  const section = { ...content, subsections: subsections.map((subsection) => subsection.content) };
  // As in `decodeWord`.
  return { entry, faulty, subsections, content: section as unknown as SectionContent };
}
