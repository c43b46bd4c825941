import { useCallback, useEffect, useRef, useState } from 'react';
import type { Word } from '../../../../core/contracts/catalogue.ts';
import type { StartQuizResponse } from '../../../../core/contracts/quiz.ts';
import { createQuiz } from '../../../../core/quiz/create-quiz.ts';
import { nextQuiz, type QuizEvent, type QuizState, startQuiz } from '../../../../core/quiz/session.ts';
import { quizFeedbackMs, quizWritingFeedbackMs } from '../../lib/timing.ts';

export type QuizOfWords = QuizState<Word>;
export type SendToQuiz = (event: QuizEvent) => void;

/**
 * The quiz's reducer on the screen. `onEnd` is called in the very moment of the answer that ends the quiz, so that its
 * result is safe before anything is shown.
 */
export function useQuiz(
  quiz: StartQuizResponse,
  onEnd: (state: QuizOfWords) => void,
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
  const isWritten = state.questions[position]?.type === 'handwriting';
  useEffect(() => {
    if (phase !== 'feedback') return;
    const shownMs = isWritten ? quizWritingFeedbackMs : quizFeedbackMs;
    const timer = setTimeout(() => send({ type: 'advance' }), shownMs);
    return () => clearTimeout(timer);
  }, [phase, isWritten, send]);

  return { state, send };
}
