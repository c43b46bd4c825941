import {
  completesStage,
  firstOpenStage,
  hasStage,
  isComplete,
  noStages,
  type Stage,
  type StageBits,
  type StageResult,
  stageBit,
} from './stages.ts';

/** A word as the trainer receives it. */
export type WordToPractise = {
  id: number;
  /** Stages completed in the current pass. */
  done: StageBits;
  /** Completed before, in any pass: it earns no further point. */
  learned: boolean;
};

export type PracticeWord = WordToPractise & {
  /** Stages put off until the round is over. */
  skipped: StageBits;
};

export type PracticeMode = 'normal' | 'repeat';

/**
 * asking: an exercise waits for the learner · answered: a stage has just been done, input is locked until `advance` ·
 * leftover: the round is over and skipped stages remain · enough: the round is complete and words remain that were not
 * in it · finished: every word is complete.
 */
export type PracticePhase = 'asking' | 'answered' | 'leftover' | 'enough' | 'finished';

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
  | { kind: 'reset'; pass: number };

/** The trainer of one lesson: plain data, changed by `next` alone. */
export type PracticeState = {
  /** All words of the lesson, in its order. */
  words: readonly PracticeWord[];
  /** The most unlearned words in a round; Infinity: all. */
  newWords: number;
  /** Ids of the words asked in this round, in order. */
  round: readonly number[];
  /** Position in the round, from 0. */
  position: number;
  stage: Stage;
  phase: PracticePhase;
  /** Stages the learner cannot do now: left out for every word until the round is over. */
  muted: StageBits;
  /** Grows with each question: an exercise lives as long as its visit. 0 when there was nothing to ask. */
  visit: number;
  /** Grows with each 'repeat lesson': replies to older passes no longer count as progress. */
  pass: number;
  /** Ids of words missed, or answered with help, since the trainer was opened. */
  missed: readonly number[];
  /** '+N' on the screen: predicted immediately, corrected by the server's reply. */
  flash: { wordId: number; points: number } | null;
  /** What the latest event produced to be saved; the next event starts with an empty list. */
  outgoing: readonly Outgoing[];
};

export type PracticeEvent =
  /** `typed` is what was typed instead of the word, when it was wrong. */
  | { type: 'answer'; result: Exclude<StageResult, 'skipped'>; tries: number; ms: number; typed?: string }
  /** `forRound` leaves the stage out for the other words of this round too ("I cannot speak now"). */
  | { type: 'skip'; forRound: boolean; tries: number; ms: number }
  /** The pause after an answer is over. */
  | { type: 'advance' }
  | { type: 'choose'; stage: Stage }
  /** Continues with the skipped stages, or after 'enough' with the next words. */
  | { type: 'again' }
  /** Repeats the lesson from all its words; what was learned stays learned. */
  | { type: 'repeat' }
  /** The server's reply to an answer: its words, and the points the answer earned. */
  | { type: 'saved'; pass: number; wordId: number; words: readonly WordToPractise[]; points: number }
  /** What the server knows when the learner comes back: a stage may have been done elsewhere, e.g. spoken in the chat. */
  | { type: 'returned'; pass: number; words: readonly WordToPractise[] }
  | { type: 'flash-over' };

/** One point for each word learned for the first time, as far as the client can tell. */
const predictedPoints = 1;

/**
 * Returns the state in which the trainer opens. Words complete in this pass are left out, unless the mode is repeat:
 * this starts a new pass, and its reset is in `outgoing`. With nothing left to ask the phase is 'finished' and `visit`
 * 0. `newWords`, from 1, limits how many unlearned words a round includes.
 */
export function startPractice(
  words: readonly WordToPractise[],
  mode: PracticeMode,
  newWords = Number.POSITIVE_INFINITY,
): PracticeState {
  const loaded: PracticeState = {
    words: words.map(({ id, done, learned }) => ({ id, done, learned, skipped: noStages })),
    newWords,
    round: [],
    position: 0,
    stage: 'LISTEN',
    phase: 'finished',
    muted: noStages,
    visit: 0,
    pass: 0,
    missed: [],
    flash: null,
    outgoing: [],
  };
  return mode === 'repeat' ? repeat(loaded) : startRound(loaded);
}

/** Returns the trainer after an event. Events that do not fit the phase change nothing. */
export function next(state: PracticeState, event: PracticeEvent): PracticeState {
  const before = state.outgoing.length === 0 ? state : { ...state, outgoing: [] };
  switch (event.type) {
    case 'answer':
      return before.phase === 'asking' ? answer(before, event) : before;
    case 'skip':
      return before.phase === 'asking' ? skip(before, event) : before;
    case 'advance':
      return before.phase === 'answered' ? moveOn(before) : before;
    case 'choose':
      return canChoose(before, event.stage) && event.stage !== before.stage
        ? ask(before, before.position, event.stage)
        : before;
    case 'again':
      if (before.phase === 'leftover') return startRound(before, before.round);
      return before.phase === 'enough' ? startRound(before) : before;
    case 'repeat':
      return before.phase === 'leftover' || before.phase === 'finished' ? repeat(before) : before;
    case 'saved':
      return takeReply(before, event);
    case 'returned':
      return takeReturn(before, event);
    case 'flash-over':
      return before.flash ? { ...before, flash: null } : before;
  }
}

/** The word on the screen; undefined only in a lesson with nothing to ask. */
export function currentWord(state: PracticeState): PracticeWord | undefined {
  return state.words.find((word) => word.id === state.round[state.position]);
}

/** Completed stages of the word and its current one can be chosen; none can while an answer is locked. */
export function canChoose(state: PracticeState, stage: Stage): boolean {
  const word = currentWord(state);
  if (state.phase !== 'asking' || !word) return false;
  return hasStage(word.done, stage) || stage === openStage(state, word);
}

