import type { Stage } from '../lesson/stages.ts';

/**
 * The two schedules of a word: understand goes from Hebrew sound or script to its meaning, produce from the meaning to
 * the Hebrew word, spoken, written or typed. Four schedules (one for each stage) would mean 160 exercises on a busy
 * day.
 */
export const skills = ['understand', 'produce'] as const;
export type Skill = (typeof skills)[number];

/**
 * The exercises of a review. `choose-hebrew` belongs to understanding: finding the word among four is recognition, not
 * recall.
 */
export const exercises = ['choose-russian', 'choose-hebrew', 'listen', 'speak', 'write', 'type'] as const;
export type Exercise = (typeof exercises)[number];

export const exercisesOf: Record<Skill, readonly Exercise[]> = {
  understand: ['choose-russian', 'listen', 'choose-hebrew'],
  produce: ['type', 'speak', 'write'],
};

export function skillOf(exercise: Exercise): Skill {
  return exercisesOf.understand.includes(exercise) ? 'understand' : 'produce';
}

/** The lesson stage nearest to an exercise: its answers are stored under this name. */
export const stageOfExercise: Record<Exercise, Stage> = {
  'choose-russian': 'LISTEN',
  'choose-hebrew': 'LISTEN',
  listen: 'LISTEN',
  speak: 'RECORD',
  write: 'WRITE',
  type: 'TYPE',
};

/** What is asked instead of an exercise that cannot be done now: «не могу говорить сейчас» swaps, never skips. */
export const insteadOf: Partial<Record<Exercise, Exercise>> = {
  speak: 'type',
  write: 'type',
  listen: 'choose-russian',
};

/** How long an exercise takes a learner, seconds: for the minutes shown in «Сегодня». */
const usualSeconds: Record<Exercise, number> = {
  'choose-russian': 6,
  'choose-hebrew': 7,
  listen: 8,
  speak: 10,
  write: 22,
  type: 15,
};

/** Whole minutes for exercises, rounded up; 0 for none. A tenth is added for misses that come back. */
export function minutesFor(planned: readonly Exercise[]): number {
  return minutesOf(secondsFor(planned));
}

/** Seconds for exercises, without the misses that come back. */
export function secondsFor(planned: readonly Exercise[]): number {
  return planned.reduce((sum, exercise) => sum + usualSeconds[exercise], 0);
}

/** The same before the exercises are chosen, from the number of reviews of each skill. */
export function minutesForSkills(reviews: Record<Skill, number>): number {
  return minutesOf(
    skills.reduce((sum, skill) => {
      const seconds = exercisesOf[skill].map((exercise) => usualSeconds[exercise]);
      return sum + (reviews[skill] * seconds.reduce((total, one) => total + one, 0)) / seconds.length;
    }, 0),
  );
}

function minutesOf(seconds: number): number {
  return Math.ceil((seconds * 1.1) / 60);
}
