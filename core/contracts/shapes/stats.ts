import * as z from 'zod';
import { Points, UserId } from './shared.ts';

/** Figures of one learner (SPEC §3 User stats), always computed from the ledger and from progress rows. */
export const UserStats = z.object({
  id: UserId,
  points: Points,
  status: z.string(),
  status_eng: z.string(),
  next_status: z.string().nullable(),
  next_status_eng: z.string().nullable(),
  points_to_next_status: z.number().int(),
  words_learned: z.number().int(),
  wordsLearned: z.number().int(),
  /** Percent of right answers over all finished quizzes, 0–100. */
  quiz_accuracy: z.number(),
  daily_streak: z.number().int(),
  /** Percent of published words learned, 0–100. */
  total_progress: z.number(),
  completedLessons: z.number().int(),
  quizzesPassed: z.number().int(),
  totalWords: z.number().int(),
  totalLessons: z.number().int(),
});
export type UserStats = z.output<typeof UserStats>;
