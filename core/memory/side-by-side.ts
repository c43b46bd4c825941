import { areAlike } from '../quiz/options.ts';
import type { QuizWord } from '../quiz/question.ts';
import { type ComparedWord, createLikeness, type Likeness, likenesses } from './alike.ts';
import { skillOf } from './exercises.ts';
import type { Task } from './plan.ts';

export type RivalWord = ComparedWord & QuizWord;

/** More questions of two in one session would make it a drill. */
const mostRivals = 5;

/**
 * Puts words that are firm beside another firm one that they may be mixed up with: «Что из двух?». Only what asks for
 * understanding becomes such a question, each pair once. A word of letters that look alike, or another form, is found
 * among the two in Hebrew; the others are distinguished by their meaning. Words of which both would be right are no pair.
 */
export function putSideBySide(tasks: readonly Task[], firm: readonly RivalWord[]): Task[] {
  const likeness = createLikeness();
  const used = new Set<number>();
  return tasks.map((task) => {
    const word = firm.find(({ id }) => id === task.wordId);
    if (!word || skillOf(task.exercise) === 'produce' || task.exercise === 'read-cursive') return task;
    if (used.size >= 2 * mostRivals || used.has(word.id)) return task;
    const isHeard = task.exercise === 'listen';
    const rivals = firm.flatMap((rival) => {
      const alike = used.has(rival.id) ? undefined : likeness(word, rival);
      const areOne = areAlike(word, rival, isHeard ? 'listening' : 'hebrew-russian');
      return alike && !areOne ? [{ rival, alike }] : [];
    });
    const [best] = rivals.sort(
      (a, b) => rank(a.alike, isHeard) - rank(b.alike, isHeard) || a.rival.id - b.rival.id,
    );
    if (!best) return task;
    used.add(word.id).add(best.rival.id);
    const exercise = isHeard ? 'listen' : isSeen(best.alike) ? 'choose-hebrew' : 'choose-russian';
    return { ...task, exercise, rivalId: best.rival.id };
  });
}

/** By ear what sounds alike comes first. */
function rank(alike: Likeness, isHeard: boolean): number {
  return isHeard && alike === 'sound' ? -1 : likenesses.indexOf(alike);
}

/** Distinguished by their letters. */
const isSeen = (alike: Likeness): boolean => alike === 'look' || alike === 'form' || alike === 'sound';
