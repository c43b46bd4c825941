import type { UserStats } from '../contracts/shapes/stats.ts';

/** The figures of a learner under the names that SPEC gives them in the profile. */
export function profileFigures(stats: UserStats) {
  const { status, status_eng, next_status, next_status_eng, points_to_next_status, total_progress } = stats;
  const { totalWords, completedLessons, totalLessons, quizzesPassed } = stats;
  return {
    ...{ status, status_eng, next_status, next_status_eng, points_to_next_status, total_progress },
    ...{ totalWords, completedLessons, totalLessons, quizzesPassed },
    totalPoints: stats.points,
    completedWords: stats.words_learned,
    totalQuizzes: stats.totalLessons,
  };
}
