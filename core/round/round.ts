import type { Random } from '../random.ts';
import type { Kind, Need } from './kind.ts';
import { type AnyRound, currentQuestion, type QuestionOf } from './state.ts';

/** What every answer says; kinds add their own. */
export type Outcome = {
  isRight: boolean;
  /** Nothing was answered: the question is over and says nothing. */
  isSkipped?: boolean;
};

/** A round in front of a learner. */
export type Round<S, A extends Outcome> = {
  /** Its current question is the one that is asked, answered or not. */
  state: S;
  /** The state after this question: the same as `state` until it is answered. */
  after: S;
  phase: 'asking' | 'answered' | 'finished';
  /** Set in 'answered'. */
  answer: A | null;
  /** The latest answer was taken back. */
  isUndone: boolean;
  /** What the learner cannot do where they are. */
  unmet: readonly Need[];
  /** Questions that are over: answered for good, or left out. */
  done: number;
  /** A new number each time that something is asked. */
  visit: number;
};

/** Starts a round, or continues one that was kept. */
export function openRound<S extends AnyRound, A extends Outcome>(
  kind: Kind<S>,
  state: S,
  unmet: readonly Need[] = [],
): Round<S, A> {
  const blank: Round<S, A> = {
    ...{ state, after: state, phase: 'asking', answer: null, isUndone: false },
    ...{ unmet, done: 0, visit: 0 },
  };
  return ask(kind, blank, state);
}

/** The question as it is asked here; undefined when the round is over. */
export function presentQuestion<S extends AnyRound>(
  { instead }: Kind<S>,
  { state, phase, unmet }: Pick<Round<S, Outcome>, 'state' | 'phase' | 'unmet'>,
): QuestionOf<S> | undefined {
  const question = phase === 'finished' ? undefined : currentQuestion(state);
  return question && instead(question, unmet);
}

/** Answers the question that is asked; the queue moves on with `advance`, so the answer can be taken back until then. */
export function takeAnswer<S extends AnyRound, A extends Outcome>(
  kind: Kind<S>,
  round: Round<S, A>,
  answer: A,
  random: Random,
): Round<S, A> {
  if (round.phase !== 'asking') return round;
  const after = answer.isSkipped
    ? { ...round.state, queue: round.state.queue.slice(1) }
    : answered(kind, round.state, answer.isRight, random);
  return { ...round, phase: 'answered', answer, after, isUndone: false };
}

export function advance<S extends AnyRound, A extends Outcome>(
  kind: Kind<S>,
  round: Round<S, A>,
): Round<S, A> {
  return round.phase === 'answered' ? ask(kind, round, round.after) : round;
}

/** Asks the same question once more, as if it had not been answered. */
export function takeBack<S extends AnyRound, A extends Outcome>(
  kind: Kind<S>,
  round: Round<S, A>,
): Round<S, A> {
  return round.phase === 'answered' ? { ...ask(kind, round, round.state), isUndone: true } : round;
}

/**
 * The learner cannot do something here and now: it is asked in another way, or left out where there is none. A question
 * that was answered is over.
 */
export function withoutNeed<S extends AnyRound, A extends Outcome>(
  kind: Kind<S>,
  round: Round<S, A>,
  need: Need,
): Round<S, A> {
  return ask(kind, { ...round, unmet: [...new Set([...round.unmet, need])] }, round.after);
}

/** Leaves out the questions that match, the one that is asked among them: they need not be asked. */
export function leaveOut<S extends AnyRound, A extends Outcome>(
  kind: Kind<S>,
  round: Round<S, A>,
  matches: (question: QuestionOf<S>) => boolean,
): Round<S, A> {
  const queue = round.state.queue.filter((question) => !matches(question));
  return ask(kind, round, { ...round.state, queue });
}

/** The state after an answer to its current question: a miss comes back as its kind says. */
export function answered<S extends AnyRound>(kind: Kind<S>, state: S, isRight: boolean, random: Random): S {
  const [question, ...rest] = state.queue;
  if (!question) return state;
  const comesBack = !isRight && !(question.again && kind.miss.once);
  const place = comesBack ? placeOf(kind, rest, question, { state, random }) : null;
  const back = { ...question, again: true };
  const queue = place === null ? rest : [...rest.slice(0, place), back, ...rest.slice(place)];
  return {
    ...state,
    queue: kind.order?.(queue, question) ?? queue,
    ...noted(kind, state, question, isRight),
    answered: state.answered + 1,
  };
}

function placeOf<S extends AnyRound>(
  { miss: { after } }: Kind<S>,
  rest: S['queue'],
  question: QuestionOf<S>,
  context: { state: S; random: Random },
): number | null {
  return typeof after === 'function' ? after(rest, question, context) : after;
}

function noted<S extends AnyRound>(
  { keyOf, isShown }: Kind<S>,
  { strengthened, missed }: S,
  question: QuestionOf<S>,
  isRight: boolean,
): Pick<AnyRound, 'strengthened' | 'missed'> {
  if (isShown?.(question)) return { strengthened, missed };
  const key = keyOf(question);
  const addTo = (list: AnyRound['missed']) => (list.includes(key) ? list : [...list, key]);
  return {
    strengthened: isRight && !question.again ? addTo(strengthened) : strengthened,
    missed: isRight ? missed : addTo(missed),
  };
}

/** Asks what is first; questions that cannot be asked here in any way are over. */
function ask<S extends AnyRound, A extends Outcome>(
  { instead }: Kind<S>,
  round: Round<S, A>,
  next: S,
): Round<S, A> {
  const queue = next.queue.filter((question) => instead(question, round.unmet) !== undefined);
  const state = { ...next, queue };
  return {
    ...round,
    state,
    after: state,
    phase: queue.length > 0 ? 'asking' : 'finished',
    answer: null,
    isUndone: false,
    done: round.done + round.state.queue.length - queue.length,
    visit: round.visit + 1,
  };
}
