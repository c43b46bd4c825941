import type { ActivityDate } from '../streak/streak.ts';
import { type LessonAnswer, type Start, startOf } from './start.ts';

/** Words that a learner may take as known on one server day. */
export const mostKnownWordsPerDay = 100;

/** Known words are asked for the first time from the third day on, and at the latest after so many days. */
const soonestFirstQuestion = 2;
export const latestFirstQuestion = 13;

/**
 * Returns the days from the day on which a word was taken as known to its first question: spread by the word from the
 * third day to the latest, which is the third day or sooner where the memory of the word asks for it.
 */
export function daysToFirstQuestion(wordId: number, latest: number): number {
  const soonest = Math.min(soonestFirstQuestion, latest);
  return soonest + (wordId % (latest - soonest + 1));
}

/**
 * Returns where the schedules of a word start: with its lesson, or earlier on the day on which the learner took it as
 * known: easy, as FSRS grades a card that is known at first sight. Undefined for a word that is neither.
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
  return { date: knownOn, grade: 'easy', isKnown: true };
}
