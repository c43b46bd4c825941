import type { StageResult } from '../lesson/stages.ts';
import type { ActivityDate } from '../streak/streak.ts';
import { type Exercise, type Skill, skillOf } from './exercises.ts';

/** One checked answer of a review, as recorded; it never changes afterwards. */
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
  /** The learner's median for this exercise when they answered; null before they have one. */
  medianMs: number | null;
  /** A hint that gave away a part, or an accepted spelling other than the word's own. */
  isPartial: boolean;
};

/** FSRS's four grades. */
export const grades = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof grades)[number];

/** Slower than this many medians is hard, faster than this many is easy. */
const slowMedians = 2;
const fastMedians = 0.6;
/** Easy needs a card that was recalled this often before. */
const successesBeforeEasy = 2;

/**
 * Returns the grade of an answer, without asking the learner (notes: self-grading flatters): again for a wrong one or
 * one given after the whole word was shown; hard for a second attempt, a partial hint, an accepted other spelling, or a
 * slow one; easy for a fast one on a well-known card; otherwise good. Returns undefined for an answer that was not
 * checked: skipped, or judged by the learner.
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

/** Spelling a word needs knowing how it is written. */
const spelled: readonly Exercise[] = ['type', 'write', 'gap'];

/**
 * Returns what an answer says about a skill: its grade when the exercise asks for that skill. Spelling the word from its
 * meaning requires the letters and the meaning, so a right one is a good review of reading; a missed one says nothing
 * about it. Nothing but hearing says anything about hearing, and understanding nothing about production.
 */
export function evidence(recall: Recall, skill: Skill, earlierSuccesses: number): Grade | undefined {
  const grade = gradeOf(recall, earlierSuccesses);
  if (skillOf(recall.exercise) === skill || grade === undefined) return grade;
  if (skill !== 'read' || !spelled.includes(recall.exercise) || grade === 'again') return undefined;
  // The hard part was finding the word, not knowing what it means.
  return grade === 'hard' ? 'good' : grade;
}

/** Returns the recalls in the order in which they happened, whatever the order in which they arrived; each once. */
export function inOrder(recalls: readonly Recall[]): Recall[] {
  const byEvent = new Map(recalls.map((recall) => [recall.eventId, recall]));
  return [...byEvent.values()].sort((a, b) => compare(a.at, b.at) || compare(a.eventId, b.eventId));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
