import type { Stage } from '../lesson/stages.ts';

/**
 * The three schedules of a word: hear goes from its sound to the meaning, read from its letters to the meaning, produce
 * from the meaning to the Hebrew word, spoken, written or typed. Four schedules (one for each stage) would mean 160
 * exercises on a busy day.
 */
export const skills = ['hear', 'read', 'produce'] as const;
export type Skill = (typeof skills)[number];

/** What understanding means: a visit to a word asks for one of these or for production. */
export const understanding = ['hear', 'read'] as const satisfies readonly Skill[];

/**
 * The exercises of a review. `choose-hebrew` belongs to reading: finding the word among four is recognition, not recall.
 * `read-cursive` is `choose-russian` in a handwriting font; `gap` is the word typed where it is missing in its sentence.
 */
export const exercises = [
  'choose-russian',
  'choose-hebrew',
  'listen',
  'speak',
  'write',
  'type',
  'read-cursive',
  'gap',
] as const;
export type Exercise = (typeof exercises)[number];

export const exercisesOf: Record<Skill, readonly Exercise[]> = {
  hear: ['listen'],
  read: ['choose-russian', 'choose-hebrew', 'read-cursive'],
  produce: ['type', 'speak', 'write', 'gap'],
};

export function skillOf(exercise: Exercise): Skill {
  return skills.find((skill) => exercisesOf[skill].includes(exercise)) ?? 'produce';
}

/** The lesson stage nearest to an exercise: its answers are stored under this name. */
export const stageOfExercise: Record<Exercise, Stage> = {
  'choose-russian': 'LISTEN',
  'choose-hebrew': 'LISTEN',
  listen: 'LISTEN',
  'read-cursive': 'LISTEN',
  speak: 'RECORD',
  write: 'WRITE',
  type: 'TYPE',
  gap: 'TYPE',
};

/** What is asked instead of an exercise that cannot be done now: «не могу говорить сейчас» swaps, never skips. */
export const insteadOf: Partial<Record<Exercise, Exercise>> = {
  speak: 'type',
  write: 'type',
  listen: 'choose-russian',
  gap: 'type',
};

/** How long an exercise takes a learner, seconds: for shares of a session and the minutes that are shown. */
export const usualSeconds: Record<Exercise, number> = {
  'choose-russian': 6,
  'choose-hebrew': 7,
  listen: 8,
  'read-cursive': 8,
  speak: 10,
  write: 22,
  type: 15,
  gap: 18,
};

/** Seconds for exercises, without the misses that come back. */
export function secondsFor(planned: readonly Exercise[]): number {
  return planned.reduce((sum, exercise) => sum + usualSeconds[exercise], 0);
}
