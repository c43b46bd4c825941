import type { Recogniser } from '../handwriting/recogniser.ts';
import {
  isPossible,
  isSpeechRight,
  isTextRight,
  lettersToDraw,
  type QuizAnswer,
  strokeOf,
} from './answers.ts';
import { type Mark, type Outcome, outcomeOf } from './outcome.ts';
import type { Question } from './question.ts';
import { maxErrors, maxSkips } from './question-types.ts';

/** An answer with the index of its question. */
export type GivenAnswer = QuizAnswer & { index: number };

export type Graded = Outcome & {
  /** One for each question. */
  marks: Mark[];
};

/** True if letters have to be judged: the recogniser is needed. */
export function hasDrawings(answers: readonly QuizAnswer[]): boolean {
  return answers.some(({ kind }) => kind === 'drawing');
}

/**
 * Grades answers from the questions alone, in the order of the quiz, as the phone did: choices and typed words by their
 * text, spoken ones by their transcripts, drawn ones by their strokes, every letter on hard. An impossible answer is
 * ignored and leaves its question open: of another kind, not among the options, with a third attempt, to a question
 * that does not exist or was already answered, after the fifth error, or a sixth skip.
 */
export function gradeQuiz(input: {
  questions: readonly Question[];
  answers: readonly GivenAnswer[];
  /** Required when `hasDrawings`: throws without it. */
  recogniser?: Recogniser | undefined;
}): Graded {
  if (!input.recogniser && hasDrawings(input.answers)) {
    throw new Error('drawn answers need a recogniser: load one when hasDrawings() says so');
  }
  const byIndex = new Map<number, QuizAnswer>();
  for (const answer of input.answers) if (!byIndex.has(answer.index)) byIndex.set(answer.index, answer);
  const left = { errors: maxErrors, skips: maxSkips };
  const marks = input.questions.map((question): Mark => {
    const answer = byIndex.get(question.index);
    if (left.errors === 0 || !answer || !isPossible(question, answer)) return 'open';
    if (answer.kind === 'skip') {
      left.skips -= 1;
      return left.skips < 0 ? 'open' : 'skipped';
    }
    if (isRight(question, answer, input.recogniser)) return 'right';
    left.errors -= 1;
    return 'wrong';
  });
  return { ...outcomeOf(marks), marks };
}

/** True if a possible answer is right. */
function isRight(
  question: Question,
  answer: Exclude<QuizAnswer, { kind: 'skip' }>,
  recogniser: Recogniser | undefined,
): boolean {
  switch (answer.kind) {
    case 'text':
      return isTextRight(question, answer.text);
    case 'speech':
      return isSpeechRight(question, answer.attempts);
    case 'drawing':
      return recogniser !== undefined && isDrawingRight(question, answer, recogniser);
  }
}

/** Every letter of the word was recognised in one of its drawings. */
export function isDrawingRight(
  { word }: Question,
  { guides, letters }: QuizAnswer & { kind: 'drawing' },
  recogniser: Recogniser,
): boolean {
  return lettersToDraw(word).every((letter, place) =>
    (letters[place] ?? []).some(
      (drawing) => recogniser.verify(drawing.map(strokeOf), letter, { difficulty: 'hard', guides }).accepted,
    ),
  );
}
