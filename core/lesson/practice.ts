import { isOwnWordId } from '../own-words/limits.ts';
import { interludesAfter, newSitting, type RecallExercise, type Sitting } from './interludes.ts';
import { takeReply, takeReturn } from './practice-replies.ts';
import {
  currentWord,
  type Outgoing,
  type PracticeEvent,
  type PracticeMode,
  type PracticeState,
  type PracticeWord,
  phaseAfterRound,
  predictedPoints,
  type WordToPractise,
} from './practice-state.ts';
import {
  completesStage,
  firstOpenStage,
  hasStage,
  isComplete,
  noStages,
  type Stage,
  stageBit,
  stages,
} from './stages.ts';

/** In a lesson of fewer words nothing comes back: one among two or three is no choice. */
const fewestForReturns = 4;

/**
 * Returns the state in which the trainer opens. Words complete in this pass are left out, unless the mode is repeat:
 * this starts a new pass, and its reset is in `outgoing`. With nothing left to ask the phase is 'finished' and `visit`
 * 0. `newWords`, from 1, limits how many unlearned words a round includes. A sitting that goes on, or begins with a
 * warm-up, brings its steps; a repeat has none.
 */
export function startPractice(
  words: readonly WordToPractise[],
  mode: PracticeMode,
  newWords = Number.POSITIVE_INFINITY,
  sitting: Sitting = newSitting,
): PracticeState {
  const loaded: PracticeState = {
    words: words.map(({ id, done, learned, asks, hasForms, isSilent }) => ({
      ...{ id, done, learned, asks, hasForms, isSilent },
      skipped: noStages,
    })),
    newWords,
    round: [],
    position: 0,
    stage: 'LISTEN',
    phase: 'finished',
    muted: noStages,
    visit: 0,
    pass: 0,
    known: words.filter(({ learned }) => learned).map(({ id }) => id),
    sitting,
    recall: null,
    flash: null,
    outgoing: [],
  };
  if (mode === 'repeat') return repeat(loaded);
  const state = startRound(loaded);
  // Where nothing is asked nothing is warmed up for.
  const isOver = state.visit === 0 && sitting.met.length === 0;
  if (sitting.between.length === 0 || isOver) return { ...state, sitting: { ...sitting, between: [] } };
  return { ...state, phase: 'between', position: -1, visit: 1 };
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
      if (before.phase === 'between') return leaveStep(before);
      return before.phase === 'answered' ? moveOn(before) : before;
    case 'recall':
      return before.phase === 'between' && !before.recall ? takeRecall(before, event) : before;
    case 'quiet':
      return { ...before, sitting: { ...before.sitting, isQuiet: true } };
    case 'choose':
      return canChoose(before, event.stage) && event.stage !== before.stage
        ? choose(before, event.stage)
        : before;
    case 'again':
      if (before.phase === 'asking' && event.wordId !== undefined) return takeUp(before, event.wordId);
      if (before.phase === 'leftover') return startRound(before, before.round, event.wordId);
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

/**
 * True when an event has brought stages that were not done here: on another device, or in the chat. An answer of this
 * device is in the state before any reply about it.
 */
export function tookOver(event: PracticeEvent, before: PracticeState, after: PracticeState): boolean {
  if (event.type !== 'saved' && event.type !== 'returned') return false;
  return after.words.some(({ done }, place) => (done & ~(before.words[place]?.done ?? done)) !== 0);
}

/**
 * Completed stages of the word, its current one and those that were put off can be chosen; none can while an answer is
 * locked.
 */
export function canChoose(state: PracticeState, stage: Stage): boolean {
  const word = currentWord(state);
  if (state.phase !== 'asking' || !word) return false;
  return (
    hasStage(word.done, stage) || stage === openStage(state, word) || putOff(state, word).includes(stage)
  );
}

/** Stages of the word that were passed, and wait until the learner comes back to them. */
export function putOff(state: PracticeState, word: PracticeWord): Stage[] {
  const open = openStage(state, word);
  const passed = stages.slice(0, open ? stages.indexOf(open) : stages.length);
  return passed.filter((stage) => !hasStage(word.done, stage));
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
  const sitting = isMissed ? withMissed(state.sitting, word.id) : state.sitting;
  if (!completesStage(result)) return { ...state, sitting, outgoing };
  const done = word.done | stageBit(state.stage);
  const completed = isComplete(done) && !isComplete(word.done);
  return {
    ...state,
    phase: 'answered',
    sitting,
    words: withWord(state, { ...word, done, learned: word.learned || completed }),
    flash:
      completed && !word.learned
        ? { wordId: word.id, points: isOwnWordId(word.id) ? 0 : predictedPoints }
        : state.flash,
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

/** Goes to the next open stage of the word; when it has none, to the steps after it. */
function moveOn(state: PracticeState): PracticeState {
  const question = nextQuestion(state);
  const word = currentWord(state);
  if (!word || question?.position === state.position) return goOn(state);
  const met = withMet(state, word);
  const asks = (wordId: number) => state.words.find(({ id }) => id === wordId)?.asks ?? [];
  const isFirstTime = met !== state.sitting;
  const hasForms = (wordId: number) =>
    isFirstTime && state.words.find(({ id }) => id === wordId)?.hasForms === true;
  const between =
    state.words.length < fewestForReturns ? [] : interludesAfter(met, { isEnd: !question, asks, hasForms });
  const left = { ...state, sitting: { ...met, between } };
  if (between.length === 0) return goOn(left);
  return { ...left, phase: 'between', recall: null, visit: state.visit + 1 };
}

/** Goes to the next question, or to the end of the round. */
function goOn(state: PracticeState): PracticeState {
  const question = nextQuestion(state);
  return question
    ? ask(state, question.position, question.stage)
    : { ...state, phase: phaseAfterRound(state) };
}

/** The next open stage of the current word, or of the next word that has one. */
function nextQuestion(state: PracticeState): { position: number; stage: Stage } | undefined {
  for (let position = Math.max(0, state.position); position < state.round.length; position++) {
    const word = state.words.find(({ id }) => id === state.round[position]);
    const stage = word && openStage(state, word);
    if (stage) return { position, stage };
  }
  return undefined;
}

/** The sitting after a word was left: what was missed in it is owed once more. */
function withMet({ sitting, known }: PracticeState, { id }: PracticeWord): Sitting {
  if (sitting.met.some(({ wordId }) => wordId === id)) return sitting;
  const met = [...sitting.met, { wordId: id, isNew: !known.includes(id) }];
  const owed = sitting.missed.includes(id) ? [...new Set([...sitting.owed, id])] : sitting.owed;
  return { ...sitting, met, owed };
}

function withMissed(sitting: Sitting, wordId: number): Sitting {
  return { ...sitting, missed: [...new Set([...sitting.missed, wordId])] };
}

function takeRecall(state: PracticeState, event: PracticeEvent & { type: 'recall' }): PracticeState {
  const { pass } = state;
  const [step] = state.sitting.between;
  // Answers about forms are saved one by one, beside the lesson.
  if (!step || step.kind === 'forms') return state;
  const { type: _, ms, ...recall } = event;
  const exercise = step.kind === 'recall' ? exerciseOf(state) : step.exercise;
  // What a whole sentence means, and how its words stand, may be known without this word: only a gap asks for it.
  if (exercise === 'hear' || exercise === 'order') return { ...state, recall };
  const { isRight, ...rest } = recall;
  const { wordId } = step;
  const sitting = isRight ? state.sitting : withMissed(state.sitting, wordId);
  const others = sitting.owed.filter((id) => id !== wordId);
  const isMet = sitting.met.some((met) => met.wordId === wordId);
  const times = (sitting.recalled[wordId] ?? 0) + (isRight && step.kind === 'recall' ? 1 : 0);
  const result = isRight ? 'right' : 'wrong';
  return {
    ...state,
    sitting: {
      ...sitting,
      recalled: { ...sitting.recalled, [wordId]: times },
      owed: isRight || !isMet ? others : [...others, wordId],
    },
    recall,
    outgoing: isEvidence(state, wordId)
      ? [{ kind: 'recall', pass, wordId, exercise, result, ms, ...rest }]
      : [],
  };
}

/**
 * What a step that brings a word back asks now: nothing to hear for who cannot listen or of what has no sound, nothing to
 * type that was not typed.
 */
export function exerciseOf({ sitting, words }: PracticeState): RecallExercise {
  const [step] = sitting.between;
  const { exercise, wordId } =
    step?.kind === 'recall' ? step : { exercise: 'choose-russian' as const, wordId: 0 };
  const word = words.find(({ id }) => id === wordId);
  if (exercise === 'listen') return sitting.isQuiet || word?.isSilent ? 'choose-russian' : 'listen';
  return exercise === 'type' && word && !hasStage(word.done, 'TYPE') ? 'choose-russian' : exercise;
}

/**
 * An answer moves the memory of a word that was learned in this sitting for the first time, or that the sitting has not
 * shown: a warm-up. What was repeated a minute ago says nothing.
 */
function isEvidence({ sitting, words, pass }: PracticeState, wordId: number): boolean {
  if (pass > 0) return false;
  const word = words.find(({ id }) => id === wordId);
  const met = sitting.met.find((one) => one.wordId === wordId);
  return met ? met.isNew && word?.learned === true : true;
}

/** The next step, or the next word. What was missed at the end, or in a warm-up, comes back once more. */
function leaveStep(state: PracticeState): PracticeState {
  const { sitting, recall } = state;
  const [step, ...rest] = sitting.between;
  const isLastChance = state.position < 0 || !nextQuestion(state);
  const comesBack = step?.kind === 'recall' && recall && !recall.isRight && isLastChance && !step.isSecond;
  const between = comesBack ? [...rest, { ...step, isSecond: true }] : rest;
  const after = { ...state, sitting: { ...sitting, between }, recall: null };
  return between.length > 0 ? { ...after, visit: state.visit + 1 } : goOn(after);
}

/** The sitting as it is kept on the device: an answered step is over, and so is a word whose last stage is done. */
export function sittingToKeep(state: PracticeState): Sitting {
  const { sitting, recall, phase } = state;
  if (recall) return { ...sitting, between: sitting.between.slice(1) };
  const word = currentWord(state);
  return phase === 'answered' && word && !openStage(state, word) ? withMet(state, word) : sitting;
}

/** Words of the round that were passed with stages put off, in its order. */
export function unfinishedWords(state: PracticeState): { wordId: number; stages: Stage[] }[] {
  const passed = state.phase === 'asking' ? state.round.slice(0, state.position) : state.round;
  return passed.flatMap((wordId) => {
    const word = state.words.find(({ id }) => id === wordId);
    const left = word ? putOff(state, word) : [];
    return left.length > 0 ? [{ wordId, stages: left }] : [];
  });
}

/** Back to a word of the round that was passed, and from there on again. */
function takeUp(state: PracticeState, wordId: number): PracticeState {
  const [stage] = unfinishedWords(state).find((one) => one.wordId === wordId)?.stages ?? [];
  if (!stage) return state;
  return choose({ ...state, position: state.round.indexOf(wordId) }, stage);
}

/** Whoever comes back to what was put off can do it again, for the other words too. */
function choose(state: PracticeState, stage: Stage): PracticeState {
  const word = currentWord(state);
  if (!word) return state;
  const bit = stageBit(stage);
  const words = withWord(state, { ...word, skipped: word.skipped & ~bit });
  return ask({ ...state, words, muted: state.muted & ~bit }, state.position, stage);
}

function ask(state: PracticeState, position: number, stage: Stage): PracticeState {
  return { ...state, phase: 'asking', position, stage, visit: state.visit + 1 };
}

/** A round of the open words in `among`, up to the last new one that the limit allows; `first` of them comes first. */
function startRound(state: PracticeState, among?: readonly number[], first?: number): PracticeState {
  const words = state.words.map((word) => ({ ...word, skipped: noStages }));
  const open = words.filter(({ id, done }) => !isComplete(done) && (among?.includes(id) ?? true));
  const firstLeftOut = open.filter(({ learned }) => !learned)[state.newWords];
  const taken = firstLeftOut ? open.slice(0, open.indexOf(firstLeftOut)) : open;
  const round = taken.map(({ id }) => id).sort((a, b) => Number(b === first) - Number(a === first));
  return moveOn({ ...state, words, round, position: 0, muted: noStages });
}

function repeat(state: PracticeState): PracticeState {
  const pass = state.pass + 1;
  const words = state.words.map((word) => ({ ...word, done: noStages }));
  return {
    ...startRound({ ...state, words, pass, sitting: newSitting }),
    outgoing: [{ kind: 'reset', pass }],
  };
}

function withWord(state: PracticeState, changed: PracticeWord): PracticeWord[] {
  return state.words.map((word) => (word.id === changed.id ? changed : word));
}
