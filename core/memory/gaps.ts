import type { ActivityDate } from '../streak/streak.ts';
import { type Exercise, secondsFor } from './exercises.ts';
import type { Task } from './plan.ts';
import { gradeOf, inOrder, type Recall } from './recall.ts';

/** A word is asked in its sentence once its reviews succeeded this often: alone it is surer by then. */
const successesBeforeGap = 2;
/** Letters, numbers and gaps together take at most this share of a session's time, but for the one gap below. */
const shareOfSession = 1 / 5;
/** From this many tasks on a session has a gap, where letters take no time of it. */
const tasksForOneGap = 5;

/**
 * What the answers to a word say about asking it in its sentence. `learnedOn` is the day of its lesson: answers of that
 * day are no reviews.
 */
export function isReadyForGap(recalls: readonly Recall[], learnedOn: ActivityDate | undefined): boolean {
  const checked = inOrder(recalls).flatMap(({ exercise, date, ...recall }) => {
    const grade = gradeOf({ ...recall, exercise, date }, 0);
    return grade && date !== learnedOn ? [{ exercise, date, isRight: grade !== 'again' }] : [];
  });
  const successes = new Set(checked.filter(({ isRight }) => isRight).map(({ date }) => date)).size;
  // In turn with the word alone, and after a miss in the sentence the word alone comes first.
  const lastTyped = checked.findLast(({ exercise }) => exercise === 'type' || exercise === 'gap');
  return successes >= successesBeforeGap && lastTyped?.exercise !== 'gap';
}

/**
 * Returns the tasks of a session, some of those that would be typed asked as gaps, as many as its time allows.
 * `canBeGap` tells of which words: `isReadyForGap`, and a sentence with a place for them. `otherSeconds` is the time of
 * the session's letters and numbers.
 */
export function withGaps(
  tasks: readonly Task[],
  { canBeGap, otherSeconds }: { canBeGap: (wordId: number) => boolean; otherSeconds: number },
): Task[] {
  const exercisesOf = (list: readonly Task[]): Exercise[] => list.map(({ exercise }) => exercise);
  const seconds = (secondsFor(exercisesOf(tasks)) + otherSeconds) * shareOfSession - otherSeconds;
  const least = otherSeconds === 0 && tasks.length >= tasksForOneGap ? 1 : 0;
  let left = Math.max(least, Math.floor(seconds / secondsFor(['gap'])));
  return tasks.map((task) => {
    if (left === 0 || task.exercise !== 'type' || !canBeGap(task.wordId)) return task;
    left -= 1;
    return { ...task, exercise: 'gap' };
  });
}
