import type { SectionContent } from '../../core/lesson/content.ts';
import type { CourseChange } from '../../core/lesson/course-file/change.ts';
import { mostAlike } from '../seeding/plan-words.ts';
import {
  type Held,
  type HeldRows,
  heldRows,
  type LessonValues,
  type SectionValues,
  type SubsectionValues,
  type Wanted,
  type WordValues,
  wantedRows,
  wordName,
} from './rows.ts';
import type { StoredCourse, StoredLesson, StoredSection, StoredSubsection, StoredWord } from './stored.ts';

/**
 * Who owns the rows after an import. 'editor': a row that it changes is an editor's from now on, and the seed leaves
 * it alone. 'content': every row that the content names is the seed's again.
 */
export type CourseOwner = 'editor' | 'content';

/** A row to be written. */
export type PlannedRow<Values, Row> = Wanted<Values> & {
  /** What is stored under its key now, deleted or not. */
  row?: Row;
  /** False for a row that only has to make space for others. */
  isNamed: boolean;
};

export type TablePlan<Values, Row> = {
  written: PlannedRow<Values, Row>[];
  /** Rows that are not deleted yet and that the target does not name. */
  deleted: Row[];
  changes: CourseChange[];
  /** Those of the changes that an editor would miss: their rows overwritten or deleted. */
  undone: CourseChange[];
};

export type CoursePlan = {
  sections: TablePlan<SectionValues, StoredSection>;
  subsections: TablePlan<SubsectionValues, StoredSubsection>;
  lessons: TablePlan<LessonValues, StoredLesson>;
  words: TablePlan<WordValues, StoredWord>;
  changes: CourseChange[];
  undone: CourseChange[];
};

type Course = readonly SectionContent[];
type Owned = { editedAt: Date | null; deletedAt: Date | null };

/** Fields of plain values and lists of texts that differ; all of them for a new row. */
export function differences(before: object | undefined, after: object): CourseChange['fields'] {
  const known = new Map(Object.entries(before ?? {}));
  return Object.entries(after)
    .map(([field, value]) => ({ field, before: known.get(field), after: value }))
    .filter((it) => JSON.stringify(it.before) !== JSON.stringify(it.after));
}

type Table<Values, Row> = {
  wanted: Wanted<Values>[];
  held: Held<Values, Row>[];
  /** Names of the rows that the imported course itself contains. */
  named: ReadonlySet<string>;
  owner: CourseOwner;
};

/** What has to be done to one row, or undefined when it is right as it is. */
function changeOf<Values extends object>(
  kind: CourseChange['kind'],
  { name, values }: Wanted<Values>,
  held: Held<Values, Owned> | undefined,
  isReturning: boolean,
): CourseChange | undefined {
  const isLiving = held !== undefined && held.row.deletedAt === null;
  const wasEdited = held !== undefined && held.row.editedAt !== null;
  const fields = differences(isLiving ? held.values : undefined, values);
  if (!isLiving) return { kind, name, act: 'added', fields, wasEdited };
  if (fields.length > 0) return { kind, name, act: 'changed', fields, wasEdited };
  return wasEdited && isReturning ? { kind, name, act: 'returned', fields, wasEdited } : undefined;
}

/** What has to be done to the rows of one table. */
export function planTable<Values extends object, Row extends Owned>(
  kind: CourseChange['kind'],
  { wanted, held, named, owner }: Table<Values, Row>,
): TablePlan<Values, Row> {
  const heldByName = new Map(held.map((it) => [it.name, it]));
  const names = new Set(wanted.map(({ name }) => name));
  const planned = wanted.flatMap((it) => {
    const known = heldByName.get(it.name);
    const isNamed = named.has(it.name);
    const change = changeOf(kind, it, known, isNamed && owner === 'content');
    return change ? [{ change, row: { ...it, isNamed, ...(known ? { row: known.row } : {}) } }] : [];
  });
  const gone = held.filter(({ name, row }) => row.deletedAt === null && !names.has(name));
  const deletions = gone.map(({ name, row }): CourseChange => {
    return { kind, name, act: 'deleted', fields: [], wasEdited: row.editedAt !== null };
  });
  const overwriting = planned.filter(({ change, row }) => row.isNamed && change.act !== 'returned');
  return {
    written: planned.map(({ row }) => row),
    deleted: gone.map(({ row }) => row),
    changes: [...planned.map(({ change }) => change), ...deletions],
    undone: [...overwriting.map(({ change }) => change), ...deletions].filter(({ wasEdited }) => wasEdited),
  };
}

/**
 * The stored rows, where a word that the target has in another lesson is known by its new place already: it moves, and
 * learners keep it. `values` still say which lesson it is in.
 */
function withMoves(held: HeldRows, target: Course): HeldRows {
  const lessons = target.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const wanted = new Set(lessons.flatMap(({ key, words }) => words.map((word) => wordName(key, word.key))));
  const known = new Set(held.words.map(({ name }) => name));
  const leaving = held.words.filter(({ name, row }) => row.deletedAt === null && !wanted.has(name));
  const taken = new Set<StoredWord>();
  const nameOf = new Map<StoredWord, string>();
  for (const { key, words } of lessons) {
    for (const word of words) {
      if (known.has(wordName(key, word.key))) continue;
      const ofKey = leaving.flatMap(({ row }) => (row.key === word.key ? [row] : []));
      const row = mostAlike(word, ofKey, taken);
      if (!row) continue;
      taken.add(row);
      nameOf.set(row, wordName(key, word.key));
    }
  }
  return { ...held, words: held.words.map((it) => ({ ...it, name: nameOf.get(it.row) ?? it.name })) };
}

/**
 * Compares what is stored with the course as it should be. Rows are known by their keys, words by theirs inside their
 * lesson; rows that are not deleted and that `target` does not name are to be deleted (the words of a deleted lesson
 * stay under it; one that the target has in another lesson moves). `imported` is the part of the target that is imported over what was there.
 */
export function planCourse(
  stored: StoredCourse,
  { imported, target, owner }: { imported: Course; target: Course; owner: CourseOwner },
): CoursePlan {
  const held = withMoves(heldRows(stored), target);
  const wanted = wantedRows(target, held);
  const named = wantedRows(imported, held);
  const namesOf = (rows: readonly { name: string }[]) => new Set(rows.map(({ name }) => name));
  const table = <K extends keyof typeof wanted>(key: K) => ({
    wanted: wanted[key],
    held: held[key],
    named: namesOf(named[key]),
    owner,
  });

  const living = namesOf(wanted.lessons);
  const wantedWords = namesOf(wanted.words);
  const words = {
    ...table('words'),
    held: held.words.filter(({ name, values }) => living.has(values.lesson) || wantedWords.has(name)),
  };
  const plans = {
    sections: planTable('section', table('sections')),
    subsections: planTable('subsection', table('subsections')),
    lessons: planTable('lesson', table('lessons')),
    words: planTable('word', words),
  };
  const all = Object.values(plans);
  return {
    ...plans,
    changes: all.flatMap((plan) => plan.changes),
    undone: all.flatMap((plan) => plan.undone),
  };
}
