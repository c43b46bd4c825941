import { type Grade as FsrsGrade, fsrs, Rating } from 'ts-fsrs';
import type { Grade } from '../../core/memory/recall.ts';

/** How a simulated learner forgets. Knows nothing of the schedule. */
export type Law = {
  name: string;
  /** The trace that the lesson leaves. */
  learn(grade: Grade): Trace;
  /** Likelihood of recall after so many days, 0 to 1. */
  recall(trace: Trace, days: number): number;
  /** The trace after a review. */
  review(trace: Trace, days: number, grade: Grade): Trace;
};

export type Trace = { stability: number; difficulty: number; right: number; wrong: number };

const ratings: Record<Grade, FsrsGrade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const engine = fsrs({ enable_short_term: false });

/** Forgets as FSRS-6 with default weights says: the law by which the schedules are made, so it flatters them. */
export const fsrsLaw: Law = {
  name: 'FSRS-6',
  learn: (grade) => ({ ...engine.next_state(null, 0, ratings[grade]), right: 0, wrong: 0 }),
  recall: (trace, days) => engine.forgetting_curve(days, trace.stability),
  review: (trace, days, grade) => ({ ...trace, ...engine.next_state(trace, days, ratings[grade]) }),
};

/**
 * Half-life regression (Settles and Meeder, ACL 2016): the half-life in days is 2 to the power of a weighted sum of the
 * square roots of right and wrong answers. Weights: those that the open SRS benchmark starts its HLR from.
 */
const halfLifeWeights = { right: 2.5819, wrong: -0.8674, bias: 2.7245 };

function halfLife({ right, wrong }: Trace): number {
  const { right: perRight, wrong: perWrong, bias } = halfLifeWeights;
  return 2 ** (bias + perRight * Math.sqrt(right) + perWrong * Math.sqrt(wrong));
}

/** Knows counts of right and wrong answers only: neither when they were given nor how hard the word is. */
export const halfLifeLaw: Law = {
  name: 'Half-life regression',
  // The lesson shows the word: it leaves the half-life of a word that was never recalled.
  learn: () => ({ stability: 0, difficulty: 0, right: 0, wrong: 0 }),
  recall: (trace, days) => 2 ** (-days / halfLife(trace)),
  review: (trace, _days, grade) =>
    grade === 'again' ? { ...trace, wrong: trace.wrong + 1 } : { ...trace, right: trace.right + 1 },
};
