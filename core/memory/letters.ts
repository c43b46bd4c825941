import {
  type CheckedExercise,
  canDo,
  checkedExercises,
  isChecked,
  type LetterEvent,
} from '../letters/steps.ts';
import type { ActivityDate } from '../streak/streak.ts';
import { answersInOrder, gradedDays } from './graded-days.ts';
import { followDays } from './schedule.ts';

/** One recorded event about one letter. */
export type LetterAnswer = {
  eventId: string;
  /** ISO time. */
  at: string;
  /** The learner's own date. */
  date: ActivityDate;
  event: LetterEvent;
  isRight: boolean;
};

/** new: never met · learning: met, not sure yet · known: recalled well enough to be left to the words, or claimed. */
export const letterPhases = ['new', 'learning', 'known'] as const;
export type LetterPhase = (typeof letterPhases)[number];

/** How well a letter is remembered; follows from its answers alone. */
export type LetterMemory = {
  phase: LetterPhase;
  /** 0–1: 1 once it is known. */
  sureness: number;
  /** The learner's date from which it is asked while it is being learned; for a new letter that of today. */
  due: ActivityDate;
  /** Checked answers, and the misses among them. */
  answers: number;
  misses: number;
  /** Known by the learner's own word, not contradicted by a miss since. */
  isClaimed: boolean;
};

/** The number of these rules: raised with every change that moves a schedule. */
export const letterScheduleVersion = 2;

/** Days of stability from which a letter is known: the words that are read and written keep it alive from then on. */
const knownFromDays = 14;

/**
 * Returns what follows from all answers about a letter, whatever the order in which they arrived. The day on which it
 * is met is its first review: hard when something went wrong on it, again when nothing went right. On later days the
 * first checked answer counts: what follows is practice.
 */
export function rememberLetter(
  key: string,
  given: readonly LetterAnswer[],
  today: ActivityDate,
): LetterMemory {
  const answers = answersInOrder(given);
  const checked = answers.filter(({ event }) => isChecked(event));
  const misses = checked.filter(({ isRight }) => !isRight).length;
  const claim = answers.findLastIndex(({ event }) => event === 'claim');
  const isClaimed =
    claim >= 0 && !answers.slice(claim).some(({ event, isRight }) => isChecked(event) && !isRight);
  const counts = { answers: checked.length, misses };
  if (isClaimed) return { phase: 'known', sureness: 1, due: today, ...counts, isClaimed };
  const days = daysOfLetter(given);
  if (days.length === 0) return { phase: 'new', sureness: 0, due: today, ...counts, isClaimed };
  const { due, stability } = followDays(letterSeed(key), days);
  const isKnown = stability >= knownFromDays && days.at(-1)?.grade !== 'again';
  const sureness = isKnown ? 1 : Math.min(0.9, stability / knownFromDays);
  return {
    phase: isKnown ? 'known' : 'learning',
    sureness: Math.round(sureness * 100) / 100,
    due,
    ...counts,
    isClaimed,
  };
}

/** What seeds the fuzz of a letter's schedule. */
export const letterSeed = (key: string): string => `letter ${key}`;

/** The graded days of a letter; the learner's word that they know it is none. */
export function daysOfLetter(given: readonly LetterAnswer[]): ReturnType<typeof gradedDays> {
  return gradedDays(
    answersInOrder(given)
      .filter(({ event }) => event !== 'claim')
      .map(({ event, ...answer }) => ({ ...answer, isChecked: isChecked(event) })),
  );
}

/** How long a letter takes in «Сегодня», seconds. */
export const letterSeconds: Record<CheckedExercise, number> = { write: 10, find: 5, hear: 6 };

/** With no word due, letters alone take at most this long. */
const aloneSeconds = 60;

/** Seconds that letters may take beside words that take so many. */
export const letterBudget = (wordSeconds: number): number =>
  wordSeconds > 0 ? wordSeconds / 4 : aloneSeconds;

/** A letter that is due, and how often it was answered. */
export type DueLetter = {
  key: string;
  kind: 'letter' | 'final' | 'point';
  due: ActivityDate;
  hasSound: boolean;
  answers: number;
};

export type LetterTask = { key: string; exercise: CheckedExercise };

/** What a session can ask of a letter where it is played. */
export type LetterMeans = { canDraw: boolean; canListen: boolean };

/**
 * Returns the letters of a session, the longest overdue first: together at most a fifth of its time. The exercises of
 * a letter take turns, as far as they are possible.
 */
export function pickLetters(
  due: readonly DueLetter[],
  wordSeconds: number,
  means: LetterMeans,
): LetterTask[] {
  const budget = letterBudget(wordSeconds);
  const tasks: LetterTask[] = [];
  let seconds = 0;
  const waiting = [...due].sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : a.key < b.key ? -1 : 1));
  for (const letter of waiting) {
    const exercise = exerciseFor(letter, means);
    if (seconds + letterSeconds[exercise] > budget) break;
    seconds += letterSeconds[exercise];
    tasks.push({ key: letter.key, exercise });
  }
  return tasks;
}

function exerciseFor(
  { kind, hasSound, answers }: DueLetter,
  { canDraw, canListen }: LetterMeans,
): CheckedExercise {
  const sound = hasSound && canListen ? { transcription: '' } : null;
  const possible = checkedExercises.filter(
    (exercise) => canDo({ kind, sound }, exercise) && (exercise !== 'write' || canDraw),
  );
  return possible[answers % possible.length] ?? 'find';
}
