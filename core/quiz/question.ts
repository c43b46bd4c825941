import { type QuestionType, questionKinds, type Shown } from './question-types.ts';

/** A word as the quiz needs it. */
export type QuizWord = {
  id: number;
  /** Plain letters, e.g. 'שולחן'. */
  hebrew: string;
  /** The same with niqqud. */
  pronunciation: string;
  /** Cyrillic reading aid. */
  transcription: string;
  russian: string;
  /** Other accepted spellings, plain letters. */
  variants: readonly string[];
};

/** One option of a choice: the text that is shown and sent, and its word. */
export type Option<W extends QuizWord = QuizWord> = { text: string; word: W | QuizWord };

export type Question<W extends QuizWord = QuizWord> = {
  /** Position in the quiz, from 0; identifies the answer. */
  index: number;
  type: QuestionType;
  word: W;
  /** The first text that the question shows; empty when it is only heard (`questionKinds[type].shows`). */
  question: string;
  correctAnswer: string;
  /** Shuffled, the answer included; empty where nothing is chosen. */
  options: readonly Option<W>[];
  attempts: number;
};

/** The text of a word for each name; a sound has none. */
export function shownText(word: QuizWord, what: Shown): string {
  return what === 'sound' ? '' : word[what];
}

/**
 * Returns the text that answers a question of the type about the word. A spoken, drawn or typed one is answered in
 * Hebrew.
 */
export function correctAnswerOf(word: QuizWord, type: QuestionType): string {
  return word[questionKinds[type].options ?? 'hebrew'];
}

/** The same question for a learner who cannot be recorded; the server accepts its answer for the spoken one. */
export function asDictation<W extends QuizWord>(question: Question<W>): Question<W> {
  return { ...question, type: 'dictation', question: '', attempts: questionKinds.dictation.attempts };
}
