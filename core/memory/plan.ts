import type { ActivityDate } from '../streak/streak.ts';
import { type Exercise, exercisesOf, type Skill, skillOf } from './exercises.ts';
import { gradeOf, inOrder, type Recall } from './recall.ts';
import { type MemoryCard, retrievability } from './schedule.ts';

/** A schedule of a word with what chooses its next exercise. */
export type DueCard = {
  wordId: number;
  skill: Skill;
  card: Pick<MemoryCard, 'due' | 'stability' | 'lastDate'>;
  /** Checked answers of this skill, oldest first; the latest few are enough. */
  history: readonly { exercise: Exercise; wasRight: boolean }[];
};

export type Task = { wordId: number; skill: Skill; exercise: Exercise };

/** What can be asked where the learner sits now. */
export type Circumstances = { canSpeak: boolean; canListen: boolean };

/** As many reviews a day as are offered at most: what is left waits for tomorrow. */
export const reviewsPerDay = 60;

/** With more due words than this, no new ones are offered. */
export const newWordsPauseAbove = 60;

/**
 * What is reviewed on a date: due cards, the likeliest to be forgotten first, at most `limit`. Of a word whose two
 * schedules are due only production is asked: a right answer speaks for both, after a wrong one understanding has its
 * turn tomorrow.
 */
export function planReviews(
  cards: readonly DueCard[],
  today: ActivityDate,
  circumstances: Circumstances,
  limit = reviewsPerDay,
): Task[] {
  const due = cards.filter(({ card }) => card.due <= today);
  const produced = new Set(due.filter(({ skill }) => skill === 'produce').map(({ wordId }) => wordId));
  return due
    .filter(({ skill, wordId }) => skill === 'produce' || !produced.has(wordId))
    .map((entry) => ({ entry, likelihood: retrievability(entry.card, today) }))
    .sort((a, b) => a.likelihood - b.likelihood || a.entry.wordId - b.entry.wordId)
    .slice(0, Math.max(0, limit))
    .map(({ entry }) => ({
      wordId: entry.wordId,
      skill: entry.skill,
      exercise: nextExercise(entry, circumstances),
    }));
}

/** How strongly older answers count in the running success rate of an exercise: each half as much as the next. */
const memoryOfSuccess = 0.5;

/** An exercise that was not asked in so many reviews of a schedule has its turn, however well it goes. */
const longestAbsence = 3;

/**
 * The exercise for a schedule: the one with the lowest running success rate, unless another was not asked for too long.
 * What cannot be done now is swapped for another of the same skill, never skipped.
 */
export function nextExercise(
  { skill, history }: Pick<DueCard, 'skill' | 'history'>,
  { canSpeak, canListen }: Circumstances,
): Exercise {
  const possible = exercisesOf[skill].filter(
    (exercise) => (exercise !== 'speak' || canSpeak) && (exercise !== 'listen' || canListen),
  );
  const recent = history.slice(-longestAbsence).map(({ exercise }) => exercise);
  const absent = possible.filter((exercise) => !recent.includes(exercise));
  const candidates = recent.length === longestAbsence && absent.length > 0 ? absent : possible;
  const ranked = candidates
    .map((exercise) => ({
      exercise,
      rate: successRate(exercise, history),
      // Never twice the same in a row while another is as weak.
      repeats: history.at(-1)?.exercise === exercise ? 1 : 0,
    }))
    .sort((a, b) => a.rate - b.rate || a.repeats - b.repeats);
  return ranked[0]?.exercise ?? (skill === 'understand' ? 'choose-russian' : 'type');
}

/** 0 to 1; one half for an exercise that was never asked. */
function successRate(exercise: Exercise, history: DueCard['history']): number {
  return history
    .filter((entry) => entry.exercise === exercise)
    .reduce((rate, { wasRight }) => rate * memoryOfSuccess + (wasRight ? 1 : 0) * (1 - memoryOfSuccess), 0.5);
}

/** The history of a skill from what was written down. */
export function historyOf(recalls: readonly Recall[], skill: Skill): DueCard['history'] {
  return inOrder(recalls)
    .filter(({ exercise }) => skillOf(exercise) === skill)
    .flatMap((recall) => {
      const grade = gradeOf(recall, 0);
      return grade ? [{ exercise: recall.exercise, wasRight: grade !== 'again' }] : [];
    });
}
