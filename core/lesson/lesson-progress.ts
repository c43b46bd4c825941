import { percent } from '../stats/percent.ts';

/** Progress of a lesson derived from its words and its quiz (SPEC §3). */
export type LessonProgress = {
  /** 0–100, whole percent of learned words. */
  lessonProgress: number;
  isCompleted: boolean;
  completedWithQuiz: boolean;
  completedWordsCount: number;
  totalWordsCount: number;
};

/**
 * A lesson is completed when all its words are, or were before more words came to it (`wasFinished`); a lesson without
 * words never is. `learned` above `total` (a word was removed from the lesson) counts as all of them.
 */
export function lessonProgressOf(
  learned: number,
  total: number,
  quizPassed: boolean,
  wasFinished = false,
): LessonProgress {
  const completedWordsCount = Math.min(learned, total);
  const isCompleted = total > 0 && (wasFinished || completedWordsCount === total);
  return {
    lessonProgress: percent(completedWordsCount, total),
    isCompleted,
    completedWithQuiz: isCompleted && quizPassed,
    completedWordsCount,
    totalWordsCount: total,
  };
}
