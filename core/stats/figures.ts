/** One decimal is enough for a displayed figure. */
export const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Percent of right answers over all finished quizzes, 0–100 with one decimal; 0 before the first quiz. */
export function quizAccuracy(correctAnswers: number, totalQuestions: number): number {
  return totalQuestions === 0 ? 0 : oneDecimal((correctAnswers / totalQuestions) * 100);
}

/**
 * Mean score of finished quizzes, percent, 0–100 with one decimal; 0 before the first. Each quiz weighs the same,
 * whereas `quizAccuracy` weighs each answer.
 */
export function averageScore(scoreSum: number, quizzes: number): number {
  return quizzes === 0 ? 0 : oneDecimal(scoreSum / quizzes);
}

/** Percent of published words learned, 0–100 with one decimal; 0 while nothing is published. */
export function totalProgress(learnedWords: number, publishedWords: number): number {
  if (publishedWords === 0) return 0;
  return oneDecimal((Math.min(learnedWords, publishedWords) / publishedWords) * 100);
}