/** The current stage of the word; undefined when all are done or put off. */
export function openStage(state: PracticeState, word: PracticeWord): Stage | undefined {
  return firstOpenStage(word.done | word.skipped | state.muted);
}

function answer(state: PracticeState, event: PracticeEvent & { type: 'answer' }): PracticeState {
  const word = currentWord(state);
  if (!word) return state;
  const { result, tries, ms, typed } = event;
  const outgoing: Outgoing[] = [
    { kind: 'answer', pass: state.pass, wordId: word.id, stage: state.stage, result, tries, ms, typed },
  ];
  const isMissed = result === 'wrong' || result === 'assisted';
  const missed = isMissed ? [...new Set([...state.missed, word.id])] : state.missed;
  if (!completesStage(result)) return { ...state, missed, outgoing };
  const done = word.done | stageBit(state.stage);
  const completed = isComplete(done) && !isComplete(word.done);
  return {
    ...state,
    phase: 'answered',
    missed,
    words: withWord(state, { ...word, done, learned: word.learned || completed }),
    flash: completed && !word.learned ? { wordId: word.id, points: predictedPoints } : state.flash,
    outgoing,
  };
}

function skip(
  state: PracticeState,
  { forRound, tries, ms }: PracticeEvent & { type: 'skip' },
): PracticeState {
  const word = currentWord(state);
  if (!word) return state;
  if (hasStage(word.done, state.stage)) return moveOn(state);
  const bit = stageBit(state.stage);
  return moveOn({
    ...state,
    muted: forRound ? state.muted | bit : state.muted,
    words: withWord(state, { ...word, skipped: word.skipped | bit }),
    outgoing: [
      { kind: 'answer', pass: state.pass, wordId: word.id, stage: state.stage, result: 'skipped', tries, ms },
    ],
  });
}

/** Goes to the next open stage of the word, to the next word that has one, or to the end of the round. */
function moveOn(state: PracticeState): PracticeState {
  for (let position = state.position; position < state.round.length; position++) {
    const word = state.words.find(({ id }) => id === state.round[position]);
    const stage = word && openStage(state, word);
    if (stage) return ask(state, position, stage);
  }
  return { ...state, phase: phaseAfterRound(state) };
}

function phaseAfterRound({ words, round }: PracticeState): PracticePhase {
  const open = words.filter(({ done }) => !isComplete(done));
  if (open.length === 0) return 'finished';
  return open.some(({ id }) => round.includes(id)) ? 'leftover' : 'enough';
}

function ask(state: PracticeState, position: number, stage: Stage): PracticeState {
  return { ...state, phase: 'asking', position, stage, visit: state.visit + 1 };
}

/** A round of the open words in `among`, up to the last new one that the limit allows. */
function startRound(state: PracticeState, among?: readonly number[]): PracticeState {
  const words = state.words.map((word) => ({ ...word, skipped: noStages }));
  const open = words.filter(({ id, done }) => !isComplete(done) && (among?.includes(id) ?? true));
  const firstLeftOut = open.filter(({ learned }) => !learned)[state.newWords];
  const taken = firstLeftOut ? open.slice(0, open.indexOf(firstLeftOut)) : open;
  return moveOn({ ...state, words, round: taken.map(({ id }) => id), position: 0, muted: noStages });
}

function repeat(state: PracticeState): PracticeState {
  const pass = state.pass + 1;
  const words = state.words.map((word) => ({ ...word, done: noStages }));
  return { ...startRound({ ...state, words, pass }), outgoing: [{ kind: 'reset', pass }] };
}

/**
 * Merges a reply's words into what is known: stages are a union, so a late reply takes nothing back. What was left over
 * when the round ended may be done by now.
 */
function withTold(
  state: PracticeState,
  reply: { pass: number; words: readonly WordToPractise[] },
): PracticeState {
  const told = new Map(reply.words.map((word) => [word.id, word]));
  const words = state.words.map((word) => {
    const truth = told.get(word.id);
    if (!truth) return word;
    const done = reply.pass === state.pass ? word.done | truth.done : word.done;
    return { ...word, done, learned: word.learned || truth.learned };
  });
  const isRoundOver = state.phase === 'leftover' || state.phase === 'enough';
  return { ...state, words, phase: isRoundOver ? phaseAfterRound({ ...state, words }) : state.phase };
}

/** What the reply says about points replaces the prediction. */
function takeReply(state: PracticeState, reply: PracticeEvent & { type: 'saved' }): PracticeState {
  const isLearned = reply.words.some(({ id, learned }) => id === reply.wordId && learned);
  return { ...withTold(state, reply), flash: correctFlash(state.flash, reply, isLearned) };
}

/** A stage that waits for its answer counts as answered when it was done elsewhere in the meantime. */
function takeReturn(state: PracticeState, event: PracticeEvent & { type: 'returned' }): PracticeState {
  const before = currentWord(state);
  const after = withTold(state, event);
  const word = currentWord(after);
  const isDoneNow = before && word && !hasStage(before.done, state.stage) && hasStage(word.done, state.stage);
  return state.phase === 'asking' && isDoneNow ? { ...after, phase: 'answered' } : after;
}

/** Replies to a word's earlier stages have no points and must not end the flash of its last one. */
function correctFlash(
  flash: PracticeState['flash'],
  { wordId, points }: { wordId: number; points: number },
  learned: boolean,
): PracticeState['flash'] {
  if (flash?.wordId !== wordId) return points > predictedPoints ? { wordId, points } : flash;
  if (!learned || flash.points === points) return flash;
  return points > 0 ? { wordId, points } : null;
}

function withWord(state: PracticeState, changed: PracticeWord): PracticeWord[] {
  return state.words.map((word) => (word.id === changed.id ? changed : word));
}
