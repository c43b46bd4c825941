import type { Finding } from '../hebrew/check/finding.ts';
import { adminTexts as texts } from '../texts/admin/area.ts';
import { findingText } from '../texts/admin/course/course-file.ts';
import { maxWordsPerLesson } from './access.ts';
import type { LessonLevel, WordContent } from './content.ts';
import { checkLooseWords } from './course-file/check-entries.ts';
import { decodeKeylessWords, judge } from './course-file/decode.ts';
import type { Cell, Entry } from './course-file/entry.ts';
import { lessonFields, looseWordFields } from './course-file/fields.ts';
import { printPart } from './course-file/part-line.ts';
import { collectProblems } from './course-file/problem.ts';
import { printSentence } from './course-file/sentence-line.ts';
import { type DraftCode, type DraftProblem, draftCodes } from './draft-problem.ts';

/**
 * The rules of the lesson editor. The web editor, the bot and the server run the same ones; a word is checked exactly
 * as in a course file.
 */

/** A word to be added to a lesson. Its key is assigned by the server. `pronunciation` is empty while it has no niqqud. */
export type DraftWord = Omit<WordContent, 'key'>;

export type LessonDraft = {
  name: string;
  /** SPEC's category and subcategory at once; null while none is chosen. */
  subsectionId: number | null;
  /** As it was typed. */
  lessonNumber: number | string;
  /** Filled by `completeDraft` when empty. */
  description: string;
  topic: string;
  level: LessonLevel;
  isFree: boolean;
  /** Learners see it: then every word must have its niqqud. */
  isPublished: boolean;
  authorName: string | null;
  authorLink: string | null;
  words: readonly DraftWord[];
};

/** A draft of nothing: no name, no place, no words. */
export const emptyDraft: LessonDraft = {
  name: '',
  subsectionId: null,
  lessonNumber: 1,
  description: '',
  topic: '',
  level: 'A1',
  isFree: true,
  isPublished: false,
  authorName: null,
  authorLink: null,
  words: [],
};

/** A draft whose texts are as the course stores them. */
export type CleanDraft = LessonDraft & { lessonNumber: number };

export type CheckedDraft = { draft: CleanDraft; problems: DraftProblem[] };

const error = (field: string, code: DraftCode, message: string): DraftProblem => ({
  level: 'error',
  field,
  code,
  message,
});
const warning = (field: string, message: string): DraftProblem => ({
  level: 'warning',
  field,
  code: 'lesson_doubts',
  message,
});

/** The checker's warning about a field of a draft. */
export const doubtAt = (field: string, finding: Finding): DraftProblem => ({
  ...warning(field, findingText(finding)),
  ...(finding.rule === reading ? { code: 'lesson_reading' } : {}),
});

/**
 * Returns the draft as it would be stored, with everything that is wrong or doubtful about it. Pure; works in a
 * browser.
 */
export function checkDraft(draft: LessonDraft): CheckedDraft {
  const fields = checkFields(draft);
  const words = checkWords(draft.words, draft.isPublished);
  const problems = [...fields.problems, ...checkSize(draft.words.length), ...words.problems];
  return { draft: { ...draft, ...fields.values, words: words.words }, problems };
}

/** The code with which a draft is refused, or undefined when there are only warnings. */
export function refusalOf(problems: readonly DraftProblem[]): DraftCode | undefined {
  const codes = new Set(problems.filter(({ level }) => level === 'error').map(({ code }) => code));
  return draftCodes.find((code) => codes.has(code));
}

/** Fills what the author left empty: a theme from the subsection, a description from the words. */
export function completeDraft(draft: CleanDraft, subsection: string): CleanDraft {
  const glosses = draft.words.map(({ russian }) => russian).join('; ');
  return {
    ...draft,
    topic: draft.topic || subsection,
    description: draft.description || texts.editor.describedByWords(glosses),
  };
}

type CleanFields = Pick<
  CleanDraft,
  'name' | 'lessonNumber' | 'description' | 'topic' | 'authorName' | 'authorLink'
>;

