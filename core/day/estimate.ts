import { formSeconds as secondsOfForms } from '../forms/round.ts';
import { formBudget, newFormsSeconds } from '../forms/today.ts';
import { exercisesOf, type Skill, usualSeconds } from '../memory/exercises.ts';
import { letterBudget, letterSeconds } from '../memory/letters.ts';
import { secondsOfRules } from '../memory/rules.ts';
import { minutesOf } from './seconds.ts';

/** A day before its exercises are chosen. */
export type DayOutline = {
  /** What its words will be asked for, or how many there are. */
  words: readonly Skill[] | number;
  /** Letters, rules, and forms, that are due. */
  letters: number;
  rules: number;
  forms: number;
  /** Of its dialogue, 0 for none. */
  dialogueSeconds: number;
};

/**
 * Returns about how many whole minutes the plan of a day takes: home and a reminder read too little to plan it. Each kind
 * takes the mean of its exercises, up to its share. The numbers of a day's first session are not counted.
 */
export function estimateMinutes(day: DayOutline): number {
  const { words, letters, rules, forms, dialogueSeconds } = day;
  const wordSeconds =
    typeof words === 'number'
      ? words * secondsOfWord
      : words.reduce((sum, skill) => sum + secondsOfSkill[skill], 0);
  const shared = letters * secondsOfLetter + secondsOfRules(rules);
  const others = wordSeconds + Math.min(shared, letterBudget(wordSeconds));
  const formSeconds = Math.min(newFormsSeconds + forms * secondsOfForm, formBudget(others));
  return minutesOf(others + formSeconds + dialogueSeconds);
}

/** Of a word on a full day: the mean of the seeded learners in test/support/seeded-learners.ts. */
const secondsOfWord = 10;

const mean = (seconds: readonly number[]): number =>
  seconds.reduce((sum, one) => sum + one, 0) / seconds.length;
const meanOf = (skill: Skill): number => mean(exercisesOf[skill].map((exercise) => usualSeconds[exercise]));

const secondsOfSkill = { hear: meanOf('hear'), read: meanOf('read'), produce: usualSeconds.type };
const secondsOfLetter = mean(Object.values(letterSeconds));
const secondsOfForm = mean(Object.values(secondsOfForms));
