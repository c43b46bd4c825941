import type { Stroke } from '../../../../core/handwriting/shapes.ts';
import {
  answerLimits,
  type Drawing,
  packedStroke,
  type QuizAnswer,
  strokeOf,
} from '../../../../core/quiz/answers.ts';
import type { LetterDrawings } from '../../exercises/exercise.ts';
import { guides } from '../../exercises/write/guides.ts';
import type { RecogniserLoader, Scribe } from '../../exercises/write/recogniser-loader.ts';

/** What is sent of one drawing. */
function packed(strokes: readonly Stroke[]): Drawing {
  return strokes.slice(0, answerLimits.strokes).map(packedStroke);
}

/** The answer to a handwriting question. */
export function drawnAnswer(letters: readonly LetterDrawings[]): QuizAnswer & { kind: 'drawing' } {
  return { kind: 'drawing', guides, letters: letters.map((drawings) => drawings.map(packed)) };
}

/** A recogniser that judges each drawing as it will be sent: the server then sees the very same one. */
export function judgingWhatTravels({ load }: RecogniserLoader): RecogniserLoader {
  return {
    async load(): Promise<Scribe> {
      const scribe = await load();
      return {
        ...scribe,
        verify: (strokes, letter, options) => scribe.verify(packed(strokes).map(strokeOf), letter, options),
      };
    },
  };
}
