import type { Question, QuizWord } from './question.ts';
import { correctToPass, maxErrors } from './question-types.ts';

/** The result of a question; 'open' when it was never answered. */
export const marks = ['open', 'right', 'wrong', 'skipped'] as const;
export type Mark = (typeof marks)[number];

/** The figures of a quiz, with the names of SPEC §3. */
export type Outcome = {
  totalQuestions: number;
  correctAnswers: number;
  errors: number;
  skippedQuestions: number;
  /** Percentage of right answers among all questions, 0–100 with one decimal; 100 only when all are right. */
  score: number;
  /** At least 32 right answers and fewer than 5 errors. */
  passed: boolean;
};

export const perfectScore = 100;

/** Returns the figures of a quiz from the marks of all its questions. */
export function outcomeOf(marks: readonly Mark[]): Outcome {
  const count = (wanted: Mark) => marks.filter((mark) => mark === wanted).length;
  const [correctAnswers, errors] = [count('right'), count('wrong')];
  return {
    totalQuestions: marks.length,
    correctAnswers,
    errors,
    skippedQuestions: count('skipped'),
    score: marks.length === 0 ? 0 : Math.round((correctAnswers / marks.length) * 1000) / 10,
    passed: correctAnswers >= correctToPass && errors < maxErrors,
  };
}

/** True while enough right answers are still within reach. */
export function canStillPass(marks: readonly Mark[]): boolean {
  const { errors } = outcomeOf(marks);
  return bestPossible(marks) >= correctToPass && errors < maxErrors;
}

/** Right answers if every question that is still open is answered right. */
export function bestPossible(marks: readonly Mark[]): number {
  return marks.filter((mark) => mark === 'right' || mark === 'open').length;
}

export type WordMistakes<W extends QuizWord = QuizWord> = {
  word: W;
  missed: { question: Question<W>; mark: Mark }[];
};

/** Returns the mistakes by word, in the order of the quiz; words with every asked question right are left out. */
export function mistakesOf<W extends QuizWord>(
  questions: readonly Question<W>[],
  marks: readonly Mark[],
): WordMistakes<W>[] {
  const byWord = new Map<number, WordMistakes<W>>();
  for (const question of questions) {
    const mark = marks[question.index] ?? 'open';
    if (mark === 'right' || mark === 'open') continue;
    const { word } = question;
    const known = byWord.get(word.id) ?? { word, missed: [] };
    known.missed.push({ question, mark });
    byWord.set(word.id, known);
  }
  return [...byWord.values()];
}
