import type { FormExercise } from '../forms/skills.ts';
import type { LetterTask } from '../memory/letters.ts';
import type { Task } from '../memory/plan.ts';
import type { HeardNumber } from '../numbers/tasks.ts';
import { dialogues } from '../round/kinds/dialogues.ts';
import { forms } from '../round/kinds/forms.ts';
import { letters } from '../round/kinds/letters.ts';
import { numbers } from '../round/kinds/numbers.ts';
import { rules } from '../round/kinds/rules.ts';
import { words } from '../round/kinds/words.ts';
import { type DayPart, dayOrder } from './order.ts';
import type { PlannedCheck } from './rules.ts';

/** A question of each part. Words are those that are due, and misses of earlier today. */
type Questions = {
  letters: LetterTask;
  rules: PlannedCheck;
  forms: { skill: string; exercise: FormExercise };
  numbers: HeardNumber;
  words: Task;
};

/** The questions of a day; what a moment of planning does not know yet is missing. */
type PartQuestions = { [P in DayPart]?: readonly Questions[P][] };
export type DayQuestions = PartQuestions & {
  dialogue?: { dialogueId: number; seconds: number } | undefined;
};

const secondsOf: { [P in DayPart]: (question: Questions[P]) => number } = {
  letters: letters.seconds,
  rules: rules().seconds,
  forms: forms().seconds,
  numbers: numbers().seconds,
  words: words.seconds,
};

/** Returns how long questions take, seconds, without the misses that come back. */
export const secondsOfDay = (day: DayQuestions): number =>
  dayOrder.reduce((sum, part) => sum + secondsOfPart(part, day), 0) +
  (day.dialogue ? dialogues().seconds(day.dialogue) : 0);

function secondsOfPart<P extends DayPart>(part: P, day: PartQuestions): number {
  const asked: PartQuestions[P] = day[part];
  return (asked ?? []).reduce((sum, question) => sum + secondsOf[part](question), 0);
}

/** Whole minutes for questions, rounded up; 0 for none. A tenth is added for misses that come back. */
export const minutesOfDay = (day: DayQuestions): number => minutesOf(secondsOfDay(day));

/** The same for seconds. */
export const minutesOf = (seconds: number): number => Math.ceil((seconds * 1.1) / 60);
