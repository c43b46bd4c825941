import type { Home } from '../../../../core/contracts/home.ts';
import { standingFor } from '../../../../core/status/ladder.ts';

const { level, next, pointsToNext } = standingFor(0);

/** Shown when nothing about the learner could be loaded (SPEC §8 Fallbacks): a novice, 50 points from a pawn. */
export const unknownStats: Home['stats'] = {
  id: 0,
  points: 0,
  status: level.name,
  status_eng: level.englishName,
  next_status: next?.name ?? null,
  next_status_eng: next?.englishName ?? null,
  points_to_next_status: pointsToNext,
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
