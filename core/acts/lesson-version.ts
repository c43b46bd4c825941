import { DomainError } from '../errors.ts';
import type { ActRow } from './act-row.ts';

/** A row of the course, by the names of its columns in the database. */
export type Columns = Record<string, unknown>;

/** A lesson and its words as they stood at one moment, deleted words too. */
export type LessonRows = { lesson: Columns; words: ReadonlyMap<number, Columns> };

/** What a row had before an act; null: the act made the row. */
export type KeptChange = {
  actId: number;
  table: 'lessons' | 'words';
  rowId: number;
  before: Columns | null;
};

/** `actId`: the lesson as this act left it; null: as it was before the first act that is kept. */
export type LessonVersion = { actId: number | null; rows: LessonRows };

/**
 * What a version gives back of a lesson. That learners see it, and for what, is no part of its text: it has a switch of
 * its own, and taking back yesterday's words must not close a lesson that learners are in.
 */
const lessonColumns = [
  'name',
  'description',
  'topic',
  'level',
  'subsection_id',
  'author_name',
  'author_link',
  'proofs',
] as const;

/** Of a word all but what it is known by, where it is, and who owns it. */
const notOfWord = new Set(['id', 'key', 'lesson_id', 'edited_at', 'deleted_at']);

/** Versions of a lesson, newest first: its rows now, with `changes` (newest first) taken off one act after another. */
export function versionsOf(now: LessonRows, changes: readonly KeptChange[]): LessonVersion[] {
  const versions: LessonVersion[] = [];
  const seen = new Set<number>();
  let rows: LessonRows | null = now;
  for (const change of changes) {
    if (rows && !seen.has(change.actId)) versions.push({ actId: change.actId, rows });
    seen.add(change.actId);
    rows = rows && layBack(rows, change);
  }
  if (rows) versions.push({ actId: null, rows });
  return versions;
}

/** Null where there was no lesson before. */
function layBack(rows: LessonRows, { table, rowId, before }: KeptChange): LessonRows | null {
  if (table === 'lessons') return before && { ...rows, lesson: { ...rows.lesson, ...before } };
  const words = new Map(rows.words);
  const word = words.get(rowId);
  if (before && word) words.set(rowId, { ...word, ...before });
  else words.delete(rowId);
  return { ...rows, words };
}

/** The words of a lesson at that moment, in their order. */
export const livingWords = ({ lesson, words }: LessonRows): Columns[] =>
  [...words.values()]
    .filter((word) => word.deleted_at === null && word.lesson_id === lesson.id)
    .sort((a, b) => Number(a.position) - Number(b.position) || Number(a.id) - Number(b.id));

/** How one version differs from another, as rows that `actLines` tells. */
export type VersionDifference = { rows: ActRow[]; isReordered: boolean };

export function differenceOf(from: LessonRows, to: LessonRows): VersionDifference {
  const [were, are] = [livingWords(from), livingWords(to)];
  const own = changedColumns(from.lesson, to.lesson, lessonColumns);
  const rows: ActRow[] = own.length > 0 ? [rowOf('lesson', 'changed', from.lesson, to.lesson, own)] : [];
  for (const word of are) {
    const was = were.find(({ id }) => id === word.id);
    if (!was) rows.push(rowOf('word', from.words.has(Number(word.id)) ? 'restored' : 'added', {}, word, []));
    else {
      const compared = contentOfWord(word).filter((column) => column !== 'position');
      const columns = changedColumns(was, word, compared);
      if (columns.length > 0) rows.push(rowOf('word', 'changed', was, word, columns));
    }
  }
  for (const word of were) {
    if (!are.some(({ id }) => id === word.id)) rows.push(rowOf('word', 'deleted', word, word, []));
  }
  return { rows, isReordered: isReordered(were, are) };
}

/** Nothing of what a version gives back differs. */
const isSame = ({ rows, isReordered }: VersionDifference): boolean => rows.length === 0 && !isReordered;

