import type { BinKind } from '../../core/acts/bin.ts';
import type { KeptTable } from '../schema/course-changes.ts';

export const tableOf = {
  section: 'sections',
  subsection: 'subsections',
  lesson: 'lessons',
  word: 'words',
  rule: 'rules',
  dialogue: 'dialogues',
} as const satisfies Record<BinKind, KeptTable>;
