import type { StageResult } from '../lesson/stages.ts';
import type { ActivityDate } from '../streak/streak.ts';
import { type Exercise, type Skill, skillOf } from './exercises.ts';

/** One checked answer of a review, as it was written down: nothing of it changes afterwards. */
export type Recall = {
  eventId: string;
  /** ISO time. */
  at: string;
  /** The learner's own date. */
  date: ActivityDate;
  exercise: Exercise;
  result: StageResult;
  /** Counted from 1. */
  tries: number;
  /** Milliseconds to the answer; null when they are not known. */
  ms: number | null;
  /** The learner's median of this exercise when he answered; null before he has one. */
  medianMs: number | null;
  /** A hint that gave away a part, or a spelling that is accepted beside the word's own. */
  isPartial: boolean;
};

/** FSRS's four grades. */
export const grades = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof grades)[number];

/** Slower than so many medians is hard, faster than so many easy. */
const slowMedians = 2;
const fastMedians = 0.6;
/** Easy is for a card that was recalled so often before. */
const successesBeforeEasy = 2;

/**
 * The grade of an answer, without asking the learner (notes: self-grading flatters): again for a wrong one or one given
 * after the whole word was shown; hard for a second attempt, a partial hint, an accepted other spelling, or a slow one;
 * easy for a fast one of a card known for long; good else. Undefined for what was not checked: skipped, or judged by
 * the learner himself.
 */
export function gradeOf(recall: Recall, earlierSuccesses: number): Grade | undefined {
  if (recall.result === 'skipped' || recall.result === 'self') return undefined;
  if (recall.result !== 'right') return 'again';
  if (recall.tries > 1 || recall.isPartial) return 'hard';
  const { ms, medianMs } = recall;
  if (ms === null || medianMs === null || medianMs <= 0) return 'good';
  if (ms > slowMedians * medianMs) return 'hard';
  return ms < fastMedians * medianMs && earlierSuccesses >= successesBeforeEasy ? 'easy' : 'good';
}

/** The recalls of one skill in the order in which they happened, whatever the order in which they came; each once. */
export function recallsOf(recalls: readonly Recall[], skill: Skill): Recall[] {
  const byEvent = new Map(recalls.map((recall) => [recall.eventId, recall]));
  return [...byEvent.values()]
    .filter(({ exercise }) => skillOf(exercise) === skill)
    .sort((a, b) => compare(a.at, b.at) || compare(a.eventId, b.eventId));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
