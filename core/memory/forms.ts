import { type FormExercise, isCheckedForm } from '../forms/skills.ts';
import type { ActivityDate } from '../streak/streak.ts';
import { answersInOrder, gradedDays, type ItemAnswer } from './graded-days.ts';
import { followDays } from './schedule.ts';

/** One recorded answer about a skill. */
export type FormAnswer = ItemAnswer & { exercise: FormExercise };

/** How well a skill of forms is remembered; follows from its answers alone. */
export type FormMemory = {
  /** True before anything about it was seen. */
  isNew: boolean;
  /** 0–1: 0 for a new skill. */
  sureness: number;
  /** The learner's date from which it is asked; for a new skill that of today. */
  due: ActivityDate;
  /** The first and the last day on which it was met or asked; null for a new skill. */
  firstDate: ActivityDate | null;
  lastDate: ActivityDate | null;
  /** Checked answers, and the misses among them. */
  answers: number;
  misses: number;
};

/** The number of these rules: raised with every change that moves a schedule. */
export const formScheduleVersion = 2;

/** Days of stability from which a skill counts as sure. It is asked on, ever more seldom. */
const sureFromDays = 21;

/** Returns what follows from all answers about a skill, whatever the order in which they arrived. */
export function rememberForm(skill: string, given: readonly FormAnswer[], today: ActivityDate): FormMemory {
  const answers = checkedInOrder(given);
  const checked = answers.filter(({ isChecked }) => isChecked);
  const counts = { answers: checked.length, misses: checked.filter(({ isRight }) => !isRight).length };
  const days = daysOfForm(given);
  const dates = answers.map(({ date }) => date).sort();
  const firstDate = dates[0] ?? null;
  const lastDate = dates.at(-1) ?? null;
  if (days.length === 0) return { isNew: true, sureness: 0, due: today, firstDate, lastDate, ...counts };
  const { due, stability } = followDays(formSeed(skill), days);
  const sureness = Math.round(Math.min(1, stability / sureFromDays) * 100) / 100;
  return { isNew: false, sureness, due, firstDate, lastDate, ...counts };
}

const checkedInOrder = (given: readonly FormAnswer[]) =>
  answersInOrder(given).map((answer) => ({ ...answer, isChecked: isCheckedForm(answer.exercise) }));

/** What seeds the fuzz of a skill's schedule. */
export const formSeed = (skill: string): string => `form ${skill}`;

/** The graded days of a skill of forms. */
export const daysOfForm = (given: readonly FormAnswer[]): ReturnType<typeof gradedDays> =>
  gradedDays(checkedInOrder(given));
