import { useEffect, useRef, useState } from 'react';
import type { Recogniser, Verdict } from '../../../../core/handwriting/recogniser.ts';
import type { Difficulty } from '../../../../core/handwriting/shapes.ts';
import { attemptsPerLetter, minPoints } from '../../../../core/handwriting/thresholds.ts';
import {
  isWritten,
  nextWriting,
  startWriting,
  type WritingEvent,
  type WritingState,
  writingResult,
} from '../../../../core/lesson/writing.ts';
import { exerciseTexts } from '../../../../core/texts/lesson/exercises.ts';
import { handwritingTexts } from '../../../../core/texts/lesson/handwriting.ts';
import { useTelegram } from '../../lib/services.ts';
import { acceptedLetterMs } from '../../lib/time/timing.ts';
import type { ExerciseAnswer, ExerciseProps, LetterDrawings } from '../exercise.ts';
import { guides } from './guides.ts';
import { type Drawing, useDrawing } from './use-drawing.ts';

/** What to say about the latest drawing; `looksLike` is the other letter that it was taken for. */
export type WritingMessage = { tone: 'right' | 'wrong'; text: string; looksLike?: string };

export type Writing = Omit<Drawing<WritingMessage>, 'say'> & {
  writing: WritingState;
  /** The letter under the pen; undefined when the word is written. */
  letter: string | undefined;
  /** An accepted letter is on show: nothing can be drawn. */
  resting: boolean;
  /** A new number each time that the letter is to be demonstrated. */
  demonstration: number;
  check: (recogniser: Recogniser) => void;
  /** Demonstrates the letter once more. */
  replay: () => void;
  goOn: () => void;
  startOver: () => void;
};

type Options = Pick<ExerciseProps, 'word' | 'session' | 'settings' | 'isQuiz'> & {
  onAnswer: (answer: ExerciseAnswer) => void;
};

/** Nothing was judged: too little was drawn, or the templates know no such letter. It costs no attempt. */
const unjudged: readonly (string | undefined)[] = [handwritingTexts.tooShort, handwritingTexts.failed];

/**
 * A word that is passed through the recogniser letter by letter. Each verdict is reported at once and shown afterwards.
 */
export function useWriting({ word, session, settings, isQuiz = false, onAnswer }: Options): Writing {
  const { haptic } = useTelegram();
  const difficulty: Difficulty = isQuiz ? 'hard' : settings.handwriting;
  const [writing, setWriting] = useState(() => startWriting(word.hebrew, attemptsPerLetter[difficulty]));
  const { say, ...drawing } = useDrawing<WritingMessage>();
  const [demonstration, setDemonstration] = useState(0);
  /** The judged drawings of each letter. */
  const judged = useRef<LetterDrawings[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const letter = writing.letters[writing.position];
  const replay = () => setDemonstration((count) => count + 1);

  function keepDrawing(): void {
    judged.current[writing.position] = [...(judged.current[writing.position] ?? []), drawing.strokes];
  }

  const drawings = () => (isQuiz ? { drawings: judged.current } : {});

  function clear(): void {
    clearTimeout(timer.current);
    drawing.clear();
  }

  function move(type: WritingEvent['type']): WritingState {
    const after = nextWriting(writing, { type });
    setWriting(after);
    if (isWritten(after)) onAnswer({ ...writingResult(after), ...drawings() });
    return after;
  }

  function accept(): void {
    haptic('success');
    if (letter && !writing.shown) session.drawnLetters.add(letter);
    say({ tone: 'right', text: exerciseTexts.write.accepted }, 'right');
    if (!isWritten(move('accepted'))) timer.current = setTimeout(clear, acceptedLetterMs);
  }

  function refuse({ text, reason = handwritingTexts.notAlike }: Pick<Verdict, 'text' | 'reason'>): void {
    haptic('error');
    const isOther = reason === handwritingTexts.looksLike(text);
    say({ tone: 'wrong', text: reason, ...(isOther && { looksLike: text }) }, 'wrong');
    replay();
    const after = move('refused');
    if (!after.shown || !isQuiz) return;
    onAnswer({ result: 'wrong', tries: after.totalFailures, ...drawings() });
  }

  function warn(text: string): void {
    haptic('warning');
    say({ tone: 'wrong', text });
  }

  return {
    ...drawing,
    writing,
    letter,
    resting: drawing.look === 'right',
    demonstration,
    clear,
    check(recogniser) {
      if (letter === undefined) return;
      if (drawing.strokes.flat().length < minPoints) return warn(handwritingTexts.tooShort);
      const verdict = recogniser.verify(drawing.strokes, letter, { difficulty, guides });
      if (!verdict.accepted && unjudged.includes(verdict.reason)) return warn(verdict.reason ?? '');
      keepDrawing();
      if (verdict.accepted) accept();
      else refuse(verdict);
    },
    replay,
    goOn() {
      clear();
      move('go-on');
    },
    startOver() {
      clear();
      const { position } = move('start-over');
      judged.current = judged.current.slice(0, position);
    },
  };
}
