import { type Exercise, insteadOf } from '../../../../core/memory/exercises.ts';
import { currentTask, type Session, swapTask } from '../../../../core/memory/session.ts';

/** What a learner may say that they cannot do where they are now: it is swapped, never skipped. */
export const swappable = ['speak', 'listen', 'write'] as const;
export type Swappable = (typeof swappable)[number];

export function canBeSwapped(exercise: Exercise): exercise is Swappable {
  return (swappable as readonly Exercise[]).includes(exercise);
}

/** The session with its current task swapped when it asks for what cannot be done now. */
export function asPossible(session: Session, impossible: ReadonlySet<Exercise>): Session {
  const task = currentTask(session);
  const instead = task && impossible.has(task.exercise) ? insteadOf[task.exercise] : undefined;
  return instead ? swapTask(session, instead) : session;
}
