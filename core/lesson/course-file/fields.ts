import { maxVerbLineLength } from '../access.ts';
import type { LessonContent, SectionContent, SubsectionContent, WordContent } from '../content.ts';
import type { TextStyle } from './clean-text.ts';

/** What a value must look like; each name has its Russian sentence in `core/texts/admin/course/course-file.ts`. */
export type FieldRule = 'key' | 'colour' | 'level' | 'gender' | 'template' | 'link';

export type Field = {
  /** Heading of the column in a table. In JSON the field's own name is used. */
  column: string;
  isRequired: boolean;
} & (
  | { kind: 'text'; style: TextStyle; maxLength: number; rule?: FieldRule }
  | { kind: 'count' }
  | { kind: 'yes-no' }
  | { kind: 'list'; maxLength: number }
  /** Lines of `printSentence`. */
  | { kind: 'sentences'; maxLength: number }
  /** Lines of `printPart`. */
  | { kind: 'parts'; maxLength: number }
);

/** The fields of one kind of row, in printing order. */
export type Fields = Readonly<Record<string, Field>>;

/** Every field of a type: adding one to the type but not here does not compile. */
type FieldsOf<T> = Readonly<Record<keyof T, Field>>;

export const fieldPatterns: Readonly<Record<FieldRule, RegExp>> = {
  key: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  colour: /^#[0-9A-Fa-f]{6}$/,
  level: /^A[012]$/,
  gender: /^[mf]$/,
  template: /^(animals|pronouns)$/,
  link: /^https?:\/\/[^\s]+$/,
};

/** Largest lesson number; lengths below are characters (UTF-16 units). */
export const maxCount = 9999;
export const maxListLength = 10;
export const maxSentences = 3;
export const maxParts = 8;

const key = (column: string): Field => ({
  column,
  isRequired: true,
  kind: 'text',
  style: 'code',
  maxLength: 64,
  rule: 'key',
});
const code = (column: string, rule: FieldRule): Field => ({
  column,
  isRequired: true,
  kind: 'text',
  style: 'code',
  maxLength: 300,
  rule,
});
const line =
  (style: 'word' | 'hebrew' | 'reading' | 'gloss') =>
  (column: string, maxLength: number): Field => ({
    column,
    isRequired: true,
    kind: 'text',
    style,
    maxLength,
  });
const [word, hebrew, reading, gloss] = [line('word'), line('hebrew'), line('reading'), line('gloss')];
const prose = (column: string, maxLength: number): Field => ({
  column,
  isRequired: true,
  kind: 'text',
  style: 'prose',
  maxLength,
});
const optional = (field: Field): Field => ({ ...field, isRequired: false });

export const sectionFields: FieldsOf<Omit<SectionContent, 'subsections'>> = {
  key: key('section'),
  name: prose('section_name', 200),
  description: prose('section_description', 2000),
  iconEmoji: prose('section_icon', 32),
};

export const subsectionFields: FieldsOf<Omit<SubsectionContent, 'lessons'>> = {
  key: key('subsection'),
  name: prose('subsection_name', 200),
  iconEmoji: prose('subsection_icon', 32),
  iconBgColor: code('subsection_color', 'colour'),
};

export const lessonFields: FieldsOf<Omit<LessonContent, 'words'>> = {
  key: key('lesson'),
  number: { column: 'lesson_number', isRequired: true, kind: 'count' },
  name: prose('lesson_name', 200),
  description: prose('lesson_description', 2000),
  topic: prose('lesson_topic', 500),
  level: code('level', 'level'),
  isFree: { column: 'free', isRequired: true, kind: 'yes-no' },
  isDraft: { column: 'draft', isRequired: false, kind: 'yes-no' },
  template: optional(code('template', 'template')),
  authorName: optional(prose('author_name', 200)),
  authorLink: optional(code('author_link', 'link')),
  proofs: { column: 'proofs', isRequired: false, kind: 'sentences', maxLength: 600 },
};

export const wordFields: FieldsOf<WordContent> = {
  /** A word without a key gets one from its transcription. */
  key: optional(key('word')),
  hebrew: hebrew('hebrew', 100),
  pronunciation: hebrew('pronunciation', 200),
  transcription: reading('transcription', 200),
  russian: gloss('russian', 200),
  transcriptionKept: { column: 'transcription_kept', isRequired: false, kind: 'yes-no' },
  gender: optional(code('gender', 'gender')),
  plural: optional(hebrew('plural', 200)),
  feminine: optional(hebrew('feminine', 200)),
  variants: { column: 'variants', isRequired: false, kind: 'list', maxLength: 100 },
  verb: optional(word('verb', maxVerbLineLength)),
  parts: { column: 'parts', isRequired: false, kind: 'parts', maxLength: 200 },
  examples: { column: 'examples', isRequired: false, kind: 'sentences', maxLength: 600 },
};

/** Words to be added to a lesson: the niqqud may be added later, in the editor. */
export const looseWordFields: FieldsOf<WordContent> = {
  ...wordFields,
  pronunciation: optional(wordFields.pronunciation),
};
