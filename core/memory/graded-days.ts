import type { ActivityDate } from '../streak/streak.ts';
import type { Grade } from './recall.ts';

/** An answer about an item that has neither lessons nor skills of its own: a letter, a form. */
export type ItemAnswer = {
  eventId: string;
  /** ISO time. */
  at: string;
  /** The learner's own date. */
  date: ActivityDate;
  isRight: boolean;
};

/** Each event once, by time. */
export function answersInOrder<A extends Pick<ItemAnswer, 'eventId' | 'at'>>(answers: readonly A[]): A[] {
  const byEvent = new Map(answers.map((answer) => [answer.eventId, answer]));
  return [...byEvent.values()].sort((a, b) =>
    a.at === b.at ? (a.eventId < b.eventId ? -1 : 1) : a.at < b.at ? -1 : 1,
  );
}

/**
 * Returns the grade of each day, from answers in order. The day on which the item is met is its first review: hard when
 * something went wrong on it, again when nothing went right. On later days the first checked answer counts: what
 * follows is practice.
 */
export function gradedDays(
  answers: readonly (Pick<ItemAnswer, 'date' | 'isRight'> & { isChecked: boolean })[],
): { date: ActivityDate; grade: Grade }[] {
  const days: { date: ActivityDate; grade: Grade }[] = [];
  for (const date of [...new Set(answers.map((answer) => answer.date))].sort()) {
    const checked = answers.filter((answer) => answer.date === date && answer.isChecked);
    if (days.length === 0) {
      const isClean = checked.every(({ isRight }) => isRight);
      const grade = checked.some(({ isRight }) => isRight) ? (isClean ? 'good' : 'hard') : 'again';
      days.push({ date, grade });
    } else if (checked[0]) {
      days.push({ date, grade: checked[0].isRight ? 'good' : 'again' });
    }
  }
  return days;
}
