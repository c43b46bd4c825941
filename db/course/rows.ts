import type {
  LessonContent,
  SectionContent,
  SentenceContent,
  SubsectionContent,
  WordContent,
} from '../../core/lesson/content.ts';
import { type Placed, positionsFor } from './positions.ts';
import { sentenceContents } from './sentences.ts';
import type {
  StoredCourse,
  StoredLesson,
  StoredSection,
  StoredSubsection,
  StoredWord,
  WrittenWord,
} from './stored.ts';
import { partContents, wordColumns } from './word-columns.ts';

/** What the course says about a row: its columns, with the parent's key in place of its id. */
export type SectionValues = Pick<StoredSection, 'name' | 'description' | 'iconEmoji' | 'position'>;
export type SubsectionValues = { section: string } & Pick<
  StoredSubsection,
  'name' | 'iconEmoji' | 'iconBgColor' | 'position'
>;
export type LessonValues = { subsection: string } & Pick<
  StoredLesson,
  | 'name'
  | 'description'
  | 'topic'
  | 'level'
  | 'isFree'
  | 'isPublished'
  | 'template'
  | 'authorName'
  | 'authorLink'
  | 'position'
> & { proofs: SentenceContent[] };
export type WordValues = { lesson: string } & Omit<WrittenWord, 'examples'> &
  Pick<StoredWord, 'position'> & { examples: SentenceContent[] };

/** A row as it should be. `name` is its key; of a word 'lesson/word'. */
export type Wanted<Values> = { name: string; values: Values };
/** A row as it is. Its values may hold more columns: only those that a course names are compared. */
export type Held<Values, Row> = { name: string; values: Values; row: Row };

export const wordName = (lesson: string, word: string) => `${lesson}/${word}`;

/** The stored rows, deleted ones too, in the terms of the course. */
export function heldRows(stored: StoredCourse) {
  const keyOf = (rows: readonly { id: number; key: string }[]) => {
    const keys = new Map(rows.map((row) => [row.id, row.key]));
    return (id: number) => keys.get(id) ?? ''; // never missing: the columns are foreign keys
  };
  const section = keyOf(stored.sections);
  const subsection = keyOf(stored.subsections);
  const lesson = keyOf(stored.lessons);
  return {
    sections: stored.sections.map(
      (row): Held<SectionValues, StoredSection> => ({ name: row.key, row, values: row }),
    ),
    subsections: stored.subsections.map((row): Held<SubsectionValues, StoredSubsection> => {
      return { name: row.key, row, values: { ...row, section: section(row.sectionId) } };
    }),
    lessons: stored.lessons.map((row): Held<LessonValues, StoredLesson> => {
      const proofs = sentenceContents(row.proofs);
      return { name: row.key, row, values: { ...row, subsection: subsection(row.subsectionId), proofs } };
    }),
    words: stored.words.map((row): Held<WordValues, StoredWord> => {
      const parent = lesson(row.lessonId);
      const [parts, examples] = [partContents(row.parts), sentenceContents(row.examples)];
      return { name: wordName(parent, row.key), row, values: { ...row, lesson: parent, parts, examples } };
    }),
  };
}

export type HeldRows = ReturnType<typeof heldRows>;

const sectionValues = (section: SectionContent, position: number): SectionValues => ({
  name: section.name,
  description: section.description,
  iconEmoji: section.iconEmoji,
  position,
});

const subsectionValues = (
  subsection: SubsectionContent,
  section: string,
  position: number,
): SubsectionValues => ({
  section,
  name: subsection.name,
  iconEmoji: subsection.iconEmoji,
  iconBgColor: subsection.iconBgColor,
  position,
});

const lessonValues = (lesson: LessonContent, subsection: string, position: number): LessonValues => ({
  subsection,
  name: lesson.name,
  description: lesson.description,
  topic: lesson.topic,
  level: lesson.level,
  isFree: lesson.isFree,
  isPublished: !lesson.isDraft,
  template: lesson.template ?? null,
  authorName: lesson.authorName ?? null,
  authorLink: lesson.authorLink ?? null,
  proofs: sentenceContents(lesson.proofs ?? []),
  position,
});

const wordValues = (word: WordContent, lesson: string, position: number): WordValues => ({
  lesson,
  ...wordColumns(word),
  position,
});

/** Siblings with their places: those they have when these are in order, else by number or index. */
function placed<T>(
  items: readonly T[],
  rowOf: (item: T) => Placed | undefined,
  preferredOf: (item: T, index: number) => number = (_, index) => index,
): { item: T; position: number }[] {
  const positions = positionsFor(items.map(rowOf), items.map(preferredOf));
  return items.map((item, index) => ({ item, position: positions[index] ?? index }));
}

/** The rows that a course requires. */
export function wantedRows(course: readonly SectionContent[], held: HeldRows) {
  const index = (rows: readonly Held<unknown, Placed>[]) => {
    const found = new Map(rows.map(({ name, row }) => [name, row]));
    return (name: string) => found.get(name);
  };
  const [section, subsection, lesson, word] = [
    index(held.sections),
    index(held.subsections),
    index(held.lessons),
    index(held.words),
  ];
  const subsections = course.flatMap((it) => it.subsections);
  const lessons = subsections.flatMap((it) => it.lessons);
  return {
    sections: placed(course, (it) => section(it.key)).map(({ item, position }) => ({
      name: item.key,
      values: sectionValues(item, position),
    })),
    subsections: course.flatMap((parent) =>
      placed(parent.subsections, (it) => subsection(it.key)).map(({ item, position }) => ({
        name: item.key,
        values: subsectionValues(item, parent.key, position),
      })),
    ),
    lessons: subsections.flatMap((parent) =>
      placed(
        parent.lessons,
        (it) => lesson(it.key),
        (it) => it.number,
      ).map(({ item, position }) => ({ name: item.key, values: lessonValues(item, parent.key, position) })),
    ),
    words: lessons.flatMap((parent) =>
      placed(parent.words, (it) => word(wordName(parent.key, it.key))).map(({ item, position }) => ({
        name: wordName(parent.key, item.key),
        values: wordValues(item, parent.key, position),
      })),
    ),
  };
}