function isReordered(were: readonly Columns[], are: readonly Columns[]): boolean {
  const common = (words: readonly Columns[], others: readonly Columns[]) =>
    words.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
  return String(common(were, are)) !== String(common(are, were));
}

function rowOf(
  kind: 'lesson' | 'word',
  done: ActRow['done'],
  from: Columns,
  to: Columns,
  columns: readonly string[],
): ActRow {
  const pick = (row: Columns) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
  const name = String((kind === 'lesson' ? to.name : to.hebrew) ?? '');
  return { kind, id: Number(to.id), name, done, before: pick(from), after: pick(to) };
}

/** What to write into rows to have a version again. Words that came later are deleted, softly. */
export type RowChange = { id: number; value: Columns };
export type VersionChange = { lesson: Columns | null; words: RowChange[] };

/** Returns 'moved' where words went to or came from another lesson since: they are there with what learners know of them. */
export function changeBack(now: LessonRows, version: LessonRows, moment: Date): VersionChange | 'moved' {
  const at = moment.toISOString();
  const words: RowChange[] = [];
  for (const [id, word] of now.words) {
    const was = version.words.get(id);
    if (was && was.lesson_id !== word.lesson_id) return 'moved';
    const isThere = word.deleted_at === null;
    if (was?.deleted_at !== null) {
      if (isThere) words.push({ id, value: { deleted_at: at, edited_at: at } });
      continue;
    }
    const columns = changedColumns(word, was, contentOfWord(word));
    if (isThere && columns.length === 0) continue;
    const value = Object.fromEntries(columns.map((column) => [column, was[column]]));
    words.push({ id, value: { ...value, deleted_at: null, edited_at: at } });
  }
  const own = changedColumns(now.lesson, version.lesson, lessonColumns);
  const lesson = Object.fromEntries(own.map((column) => [column, version.lesson[column]]));
  return { lesson: own.length > 0 ? { ...lesson, edited_at: at } : null, words };
}

const contentOfWord = (word: Columns): string[] =>
  Object.keys(word).filter((column) => !notOfWord.has(column));

const changedColumns = (from: Columns, to: Columns, columns: readonly string[]): string[] =>
  columns.filter((column) => JSON.stringify(from[column]) !== JSON.stringify(to[column]));

/** A version that says something else than the one before it, with how it differs; null where none before it is known. */
export type ListedVersion = { version: LessonVersion; difference: VersionDifference | null };

/** The versions that are worth reading: those whose text differs from the one before. */
export function listVersions(versions: readonly LessonVersion[]): ListedVersion[] {
  return versions.flatMap((version, at) => {
    const older = versions[at + 1];
    const difference = older ? differenceOf(older.rows, version.rows) : null;
    return difference && isSame(difference) ? [] : [{ version, difference }];
  });
}

/** Who made a version, and when (ISO). */
export type VersionAct = { id: number; at: string; by: number; name: string };

export type LessonHistory = {
  now: LessonRows;
  /** Newest first. */
  versions: LessonVersion[];
  /** By the number of the act. */
  acts: ReadonlyMap<number, VersionAct>;
  /** Every subcategory in which the lesson stood. */
  categories: ReadonlyMap<number, { id: number; name: string; isDeleted: boolean }>;
  /** There are older versions that are not read. */
  isCut: boolean;
};

/** Throws 'not-found' version_not_found. `actId`: null for the state before every act that is kept. */
export function versionAt({ versions }: LessonHistory, actId: number | null): LessonRows {
  const found = versions.find((version) => version.actId === actId);
  if (!found) throw new DomainError('not-found', { code: 'version_not_found' });
  return found.rows;
}

/** By this number a version is named outside: that before every act has none. */
const noAct = 0;
export const versionId = ({ actId }: Pick<LessonVersion, 'actId'>): number => actId ?? noAct;
export const actOfVersion = (id: number): number | null => (id === noAct ? null : id);
