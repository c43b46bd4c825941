import type { Problem } from '../../hebrew/check/finding.ts';

/** One row of the course that an import adds, changes or deletes. */
export type CourseChange = {
  kind: 'section' | 'subsection' | 'lesson' | 'word' | 'rule' | 'dialogue';
  /** Key of the row; for a word 'lesson/word'. */
  name: string;
  /** 'returned': the same as the repository's content, and managed by the seed again. */
  act: 'added' | 'changed' | 'deleted' | 'returned';
  /** What differs, by column; everything for an added row, nothing for a deleted one. */
  fields: { field: string; before: unknown; after: unknown }[];
  /** What is doubtful about a word but kept as written. */
  doubt?: Problem;
  /** The row belonged to an editor until now. */
  wasEdited: boolean;
};
