import type { Judgement } from './judge.ts';

/**
 * idle: nothing was recorded yet · preparing: the microphone is asked for · recording · stopping: the take is being
 * closed · recognizing: the take is with the recogniser · checking: the judge reads the transcript · finished: the
 * verdict is there, or the learner may judge themselves (`by` is 'self') · error: the attempt gave nothing to judge.
 */
export type RecordingPhase =
  | 'idle'
  | 'preparing'
  | 'recording'
  | 'stopping'
  | 'recognizing'
  | 'checking'
  | 'finished'
  | 'error';

/** Why the microphone did not open; `detail` is the browser's own message, in any language (SPEC §8). */
export type MicrophoneRefusal = { reason: 'denied' | 'missing' } | { reason: 'failed'; detail: string };

/**
 * denied, missing: no permission, no microphone · failed: the microphone stopped working · empty: a recording without
 * sound data · unrecognised: the recogniser gave no result; the take is kept and can be played · spent:
 * the day's budget is, as `text` says to the learner; the take is kept, too.
 */
export type RecordingProblem =
  | { kind: 'spent'; text: string }
  | { kind: 'denied' | 'missing' | 'empty' }
  | { kind: 'failed'; detail: string }
  | { kind: 'unrecognised'; detail: string };

/** One speak step: plain data, changed by `next` alone. */
export type RecordingState = {
  phase: RecordingPhase;
  /** Who judges: the recogniser with the judge, or the learner by comparing. */
  by: 'recogniser' | 'self';
  /** Judged attempts and the current one, from 1; one that ended in an error, or with a synonym, is not counted. */
  tries: number;
  /** Speech was heard in the take; null where loudness cannot be measured. */
  heard: boolean | null;
  /** What the recogniser wrote, best first; empty until then. */
  transcripts: readonly string[];
  /** Set in 'finished' unless the learner judges themselves. */
  judgement: Judgement | null;
  /** Set only in 'error'. */
  problem: RecordingProblem | null;
};

export type RecordingEvent =
  /** The learner wants to record, for the first time or once more. */
  | { type: 'record' }
  | { type: 'opened' }
  | ({ type: 'refused' } & MicrophoneRefusal)
  /** By the learner, by silence or by the time limit. */
  | { type: 'stop'; heard: boolean | null }
  /** The take is closed. */
  | { type: 'taken'; empty: boolean }
  | { type: 'recognised'; transcripts: readonly string[] }
  /** There is no recogniser here: the learner compares the take they have just made. */
  | { type: 'not-configured' }
  | { type: 'unrecognised'; detail: string }
  /** Nothing more is recognised today; `text` says why. */
  | { type: 'spent'; text: string }
  | { type: 'judged'; judgement: Judgement }
  /** The learner wants to judge themselves; an existing take is kept. */
  | { type: 'compare' }
  /** The learner listens and compares again. */
  | { type: 'again' }
  /** The app went to the background: the microphone is released, and a take in progress is lost. */
  | { type: 'hidden' };

export function startRecording(by: RecordingState['by']): RecordingState {
  return { phase: 'idle', by, tries: 1, heard: null, transcripts: [], judgement: null, problem: null };
}

/** True while the microphone is requested or open, or the take is waiting for a verdict. */
export function isBusy({ phase }: RecordingState): boolean {
  return phase !== 'idle' && phase !== 'finished' && phase !== 'error';
}

/**
 * Returns the speak step after an event. Events that do not fit the phase change nothing, so a late result is ignored.
 */
export function next(state: RecordingState, event: RecordingEvent): RecordingState {
  switch (event.type) {
    case 'record':
      return isBusy(state) ? state : { ...attempt(state), phase: 'preparing' };
    case 'opened':
      return state.phase === 'preparing' ? { ...state, phase: 'recording' } : state;
    case 'refused':
      return state.phase === 'preparing' ? fail(state, problemOf(event)) : state;
    case 'stop':
      return state.phase === 'recording' ? { ...state, phase: 'stopping', heard: event.heard } : state;
    case 'taken':
      return state.phase === 'stopping' ? takeIn(state, event.empty) : state;
    case 'recognised':
      return state.phase === 'recognizing'
        ? { ...state, phase: 'checking', transcripts: event.transcripts }
        : state;
    case 'not-configured':
      return state.phase === 'recognizing' ? { ...state, phase: 'finished', by: 'self' } : state;
    case 'unrecognised':
      return state.phase === 'recognizing' || state.phase === 'checking'
        ? fail(state, { kind: 'unrecognised', detail: event.detail })
        : state;
    case 'spent':
      return state.phase === 'recognizing' ? fail(state, { kind: 'spent', text: event.text }) : state;
    case 'judged':
      return state.phase === 'checking' ? { ...state, phase: 'finished', judgement: event.judgement } : state;
    case 'compare':
      return isBusy(state) ? state : { ...state, ...noVerdict, phase: 'finished', by: 'self' };
    case 'again':
      return state.phase === 'finished' && state.by === 'self' ? { ...state, tries: state.tries + 1 } : state;
    case 'hidden':
      return state.phase === 'preparing' || state.phase === 'recording' || state.phase === 'stopping'
        ? { ...state, phase: 'idle' }
        : state;
  }
}

const noVerdict = { transcripts: [], judgement: null, problem: null } as const;

function attempt(state: RecordingState): RecordingState {
  const isCounted = state.phase === 'finished' && state.judgement?.verdict !== 'synonym';
  const tries = isCounted ? state.tries + 1 : state.tries;
  return { ...state, ...noVerdict, tries, heard: null };
}

function fail(state: RecordingState, problem: RecordingProblem): RecordingState {
  return { ...state, phase: 'error', problem };
}

/** Silence is not sent to a recogniser: it would make up words. Without a transcript the judge says 'not heard'. */
function takeIn(state: RecordingState, empty: boolean): RecordingState {
  if (empty) return fail(state, { kind: 'empty' });
  if (state.by === 'self') return { ...state, phase: 'finished' };
  return { ...state, phase: state.heard === false ? 'checking' : 'recognizing' };
}

function problemOf(refusal: MicrophoneRefusal): RecordingProblem {
  return refusal.reason === 'failed' ? { kind: 'failed', detail: refusal.detail } : { kind: refusal.reason };
}
