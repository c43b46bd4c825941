import { useCallback, useEffect, useRef, useState } from 'react';
import type { Word } from '../../../../core/contracts/catalogue.ts';
import type { StartQuizResponse } from '../../../../core/contracts/quiz.ts';
import { createQuiz } from '../../../../core/quiz/create-quiz.ts';
import type { QuestionType } from '../../../../core/quiz/question-types.ts';
import { nextQuiz, type QuizEvent, type QuizState, startQuiz } from '../../../../core/quiz/session.ts';
import { quizFeedbackMs, quizWritingFeedbackMs } from '../../lib/time/timing.ts';

export type QuizOfWords = QuizState<Word>;
export type SendToQuiz = (event: QuizEvent) => void;
/** How long right or wrong is shown after a question of this type, milliseconds. */
export type FeedbackMs = (type: QuestionType) => number;

export const usualFeedbackMs: FeedbackMs = (type) =>
  type === 'handwriting' ? quizWritingFeedbackMs : quizFeedbackMs;

/**
 * The quiz's reducer on the screen. `onEnd` is called in the very moment of the answer that ends the quiz, so that its
 * result is safe before anything is shown.
 */
export function useQuiz(
  quiz: StartQuizResponse,
  { onEnd, feedbackMs }: { onEnd: (state: QuizOfWords) => void; feedbackMs: FeedbackMs },
): { state: QuizOfWords; send: SendToQuiz } {
  const [state, setState] = useState(() => startQuiz(createQuiz(quiz)));
  const latest = useRef(state);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  const send = useCallback((event: QuizEvent) => {
    const before = latest.current;
    const after = nextQuiz(before, event);
    latest.current = after;
    setState(after);
    if (after.end && !before.end) end.current(after);
  }, []);

  const { phase, position } = state;
  const type = state.questions[position]?.type;
  useEffect(() => {
    if (phase !== 'feedback' || !type) return;
    const timer = setTimeout(() => send({ type: 'advance' }), feedbackMs(type));
    return () => clearTimeout(timer);
  }, [phase, type, feedbackMs, send]);

  return { state, send };
}
