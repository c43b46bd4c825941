/** Percent of right answers over all finished quizzes, 0–100 with one decimal; 0 before the first quiz. */
export function quizAccuracy(correctAnswers: number, totalQuestions: number): number {
  return totalQuestions === 0 ? 0 : Math.round((correctAnswers / totalQuestions) * 1000) / 10;
}

/** Percent of published words learned, 0–100 with one decimal; 0 while nothing is published. */
export function totalProgress(learnedWords: number, publishedWords: number): number {
  return publishedWords === 0
    ? 0
    : Math.round((Math.min(learnedWords, publishedWords) / publishedWords) * 1000) / 10;
}
