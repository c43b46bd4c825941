import { percent } from '../stats/percent.ts';

/**
 * What the admin area's figures mean. The counting is SQL (db/admin/analytics.ts, db/admin/lesson-stats.ts); what
 * a count becomes is here. A day is a calendar day of the asking admin's zone, but an active day is the learner's own.
 *
 * - active(n): learners with an active day (home opened, or an answer) among the last n days, today included.
 * - begun: learners, or pairs of learner and lesson, with a stage done in the lesson.
 * - completed: those of them who have learned every word that the lesson has now.
 * - completion = completed / begun, percent.
 * - checked answer: right, wrong or assisted; self-judged and skipped ones say nothing about the word.
 * - errorRate = wrong / checked, percent. An answer that is right on the third try is two wrong rows and a right one.
 * - averageScore: mean of `score` (0–100) of graded quizzes, one decimal.
 * - averageTime: mean over those who completed of the sum of their stages' milliseconds, minutes with one decimal.
 * - retention week k = share of those who arrived in a week (Monday to Sunday) with an active day in the k-th week
 *   after it, percent; 0 is the same week. Weeks that have not started are left out, and so are later ones than the
 *   eighth.
 * - of chosen days: retention and funnel follow those who arrived on them, up to now; hard words and stages count the
 *   answers given on them.
 */

/**
 * Of some days: who came, learners with an active day, words brought to the end, and Stars paid on these days and not
 * given back.
 */
export type PeriodFigures = { newLearners: number; active: number; words: number; stars: number };

/** How many days dashboard charts cover, today included. */
export const chartDays = 30;
/** Hard words are determined from answers of this many days. */
export const problemWordDays = 90;
/** Fewer checked answers say nothing about a word. */
export const minProblemAnswers = 5;
/** How many of the hardest words are listed: of one lesson, and of the course. */
export const problemWordsOfLesson = 3;
export const problemWordsOfCourse = 20;
/** How many weeks of arrival are tracked, and for how many weeks. */
export const retentionWeeks = 8;
/** Of chosen days, at most so many weeks of arrival: their last ones. */
export const periodWeeks = 26;
/** Mistakes by stage are counted in answers of this many days. */
export const stageDays = 30;

/** Whole percent of `part` in `whole`, 0–100; null where there is nothing to divide by. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : percent(part, whole);
}

/** wrong / checked, whole percent; null without checked answers. */
export function errorRate(answers: { right: number; wrong: number; assisted: number }): number | null {
  return share(answers.wrong, answers.right + answers.wrong + answers.assisted);
}

/** Milliseconds as minutes with one decimal. */
export function minutes(ms: number): number {
  return Math.round(ms / 6000) / 10;
}
