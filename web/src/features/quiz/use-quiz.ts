import { useCallback, useEffect, useRef, useState } from 'react';
import type { Word } from '../../../../core/contracts/catalogue.ts';
import type { QuestionType } from '../../../../core/quiz/question-types.ts';
import { nextQuiz, type QuizEvent, type QuizState } from '../../../../core/quiz/session.ts';
import { quizFeedbackMs, quizWritingFeedbackMs } from '../../lib/time/timing.ts';

export type QuizOfWords = QuizState<Word>;
export type SendToQuiz = (event: QuizEvent) => void;
/** How long a right answer is shown after a question of this type, milliseconds; a wrong one waits for the learner. */
export type FeedbackMs = (type: QuestionType) => number;

export const usualFeedbackMs: FeedbackMs = (type) =>
  type === 'handwriting' ? quizWritingFeedbackMs : quizFeedbackMs;

type UseQuizInput = {
  start: () => QuizOfWords;
  /** Called with each event that changed the quiz, in the moment of the event: nothing is shown before it is safe. */
  onChange?: (state: QuizOfWords, event: QuizEvent) => void;
  feedbackMs: FeedbackMs;
};

/** The quiz's reducer on the screen. */
export function useQuiz({ start, onChange, feedbackMs }: UseQuizInput): {
  state: QuizOfWords;
  send: SendToQuiz;
} {
  const [state, setState] = useState(start);
  const latest = useRef(state);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });

  const send = useCallback((event: QuizEvent) => {
    const after = nextQuiz(latest.current, event);
    if (after === latest.current) return;
    latest.current = after;
    setState(after);
    change.current?.(after, event);
  }, []);

  const { phase, position } = state;
  const type = state.questions[position]?.type;
  const isRight = state.marks[position] === 'right';
  useEffect(() => {
    if (phase !== 'feedback' || !type || !isRight) return;
    const timer = setTimeout(() => send({ type: 'advance' }), feedbackMs(type));
    return () => clearTimeout(timer);
  }, [phase, type, isRight, feedbackMs, send]);

  return { state, send };
}
