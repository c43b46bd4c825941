import { acquaintance } from './acquaintance.ts';
import type { LessonSentences } from './shape.ts';

/** The sentences of the whole course, a file for each section. */
export const sentences: LessonSentences = {
  ...acquaintance,
};
