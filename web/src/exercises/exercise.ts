import type { Word } from '../../../core/contracts/catalogue.ts';
import type { Stroke } from '../../../core/handwriting/shapes.ts';
import type { StageResult } from '../../../core/lesson/stages.ts';
import type { Settings } from '../../../core/settings/settings.ts';
import type { ExerciseSession } from './session.ts';

/** Every drawing of one letter that was judged, in canvas pixels. */
export type LetterDrawings = readonly (readonly Stroke[])[];

export type ExerciseAnswer = {
  result: Exclude<StageResult, 'skipped'>;
  /** Counted from 1. */
  tries: number;
  /** What the recogniser wrote for a spoken answer, best first. */
  transcripts?: readonly string[];
  /** What was typed: in a quiz always, in a lesson when it was wrong. */
  typed?: string;
  /** Of a word written in a quiz, letter by letter in reading order. */
  drawings?: readonly LetterDrawings[];
  /** How long the exercise shows the result at least, milliseconds, before the next question may come. */
  shownMs?: number;
};

export type ExerciseSkip = {
  /** The learner cannot do this kind of exercise now ("I cannot speak"); without it only this one is left out. */
  forRound: boolean;
  tries: number;
};

/** What every exercise gets, in the trainer and in the quiz alike. An exercise lives as long as its question. */
export type ExerciseProps = {
  word: Word;
  /** No hints, no answer shown, and the allowed attempts are the last ones. */
  isQuiz?: boolean;
  /** The learner has answered: nothing can be pressed until the next question comes. */
  locked: boolean;
  /** The word was uncovered by the learner: what follows counts as assisted. */
  isRevealed?: boolean;
  settings: Settings;
  /** The letters that the on-screen keyboard has; all of them when missing. */
  letters?: ReadonlySet<string> | undefined;
  session: ExerciseSession;
  onAnswer: (answer: ExerciseAnswer) => void;
  onSkip: (skip: ExerciseSkip) => void;
  /** The learner asks to see the word. */
  onReveal?: () => void;
  /** Link to the chat where the bot accepts the word as a voice message; missing while it cannot. */
  voiceLink?: string | undefined;
};
