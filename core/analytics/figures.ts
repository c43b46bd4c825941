/**
 * What the figures of the admin area mean. The counting is SQL (db/admin/analytics.ts, db/admin/lesson-stats.ts); what
 * a count becomes is here. A day is a calendar day of the asking admin's zone, but an active day is the learner's own.
 *
 * - active(n): learners with an active day (home opened, or an answer) among the last n days, today included.
 * - begun: learners, or pairs of learner and lesson, with a stage done in the lesson.
 * - completed: those of them who have learned every word that the lesson has now.
 * - completion = completed / begun, percent.
 * - checked answer: right, wrong or assisted; self-judged and skipped ones say nothing of the word.
 * - errorRate = wrong / checked, percent. An answer that is right at the third try is two wrong rows and a right one.
 * - averageScore: mean of `score` (0–100) of graded quizzes, one decimal.
 * - averageTime: mean over those who completed of the sum of their stages' milliseconds, minutes with one decimal.
 * - retention week k = share of those who arrived in a week (Monday to Sunday) with an active day in the k-th week
 *   after it, percent; 0 is the same week. Weeks that have not begun are left out.
 */

/** Dashboard charts reach back so far, today included. */
export const chartDays = 30;
/** Words are called hard by answers of the last so many days. */
export const problemWordDays = 90;
/** Fewer checked answers say nothing of a word. */
export const minProblemAnswers = 5;
/** How many of the hardest words are told; of one lesson, and of the course. */
export const problemWordsOfLesson = 3;
export const problemWordsOfCourse = 20;
/** Weeks of arrival that are followed. */
export const retentionWeeks = 8;

/** Whole percent of `part` in `whole`, 0–100; null where there is nothing to divide by. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}

/** wrong / checked, whole percent; null without checked answers. */
export function errorRate(answers: { right: number; wrong: number; assisted: number }): number | null {
  return share(answers.wrong, answers.right + answers.wrong + answers.assisted);
}

/** Milliseconds as minutes with one decimal. */
export function minutes(ms: number): number {
  return Math.round(ms / 6000) / 10;
}
