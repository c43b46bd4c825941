import type { Exercise } from '../../../../core/memory/exercises.ts';

/** What a learner may say that they cannot do where they are now: it is swapped, never skipped. */
const swappable = ['speak', 'listen', 'write'] as const;
export type Swappable = (typeof swappable)[number];

export function canBeSwapped(exercise: Exercise | undefined): exercise is Swappable {
  return (swappable as readonly (Exercise | undefined)[]).includes(exercise);
}
