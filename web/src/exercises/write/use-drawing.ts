import { useState } from 'react';
import type { Stroke } from '../../../../core/handwriting/shapes.ts';
import type { InkLook } from './drawing-canvas.tsx';

export type Drawing<Message> = {
  strokes: readonly Stroke[];
  look: InkLook;
  /** What is said of the latest drawing. */
  message: Message | null;
  /** The pen is down. */
  begin: () => void;
  addStroke: (stroke: Stroke) => void;
  undo: () => void;
  clear: () => void;
  /** Says something of the drawing, which looks as before unless `look` is given. */
  say: (message: Message, look?: InkLook) => void;
};

/** A drawing, and what is said of it. */
export function useDrawing<Message>(): Drawing<Message> {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [look, setLook] = useState<InkLook>('ink');
  const [message, setMessage] = useState<Message | null>(null);

  function change(drawn: (before: readonly Stroke[]) => readonly Stroke[]): void {
    setStrokes(drawn);
    setLook('ink');
    setMessage(null);
  }

  const clear = () => change(() => []);
  return {
    strokes,
    look,
    message,
    begin() {
      // A refused drawing is cleared for the next one.
      if (look === 'wrong') clear();
      else setMessage(null);
    },
    addStroke: (stroke) => setStrokes((before) => [...before, stroke]),
    undo: () => change((before) => before.slice(0, -1)),
    clear,
    say(said, newLook) {
      setMessage(said);
      if (newLook) setLook(newLook);
    },
  };
}
