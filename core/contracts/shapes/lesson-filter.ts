import * as z from 'zod';
import { RowIdInPath, text } from './shared.ts';

/** How the list of lessons is narrowed. */
export const lessonFilter = {
  /** Part of a lesson's name or topic, or of a Hebrew or Russian word in it. */
  q: text(100).optional(),
  state: z.enum(['all', 'published', 'draft']).default('all'),
  section_id: RowIdInPath.optional(),
  subsection_id: RowIdInPath.optional(),
};
