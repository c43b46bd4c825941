import type { BinKind } from './bin.ts';

/** A row of the course that an act changed. */
export type ActRow = {
  kind: BinKind;
  id: number;
  /** What it is called now; of a word its letters. */
  name: string;
  done: 'added' | 'changed' | 'deleted' | 'restored';
  /** Columns that differ, by their names in the database; ids of categories and lessons are their names. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};
