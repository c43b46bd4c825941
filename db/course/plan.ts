import type { SectionContent } from '../../core/lesson/content.ts';
import type { CourseChange } from '../../core/lesson/course-file/change.ts';
import {
  type Held,
  heldRows,
  type LessonValues,
  type SectionValues,
  type SubsectionValues,
  type Wanted,
  type WordValues,
  wantedRows,
} from './rows.ts';
import type { StoredCourse, StoredLesson, StoredSection, StoredSubsection, StoredWord } from './stored.ts';

/**
 * Who owns the rows after an import. 'editor': a row that it changes is an editor's from now on, and the seed leaves
 * it alone. 'content': every row that the content names is the seed's again.
 */
export type CourseOwner = 'editor' | 'content';

/** A row to be written. `row` is what is stored under its key now, living or deleted. */
export type PlannedRow<Values, Row> = Wanted<Values> & { row?: Row };

export type TablePlan<Values, Row> = {
  written: PlannedRow<Values, Row>[];
  /** Living rows that nobody wants. */
  deleted: Row[];
  changes: CourseChange[];
};

export type CoursePlan = {
  sections: TablePlan<SectionValues, StoredSection>;
  subsections: TablePlan<SubsectionValues, StoredSubsection>;
  lessons: TablePlan<LessonValues, StoredLesson>;
  words: TablePlan<WordValues, StoredWord>;
  changes: CourseChange[];
};

type Owned = { editedAt: Date | null; deletedAt: Date | null };

/** Fields of plain values and lists of texts that differ; all of them for a new row. */
function differences(before: object | undefined, after: object): CourseChange['fields'] {
  const known = new Map(Object.entries(before ?? {}));
  return Object.entries(after)
    .map(([field, value]) => ({ field, before: known.get(field), after: value }))
    .filter((it) => JSON.stringify(it.before) !== JSON.stringify(it.after));
}

/** What has to be done to one row, or undefined when it is right as it is. */
function changeOf<Values extends object>(
  kind: CourseChange['kind'],
  { name, values }: Wanted<Values>,
  held: Held<Values, Owned> | undefined,
  owner: CourseOwner,
): CourseChange | undefined {
  const isLiving = held !== undefined && held.row.deletedAt === null;
  const wasEdited = held !== undefined && held.row.editedAt !== null;
  const fields = differences(isLiving ? held.values : undefined, values);
  if (!isLiving) return { kind, name, act: 'added', fields, wasEdited };
  if (fields.length > 0) return { kind, name, act: 'changed', fields, wasEdited };
  return wasEdited && owner === 'content' ? { kind, name, act: 'returned', fields, wasEdited } : undefined;
}

function planTable<Values extends object, Row extends Owned>(
  kind: CourseChange['kind'],
  { wanted, held, owner }: { wanted: Wanted<Values>[]; held: Held<Values, Row>[]; owner: CourseOwner },
): TablePlan<Values, Row> {
  const heldByName = new Map(held.map((it) => [it.name, it]));
  const names = new Set(wanted.map(({ name }) => name));
  const planned = wanted.flatMap((it) => {
    const known = heldByName.get(it.name);
    const change = changeOf(kind, it, known, owner);
    return change ? [{ change, row: { ...it, ...(known ? { row: known.row } : {}) } }] : [];
  });
  const gone = held.filter(({ name, row }) => row.deletedAt === null && !names.has(name));
  const deletions = gone.map(({ name, row }): CourseChange => {
    return { kind, name, act: 'deleted', fields: [], wasEdited: row.editedAt !== null };
  });
  return {
    written: planned.map(({ row }) => row),
    deleted: gone.map(({ row }) => row),
    changes: [...planned.map(({ change }) => change), ...deletions],
  };
}

/**
 * Compares what is stored with the course as it shall be. Rows are known by their keys, words by theirs inside their
 * lesson; living rows that `course` does not name are to be deleted (the words of a deleted lesson stay under it).
 */
export function planCourse(
  stored: StoredCourse,
  course: readonly SectionContent[],
  owner: CourseOwner,
): CoursePlan {
  const held = heldRows(stored);
  const wanted = wantedRows(course, held);
  const lessonNames = new Set(wanted.lessons.map(({ name }) => name));
  const wordsOfLessons = held.words.filter(({ values }) => lessonNames.has(values.lesson));
  const sections = planTable('section', { wanted: wanted.sections, held: held.sections, owner });
  const subsections = planTable('subsection', { wanted: wanted.subsections, held: held.subsections, owner });
  const lessons = planTable('lesson', { wanted: wanted.lessons, held: held.lessons, owner });
  const words = planTable('word', { wanted: wanted.words, held: wordsOfLessons, owner });
  const changes = [sections, subsections, lessons, words].flatMap((plan) => plan.changes);
  return { sections, subsections, lessons, words, changes };
}
