/** The state of one letter of the word: not drawn yet, recognised, or passed after it was shown. */
export type LetterMark = 'open' | 'right' | 'assisted';

/** A word being written by hand, letter by letter; plain data, changed by `nextWriting` alone. */
export type WritingState = {
  /** The letters to draw, spaces left out. */
  letters: readonly string[];
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
  | { type: 'start-over' };

/** Opens a word with `attempts` (at least 1; core/handwriting/thresholds.ts) at each letter. */
export function startWriting(hebrew: string, attempts: number): WritingState {
  const letters = [...hebrew].filter((char) => char.trim() !== '');
  return {
    letters,
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
      const marks = state.letters.map((): LetterMark => 'open');
      return { ...state, marks, position: 0, failures: 0, shown: false };
    }
  }
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