function checkFields(draft: LessonDraft): { values: CleanFields; problems: DraftProblem[] } {
  const problems: DraftProblem[] = [];
  const textOf = (field: 'name' | 'description' | 'topic' | 'authorName' | 'authorLink'): string => {
    const raw = draft[field] ?? '';
    const { value, fault } = judge(raw, { ...lessonFields[field], isRequired: false });
    if (fault !== undefined) problems.push(error(field, 'lesson_fields', fault));
    return typeof value === 'string' ? value : '';
  };
  const values: CleanFields = {
    name: textOf('name'),
    lessonNumber: numberOf(draft.lessonNumber),
    description: textOf('description'),
    topic: textOf('topic'),
    authorName: textOf('authorName') || null,
    authorLink: textOf('authorLink') || null,
  };
  if (draft.name.trim() === '') problems.push(error('name', 'lesson_required_fields', texts.editor.required));
  if (draft.subsectionId === null) {
    problems.push(error('subsectionId', 'lesson_required_fields', texts.editor.required));
  }
  if (judge(values.lessonNumber, lessonFields.number).fault !== undefined) {
    problems.push(error('lessonNumber', 'lesson_number', texts.editor.number));
  }
  return { values, problems };
}

/** The number that was typed; NaN when it is not a number. */
const numberOf = (typed: number | string): number =>
  typeof typed === 'string' && !/^\s*\d{1,4}\s*$/.test(typed) ? Number.NaN : Number(typed);

function checkSize(count: number): DraftProblem[] {
  if (count === 0) return [error('words', 'lesson_no_words', texts.editor.noWords)];
  return count > maxWordsPerLesson
    ? [error('words', 'lesson_too_many_words', texts.editor.tooManyWords)]
    : [];
}

/** Words are checked as the rows of a file are: each is an entry whose path is the name of its fields here. */
function checkWords(
  drafts: readonly DraftWord[],
  isPublished: boolean,
): { words: DraftWord[]; problems: DraftProblem[] } {
  const { report, sorted } = collectProblems();
  const decoded = decodeKeylessWords(drafts.map(entryOf), report);
  const findings = checkLooseWords(decoded, report);
  const errors = sorted().map(({ column, message }) => error(column ?? 'words', 'lesson_words', message));
  const faulty = new Set(errors.map(({ field }) => field));
  const words = decoded.map(({ content: { key, ...word } }): DraftWord => word);
  const niqqud = words.flatMap(({ pronunciation }, at) => {
    const field = `words.${at}.pronunciation`;
    if (pronunciation !== '' || faulty.has(field)) return [];
    return isPublished
      ? [error(field, 'lesson_niqqud', texts.editor.niqqudToPublish)]
      : [warning(field, texts.editor.niqqudLater)];
  });
  return { words, problems: [...errors, ...niqqud, ...doubts(findings, words)] };
}

const wordFieldNames = Object.keys(looseWordFields);

function entryOf(word: DraftWord, at: number): Entry {
  const lines = { examples: word.examples?.map(printSentence), parts: word.parts?.map(printPart) };
  const line = at + 1;
  const cells = new Map<string, Cell>();
  for (const name of wordFieldNames) {
    const field = (word as Record<string, unknown>)[name]; // its fields are those of the table
    const value = name === 'examples' || name === 'parts' ? lines[name] : field;
    const isText = (typeof value === 'string' && value !== '') || value === true;
    const isList = Array.isArray(value) && value.length > 0;
    if (isText || isList) cells.set(name, { line, value });
  }
  return { line, path: `words.${at}`, cells, children: [] };
}

const reading = 'transcription-sounds';

/** Transcriptions that the author has to confirm before learners see them. */
export const unconfirmedReadings = (problems: readonly DraftProblem[]): DraftProblem[] =>
  problems.filter(({ code }) => code === 'lesson_reading');

/** What the checker finds doubtful inside a lesson. */
function doubts(findings: readonly Finding[], words: readonly DraftWord[]): DraftProblem[] {
  return findings
    .filter(({ level, field, word }) => {
      const isWithoutNiqqud = words[Number(word)]?.pronunciation === '';
      return level === 'warning' && !(field === 'pronunciation' && isWithoutNiqqud);
    })
    .filter(({ rule, word }) => rule !== reading || !words[Number(word)]?.transcriptionKept)
    .map((finding) => doubtAt(`words.${finding.word}.${finding.field}`, finding));
}
