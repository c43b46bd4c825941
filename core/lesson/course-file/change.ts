import type { Problem } from '../../hebrew/check/finding.ts';

/** One row of the course that an import adds, changes or deletes. */
export type CourseChange = {
  kind: 'section' | 'subsection' | 'lesson' | 'word';
  /** Key of the row; of a word 'lesson/word'. */
  name: string;
  /** 'returned': the same as the repository's content, and given back to the seed. */
  act: 'added' | 'changed' | 'deleted' | 'returned';
  /** What differs, by column; everything for an added row, nothing for a deleted one. */
  fields: { field: string; before: unknown; after: unknown }[];
  /** What is doubtful about a word, and kept as it is written. */
  doubt?: Problem;
  /** The row was an editor's until now. */
  wasEdited: boolean;
};
