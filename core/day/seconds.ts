import type { FormExercise } from '../forms/skills.ts';
import type { LetterTask } from '../memory/letters.ts';
import type { Task } from '../memory/plan.ts';
import type { HeardNumber } from '../numbers/tasks.ts';
import { forms } from '../round/kinds/forms.ts';
import { letters } from '../round/kinds/letters.ts';
import { numbers } from '../round/kinds/numbers.ts';
import { words } from '../round/kinds/words.ts';

/** The questions of a day, by kind; what a moment of planning does not know yet is missing. */
export type DayQuestions = {
  /** Due words, and misses of earlier today. */
  words?: readonly Task[];
  letters?: readonly LetterTask[];
  numbers?: readonly HeardNumber[];
  forms?: readonly { skill: string; exercise: FormExercise }[];
};

const formKind = forms();
const numberKind = numbers();

/** Returns how long questions take, seconds, without the misses that come back. */
export function secondsOfDay(day: DayQuestions): number {
  const seconds = [
    ...(day.words ?? []).map(words.seconds),
    ...(day.letters ?? []).map(letters.seconds),
    ...(day.numbers ?? []).map(numberKind.seconds),
    ...(day.forms ?? []).map(formKind.seconds),
  ];
  return seconds.reduce((sum, one) => sum + one, 0);
}

/** Whole minutes for questions, rounded up; 0 for none. A tenth is added for misses that come back. */
export const minutesOfDay = (day: DayQuestions): number => minutesOf(secondsOfDay(day));

/** The same for seconds. */
export const minutesOf = (seconds: number): number => Math.ceil((seconds * 1.1) / 60);
