import { createQuiz, type QuizInput } from './create-quiz.ts';
import type { QuizWord } from './question.ts';
import { nextQuiz, type QuizEvent, type QuizState, startQuiz } from './session.ts';

/** An attempt as it is put away: what the server sent at its start, and all that happened since. */
export type KeptAttempt<Q extends QuizInput = QuizInput> = {
  /** The learner's date at its start: an attempt can be continued on this day only. */
  date: string;
  quiz: Q;
  events: readonly QuizEvent[];
};

/**
 * Returns the quiz as it was left: its questions are made again and the events played again, so that what was put away is
 * judged by the same rules as the first time.
 */
export function resumeQuiz<W extends QuizWord>({ quiz, events }: KeptAttempt<QuizInput<W>>): QuizState<W> {
  return events.reduce<QuizState<W>>(nextQuiz, startQuiz(createQuiz(quiz)));
}

/** True for an attempt of today in which something was answered. */
export function canResume(kept: Pick<KeptAttempt, 'date' | 'events'>, today: string): boolean {
  return kept.date === today && kept.events.length > 0;
}
