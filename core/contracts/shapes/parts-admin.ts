import * as z from 'zod';
import { RowId } from './shared.ts';

/** What lessons bring beside their words, as its editors see it: rules, dialogues. */

export const PartProblem = z.object({
  /** 'title', 'pairs.0.right.pronunciation', 'turns.3.pronunciation', 'questions.1.options.2' (counted from 0). */
  field: z.string(),
  /** The checker's own name for it, 'rule-untaught'. */
  code: z.string(),
  /** For the author, in Russian. */
  message: z.string(),
});
export type PartProblem = z.output<typeof PartProblem>;

/** `data` of a 400 rule_refused or dialogue_refused. */
export const RefusedPart = z.object({ problems: z.array(PartProblem) });
export type RefusedPart = z.output<typeof RefusedPart>;

export const SavedPart = z.object({
  id: RowId,
  key: z.string(),
  revision: RowId,
  /** Of a creation whose event was known: the rule or dialogue is returned as it is now. */
  isRepeat: z.boolean().optional(),
});
export type SavedPart = z.output<typeof SavedPart>;

/** The lesson that brings it. */
export const PartLesson = z.object({
  id: RowId,
  name: z.string(),
  number: z.number().int(),
  isPublished: z.boolean(),
});

/** Wide enough for ten turns with their examples. */
export const maxPartBytes = 65_536;
