import * as z from 'zod';
import { RowId, UserId } from './shared.ts';

/** A word that learners get wrong often. */
export const ProblemWord = z.object({
  id: RowId,
  hebrew: z.string(),
  russian: z.string(),
  /** Percentage of wrong answers among all checked ones, 0–100 (core/analytics/figures.ts). */
  errorRate: z.number().int(),
  /** Checked answers behind the rate. */
  answers: z.number().int(),
});

/** Lesson statistics (SPEC §3 Lesson stats). Formulas and units: core/analytics/figures.ts. */
export const LessonStats = z.object({
  /** Learners who have answered in the lesson, and those of them who have learned all its words. */
  learners: z.number().int(),
  completions: z.number().int(),
  /** Mean score of its graded quizzes, 0–100; null before the first. */
  averageScore: z.number().nullable(),
  /** Mean practice time of those who completed it, minutes with one decimal; null before the first. */
  averageTime: z.number().nullable(),
  problemWords: z.array(ProblemWord),
});
export type LessonStats = z.output<typeof LessonStats>;

/** Who changed something last, and when (ISO). */
export const LastEdit = z.object({ by: UserId, name: z.string(), at: z.string() });
export type LastEdit = z.output<typeof LastEdit>;
