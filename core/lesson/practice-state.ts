import type { RecallExercise, SentenceExercise, Sitting } from './interludes.ts';
import { isComplete, type Stage, type StageBits, type StageResult } from './stages.ts';

/** A word as the trainer receives it. */
export type WordToPractise = {
  id: number;
  /** Stages completed in the current pass. */
  done: StageBits;
  /** Completed before, in any pass: it earns no further point. */
  learned: boolean;
  /** What can be asked about its sentence; missing where it has none. */
  asks?: readonly SentenceExercise[] | undefined;
  /** It is a verb: its other forms can be asked. */
  hasForms?: boolean | undefined;
  /** Nothing can say it: it comes back in writing. */
  isSilent?: boolean | undefined;
};

export type PracticeWord = WordToPractise & {
  /** Stages put off until the round is over. */
  skipped: StageBits;
};

export type PracticeMode = 'normal' | 'repeat';

/**
 * asking: an exercise waits for the learner · answered: a stage has just been done, input is locked until `advance` ·
 * between: a step between two words is on the screen, the first of `sitting.between` · leftover: the round is over and skipped stages remain · enough: the round is complete and words remain that were not
 * in it · finished: every word is complete.
 */
export type PracticePhase = 'asking' | 'answered' | 'between' | 'leftover' | 'enough' | 'finished';

/** What has to be saved, in the order in which it happened. */
export type Outgoing =
  | {
      kind: 'answer';
      pass: number;
      wordId: number;
      stage: Stage;
      result: StageResult;
      /** Counted from 1. */
      tries: number;
      /** Time spent on the question, milliseconds. */
      ms: number;
      /** What was typed instead of the word, if it was wrong. */
      typed?: string | undefined;
    }
  | {
      /** An earlier word came back, alone or in its sentence: evidence for its memory, never a point. */
      kind: 'recall';
      pass: number;
      wordId: number;
      exercise: RecallExercise | 'gap';
      result: 'right' | 'wrong';
      tries: number;
      ms: number;
      typed?: string | undefined;
      /** Another accepted spelling, or corrected after a hint. */
      isPartial?: boolean | undefined;
    }
  | { kind: 'reset'; pass: number };

/** The answer to a word that came back, or about its sentence. */
export type RecallAnswer = {
  isRight: boolean;
  tries: number;
  typed?: string | undefined;
  isPartial?: boolean | undefined;
};

/** The trainer of one lesson: plain data, changed by `next` alone. */
export type PracticeState = {
  /** All words of the lesson, in its order. */
  words: readonly PracticeWord[];
  /** The most unlearned words in a round; Infinity: all. */
  newWords: number;
  /** Ids of the words asked in this round, in order. */
  round: readonly number[];
  /** Position in the round, from 0; -1 while steps come before its first word. */
  position: number;
  stage: Stage;
  phase: PracticePhase;
  /** Stages the learner cannot do now: left out for every word until the round is over. */
  muted: StageBits;
  /** Grows with each question: an exercise lives as long as its visit. 0 when there was nothing to ask. */
  visit: number;
  /** Grows with each 'repeat lesson': replies to older passes no longer count as progress. */
  pass: number;
  /** Ids of words that were learned before the trainer was opened. */
  known: readonly number[];
  sitting: Sitting;
  /** How the step between two words was answered; null while it waits. */
  recall: RecallAnswer | null;
  /** '+N' on the screen: predicted immediately, corrected by the server's reply; 0 for an own word, which earns none. */
  flash: { wordId: number; points: number } | null;
  /** What the latest event produced to be saved; the next event starts with an empty list. */
  outgoing: readonly Outgoing[];
};

export type PracticeEvent =
  /** `typed` is what was typed instead of the word, when it was wrong. */
  | { type: 'answer'; result: Exclude<StageResult, 'skipped'>; tries: number; ms: number; typed?: string }
  /** `forRound` leaves the stage out for the other words of this round too ("I cannot speak now"). */
  | { type: 'skip'; forRound: boolean; tries: number; ms: number }
  /** The pause after an answer is over; a step between two words that asks nothing is over too. */
  | { type: 'advance' }
  /** The answer to a word that came back. */
  | ({ type: 'recall'; ms: number } & RecallAnswer)
  /** The learner cannot listen now: from here on words that come back are read. */
  | { type: 'quiet' }
  | { type: 'choose'; stage: Stage }
  /**
   * Continues with the skipped stages, those of `wordId` first, or after 'enough' with the next words. While a word is
   * asked, goes back to the skipped stages of `wordId`.
   */
  | { type: 'again'; wordId?: number }
  /** Repeats the lesson from all its words; what was learned stays learned. */
  | { type: 'repeat' }
  /** The server's reply to an answer: its words, and the points the answer earned. */
  | { type: 'saved'; pass: number; wordId: number; words: readonly WordToPractise[]; points: number }
  /** What the server knows when the learner comes back: a stage may have been done elsewhere, e.g. spoken in the chat. */
  | { type: 'returned'; pass: number; words: readonly WordToPractise[] }
  | { type: 'flash-over' };

/** One point for each word learned for the first time, as far as the client can tell. */
export const predictedPoints = 1;

/** The word on the screen; undefined only in a lesson with nothing to ask. */
export function currentWord(state: PracticeState): PracticeWord | undefined {
  return state.words.find((word) => word.id === state.round[state.position]);
}

/** What the trainer shows once nothing of the round is to be asked. */
export function phaseAfterRound({ words, round }: PracticeState): PracticePhase {
  const open = words.filter(({ done }) => !isComplete(done));
  if (open.length === 0) return 'finished';
  return open.some(({ id }) => round.includes(id)) ? 'leftover' : 'enough';
}
