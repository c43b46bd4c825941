/** The state of one letter of the word: not drawn yet, recognised, or passed after it was shown. */
export type LetterMark = 'open' | 'right' | 'assisted';

/**
 * A word being written by hand, letter by letter, or a phrase word by word; plain data, changed by `nextWriting` alone.
 */
export type WritingState = {
  /** The letters to draw; spaces, and the geresh or quotes of a learner's own word, left out. */
  letters: readonly string[];
  /** How many letters each word has: one number for a single word. */
  lengths: readonly number[];
  /** One mark for each letter. */
  marks: readonly LetterMark[];
  /** The letter being drawn, from 0; equals the number of letters when the word is written. */
  position: number;
  /** Refused drawings of this letter. */
  failures: number;
  /** Refused drawings of the whole word, start-overs included. */
  totalFailures: number;
  /** Attempts at this letter are used up: it is shown, and the learner continues when they like. */
  shown: boolean;
  /** Attempts at each letter. */
  attempts: number;
};

export type WritingEvent =
  | { type: 'accepted' }
  | { type: 'refused' }
  /** Leaves a letter that was shown. */
  | { type: 'go-on' }
  /** Writes the present word again; the words of the phrase before it stay. */
  | { type: 'start-over' };

/** Opens a word with `attempts` (at least 1; core/handwriting/thresholds.ts) at each letter. */
export function startWriting(hebrew: string, attempts: number): WritingState {
  const words = hebrew
    .split(/\s+/)
    .map((word) => word.replace(/['"]/gu, ''))
    .filter((word) => word !== '');
  const letters = words.flatMap((word) => [...word]);
  return {
    letters,
    lengths: words.map((word) => [...word].length),
    marks: letters.map(() => 'open'),
    position: 0,
    failures: 0,
    totalFailures: 0,
    shown: false,
    attempts,
  };
}

export function nextWriting(state: WritingState, event: WritingEvent): WritingState {
  if (isWritten(state)) return state;
  switch (event.type) {
    case 'accepted':
      return leaveLetter(state, state.shown ? 'assisted' : 'right');
    case 'go-on':
      return state.shown ? leaveLetter(state, 'assisted') : state;
    case 'refused': {
      const failures = state.failures + 1;
      const shown = failures >= state.attempts;
      return { ...state, failures, totalFailures: state.totalFailures + 1, shown };
    }
    case 'start-over': {
      const { start } = writtenWordAt(state, state.position);
      const marks = state.marks.map((mark, at): LetterMark => (at < start ? mark : 'open'));
      return { ...state, marks, position: start, failures: 0, shown: false };
    }
  }
}

/** A word of what is written: its place among the words, from 0, and its letters, from `start` to before `end`. */
export type WrittenWord = { place: number; start: number; end: number };

/** The words to write, in their order. */
export function wordsToWrite({ lengths }: Pick<WritingState, 'lengths'>): WrittenWord[] {
  let end = 0;
  return lengths.map((length, place) => {
    const start = end;
    end += length;
    return { place, start, end };
  });
}

/** The word of the letter at a position; the last one when all are written. */
export function writtenWordAt(state: Pick<WritingState, 'lengths'>, position: number): WrittenWord {
  const words = wordsToWrite(state);
  return words.find(({ end }) => position < end) ?? words.at(-1) ?? { place: 0, start: 0, end: 0 };
}

/** True when every letter was drawn or passed. */
export function isWritten(state: WritingState): boolean {
  return state.position >= state.letters.length;
}

/** Right only when no letter had to be shown. */
export function writingResult(state: WritingState): { result: 'right' | 'assisted'; tries: number } {
  return {
    result: state.marks.includes('assisted') ? 'assisted' : 'right',
    tries: 1 + state.totalFailures,
  };
}

/** 'Start over' is offered after more than one refused drawing (SPEC §2). */
export function canStartOver(state: WritingState): boolean {
  return state.totalFailures > 1;
}

function leaveLetter(state: WritingState, mark: LetterMark): WritingState {
  const marks = state.marks.map((before, i) => (i === state.position ? mark : before));
  return { ...state, marks, position: state.position + 1, failures: 0, shown: false };
}
