import { useEffect, useRef, useState } from 'react';
import type { Recogniser } from '../../../../core/handwriting/recogniser.ts';
import type { Difficulty, Stroke } from '../../../../core/handwriting/shapes.ts';
import { attemptsPerLetter, minPoints } from '../../../../core/handwriting/thresholds.ts';
import {
  isWritten,
  nextWriting,
  startWriting,
  type WritingEvent,
  type WritingState,
  writingResult,
} from '../../../../core/lesson/writing.ts';
import { exerciseTexts } from '../../../../core/texts/exercises.ts';
import { handwritingTexts } from '../../../../core/texts/handwriting.ts';
import { haptic } from '../../lib/telegram.ts';
import type { ExerciseAnswer, ExerciseProps } from '../exercise.ts';
import type { InkLook } from './drawing-canvas.tsx';
import { guides } from './guides.ts';

/** How long an accepted letter stays green before the next one is asked. */
export const acceptedLetterMs = 450;

export type Writing = {
  writing: WritingState;
  /** The letter under the pen; undefined when the word is written. */
  letter: string | undefined;
  strokes: readonly Stroke[];
  look: InkLook;
  /** An accepted letter is on show: nothing can be drawn. */
  resting: boolean;
  /** What to tell about the latest drawing. */
  message: { tone: 'right' | 'wrong'; text: string } | null;
  begin: () => void;
  addStroke: (stroke: Stroke) => void;
  undo: () => void;
  clear: () => void;
  check: (recogniser: Recogniser) => void;
  goOn: () => void;
  startOver: () => void;
};

type Options = Pick<ExerciseProps, 'word' | 'session' | 'isQuiz'> & {
  onAnswer: (answer: ExerciseAnswer) => void;
};

/** A word on its way through the recogniser, letter by letter. Each verdict is reported at once and shown afterwards. */
export function useWriting({ word, session, isQuiz = false, onAnswer }: Options): Writing {
  const difficulty: Difficulty = isQuiz ? 'hard' : 'normal';
  const [writing, setWriting] = useState(() => startWriting(word.hebrew, attemptsPerLetter[difficulty]));
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [look, setLook] = useState<InkLook>('ink');
  const [message, setMessage] = useState<Writing['message']>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const letter = writing.letters[writing.position];

  function clear(): void {
    clearTimeout(timer.current);
    setStrokes([]);
    setLook('ink');
    setMessage(null);
  }

  function move(type: WritingEvent['type']): WritingState {
    const after = nextWriting(writing, { type });
    setWriting(after);
    if (isWritten(after)) onAnswer(writingResult(after));
    return after;
  }

  function accept(): void {
    haptic('success');
    if (letter && !writing.shown) session.drawnLetters.add(letter);
    setLook('right');
    setMessage({ tone: 'right', text: exerciseTexts.write.accepted });
    if (!isWritten(move('accepted'))) timer.current = setTimeout(clear, acceptedLetterMs);
  }

  function refuse(reason: string): void {
    haptic('error');
    setMessage({ tone: 'wrong', text: reason });
    const after = move('refused');
    const makeRoom = after.shown && !isQuiz;
    setLook(makeRoom ? 'ink' : 'wrong');
    if (makeRoom) setStrokes([]);
    if (after.shown && isQuiz) onAnswer({ result: 'wrong', tries: writingResult(after).tries });
  }

  return {
    writing,
    letter,
    strokes,
    look,
    resting: look === 'right',
    message,
    begin() {
      // A refused drawing makes room for the next one.
      if (look === 'wrong') clear();
      else setMessage(null);
    },
    addStroke: (stroke) => setStrokes((before) => [...before, stroke]),
    undo() {
      setStrokes((before) => before.slice(0, -1));
      setLook('ink');
      setMessage(null);
    },
    clear,
    check(recogniser) {
      if (letter === undefined) return;
      if (strokes.flat().length < minPoints) {
        haptic('warning');
        setMessage({ tone: 'wrong', text: handwritingTexts.tooShort });
        return;
      }
      const verdict = recogniser.verify(strokes, letter, { difficulty, guides });
      if (verdict.accepted) accept();
      else refuse(verdict.reason ?? handwritingTexts.notAlike);
    },
    goOn() {
      clear();
      move('go-on');
    },
    startOver() {
      clear();
      move('start-over');
    },
  };
}
