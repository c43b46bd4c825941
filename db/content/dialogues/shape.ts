import type {
  DialogueLine,
  DialoguePerson,
  DialogueQuestion,
  DialogueTurn,
  LinePattern,
  Speaker,
} from '../../../core/dialogues/content.ts';
import type { Gender } from '../../../core/lesson/content.ts';

type Line = readonly [pronunciation: string, transcription: string, russian: string];

const lineOf = ([pronunciation, transcription, russian]: Line): DialogueLine => ({
  pronunciation: pronunciation.normalize('NFC'),
  transcription: transcription.normalize('NFC'),
  russian,
});

export const person = (
  pronunciation: string,
  transcription: string,
  russian: string,
  gender: Gender,
): DialoguePerson => ({
  pronunciation: pronunciation.normalize('NFC'),
  transcription: transcription.normalize('NFC'),
  russian,
  gender,
});

/** A turn: who says what, what the learner is asked to say, and what matters in it. */
export const turn = (
  speaker: Speaker,
  line: Line,
  cue: string,
  needs: LinePattern,
  also?: readonly LinePattern[],
): DialogueTurn => ({ speaker, ...lineOf(line), cue, needs, ...(also ? { also } : {}) });

/** The turn in which one speaks about oneself, with three examples. */
export const free = (
  speaker: Speaker,
  line: Line,
  cue: string,
  needs: LinePattern,
  examples: readonly [Line, Line, Line],
): DialogueTurn => ({ ...turn(speaker, line, cue, needs), examples: examples.map(lineOf) });

/** A question, the place of the turn that tells its answer, the right option and the wrong ones. */
export function question(
  prompt: string,
  at: number,
  right: string,
  ...wrong: readonly string[]
): DialogueQuestion {
  const sum = [...prompt].reduce((all, char) => all + (char.codePointAt(0) ?? 0), 0);
  const answer = sum % (wrong.length + 1);
  return { prompt, turn: at, options: wrong.toSpliced(answer, 0, right), answer };
}
