import type { ActivityDate } from '../streak/streak.ts';
import { type LessonAnswer, type Start, startOf } from './start.ts';

/** Words that a learner may take as known on one server day. */
export const mostKnownWordsPerDay = 100;

/** Known words are asked for the first time from the third day on, spread over twelve days. */
const soonestDays = 2;
const spreadDays = 12;

/** Days from the day on which a word was taken as known to its first question. */
export function daysToFirstQuestion(wordId: number): number {
  return soonestDays + (wordId % spreadDays);
}

/**
 * Returns where the schedules of a word start: with its lesson, or earlier on the day on which the learner took it as
 * known. Undefined for a word that is neither.
 */
export function wordStart({
  lessons,
  knownOn,
}: {
  lessons: readonly LessonAnswer[];
  knownOn?: ActivityDate | undefined;
}): Start | undefined {
  const lesson = startOf(lessons);
  if (knownOn === undefined || (lesson && lesson.date < knownOn)) return lesson;
  return { date: knownOn, grade: 'good', isKnown: true };
}
