import { type Grade as FsrsGrade, fsrs, Rating } from 'ts-fsrs';
import type { Grade } from '../../../core/memory/recall.ts';

/** How a simulated learner forgets. Knows nothing of the schedule. */
export type Law = {
  name: string;
  /** The trace that the lesson leaves. */
  learn(grade: Grade): Trace;
  /** Likelihood of recall after the given number of days, 0 to 1. */
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

/** Forgets according to FSRS-6 with default weights: the law by which the schedules are made, so it flatters them. */
export const fsrsLaw: Law = {
  name: 'FSRS-6',
  learn: (grade) => ({ ...engine.next_state(null, 0, ratings[grade]), right: 0, wrong: 0 }),
  recall: (trace, days) => engine.forgetting_curve(days, trace.stability),
  review: (trace, days, grade) => ({ ...trace, ...engine.next_state(trace, days, ratings[grade]) }),
};

/**
 * Half-life regression (Settles and Meeder, "A Trainable Spaced Repetition Model for Language Learning", ACL 2016): a
 * word is recalled with likelihood 2 to the power of -days / halfLife, and the half-life, days, is 2 to the power of a
 * weighted sum of a bias and the square roots of how often it was answered right and wrong.
 *
 * The paper's repository (duolingo/halflife-regression) has code and data, but no weights. These are published by
 * open-spaced-repetition/srs-benchmark (models/hlr.py, `HLR.init_w`, commit 3307aec): its HLR starts from them for
 * every collection of Anki. Its features (features/neural_engineer.py, `HLRFeatureEngineer`, commit 339087d) count all
 * earlier ratings of a card, the first one of a new card among them; hard, good and easy are right. So the lesson,
 * which is the first rating of a word here too, is an answer like the others: the weights say nothing about a word
 * without one.
 */
const halfLifeWeights = { right: 2.5819, wrong: -0.8674, bias: 2.7245 };

/** The paper's own limits (experiment.py, `hclip`), days: 15 minutes and nine months. */
const halfLifeDays = { least: 15 / (24 * 60), most: 274 };

function halfLife({ right, wrong }: Trace): number {
  const { right: perRight, wrong: perWrong, bias } = halfLifeWeights;
  const days = 2 ** (bias + perRight * Math.sqrt(right) + perWrong * Math.sqrt(wrong));
  return Math.min(halfLifeDays.most, Math.max(halfLifeDays.least, days));
}

function answered(trace: Trace, grade: Grade): Trace {
  return grade === 'again' ? { ...trace, wrong: trace.wrong + 1 } : { ...trace, right: trace.right + 1 };
}

/** Knows counts of right and wrong answers only: neither when they were given nor how hard the word is. */
export const halfLifeLaw: Law = {
  name: 'Half-life regression',
  learn: (grade) => answered({ stability: 0, difficulty: 0, right: 0, wrong: 0 }, grade),
  recall: (trace, days) => 2 ** (-days / halfLife(trace)),
  review: (trace, _days, grade) => answered(trace, grade),
};

/** Forgets as FSRS says, with traces that begin and grow weaker: initial stability by 0.4, growth by 0.6. */
export const weakLaw: Law = {
  name: 'Слабая память',
  learn(grade) {
    const trace = fsrsLaw.learn(grade);
    return { ...trace, stability: trace.stability * weakness.start };
  },
  recall: fsrsLaw.recall,
  review(trace, days, grade) {
    const next = fsrsLaw.review(trace, days, grade);
    const growth = next.stability / trace.stability - 1;
    return growth > 0 ? { ...next, stability: trace.stability * (1 + growth * weakness.growth) } : next;
  },
};

const weakness = { start: 0.4, growth: 0.6 };

/** Forgets by a steeper power of time than FSRS-6: (1 + 19/81 t/S) to the power of -0.5, the curve of FSRS-4.5. */
export const steepLaw: Law = {
  ...fsrsLaw,
  name: 'Крутая кривая (-0,5)',
  recall: ({ stability }, days) => (1 + ((19 / 81) * days) / stability) ** -0.5,
};
