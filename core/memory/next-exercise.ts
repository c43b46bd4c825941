import { type Exercise, exercisesOf, type Skill, skillOf } from './exercises.ts';
import { gradeOf, inOrder, type Recall } from './recall.ts';

/** Checked answers of one skill of a word, oldest first; the latest few are enough. */
export type SkillHistory = readonly { exercise: Exercise; wasRight: boolean }[];

/** What can be asked where the learner is now. */
export type Circumstances = {
  canSpeak: boolean;
  canListen: boolean;
  /** The handwriting font can be shown; a chat has none. */
  canShowCursive: boolean;
};

/** The weight of older answers in the running success rate of an exercise: each counts half as much as the next. */
const memoryOfSuccess = 0.5;

/** An exercise that was not asked in this many reviews of a schedule is next, however well it goes. */
const longestAbsence = 3;

/**
 * Returns the exercise for a schedule: the one with the lowest running success rate, unless another was not asked for
 * too long. An exercise that cannot be done now is swapped for another of the same skill, never skipped.
 */
export function nextExercise(
  { skill, history }: { skill: Skill; history: SkillHistory },
  { canSpeak, canListen, canShowCursive }: Circumstances,
): Exercise {
  if (skill === 'read' && canShowCursive && isReadyForCursive(history)) return 'read-cursive';
  const possible = exercisesOf[skill].filter(
    (exercise) =>
      // Asked by rules of their own: `isReadyForCursive`, `withGaps`.
      exercise !== 'read-cursive' &&
      exercise !== 'gap' &&
      (exercise !== 'speak' || canSpeak) &&
      (exercise !== 'listen' || canListen),
  );
  const recent = history.slice(-longestAbsence).map(({ exercise }) => exercise);
  const absent = possible.filter((exercise) => !recent.includes(exercise));
  const candidates = recent.length === longestAbsence && absent.length > 0 ? absent : possible;
  const ranked = candidates
    .map((exercise) => ({
      exercise,
      rate: successRate(exercise, history),
      // Never the same exercise twice in a row while another is as weak.
      repeats: history.at(-1)?.exercise === exercise ? 1 : 0,
    }))
    .sort((a, b) => a.rate - b.rate || a.repeats - b.repeats);
  return ranked[0]?.exercise ?? (skill === 'produce' ? 'type' : 'choose-russian');
}

/**
 * Cursive is read once print was: after a right answer in print, and again as long as cursive itself goes well. After a
 * miss the word is read in print first.
 */
function isReadyForCursive(history: SkillHistory): boolean {
  return history.at(-1)?.wasRight === true;
}

/** 0 to 1; one half for an exercise that was never asked. */
function successRate(exercise: Exercise, history: SkillHistory): number {
  return history
    .filter((entry) => entry.exercise === exercise)
    .reduce((rate, { wasRight }) => rate * memoryOfSuccess + (wasRight ? 1 : 0) * (1 - memoryOfSuccess), 0.5);
}

/** Returns the history of a skill from the recorded answers. */
export function historyOf(recalls: readonly Recall[], skill: Skill): SkillHistory {
  return inOrder(recalls)
    .filter(({ exercise }) => skillOf(exercise) === skill)
    .flatMap((recall) => {
      const grade = gradeOf(recall, 0);
      return grade ? [{ exercise: recall.exercise, wasRight: grade !== 'again' }] : [];
    });
}
