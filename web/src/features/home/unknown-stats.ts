import type { Home } from '../../../../core/contracts/home.ts';
import { standingFields } from '../../../../core/status/standing-fields.ts';

/** Shown when nothing about the learner could be loaded (SPEC §8 Fallbacks): a novice, 50 points from a pawn. */
export const unknownStats: Home['stats'] = {
  id: 0,
  points: 0,
  ...standingFields(0),
  words_learned: 0,
  wordsLearned: 0,
  quiz_accuracy: 0,
  daily_streak: 0,
  total_progress: 0,
  completedLessons: 0,
  quizzesPassed: 0,
  totalWords: 0,
  totalLessons: 0,
};
