import { useCallback, useEffect, useRef, useState } from 'react';
import type { Random } from '../../../../core/random.ts';
import type { Kind, Need } from '../../../../core/round/kind.ts';
import {
  advance,
  leaveOut,
  type Outcome,
  openRound,
  presentQuestion,
  type Round,
  takeAnswer,
  takeBack,
  withoutNeed,
} from '../../../../core/round/round.ts';
import type { AnyRound, QuestionOf } from '../../../../core/round/state.ts';
import { usePauses } from '../../lib/time/pauses.ts';
import { useAnswerClock } from './use-answer-clock.ts';

export type RoundOptions<S extends AnyRound, A extends Outcome> = {
  unmet?: readonly Need[];
  random?: Random;
  /** Milliseconds, for the time of an answer. */
  now?: () => number;
  /** It is played over something whose clock is paused: that pause is none of its own. */
  isOverPause?: boolean;
  /** Puts an answer where it is safe on this device; until then the round does not go on. */
  save: (question: QuestionOf<S>, answer: A, ms: number) => Promise<unknown> | undefined;
  /** Gets the state to continue from, after an answer and after it was taken back. */
  keep?: (state: S) => void;
  /** After the answer to the last question, when it is safe; with the state after it. */
  onFinish?: (state: S) => void;
};

export type RunningRound<S extends AnyRound, A extends Outcome> = {
  round: Round<S, A>;
  /** The question as it is asked here; undefined when the round is over. */
  question: QuestionOf<S> | undefined;
  answer: (answer: A) => void;
  /** Goes on after an answer. */
  goOn: () => void;
  undo: (saved: Promise<unknown>) => void;
  cannot: (need: Need) => void;
  leaveOut: (matches: (question: QuestionOf<S>) => boolean) => void;
};

/** A round on the screen: its answers are timed and saved in the moment in which they are given. */
export function useRound<S extends AnyRound, A extends Outcome>(
  kind: Kind<S>,
  start: () => S,
  {
    unmet = [],
    random = Math.random,
    now = () => performance.now(),
    isOverPause = false,
    save,
    keep,
    onFinish,
  }: RoundOptions<S, A>,
): RunningRound<S, A> {
  const [round, setRound] = useState(() => openRound<S, A>(kind, start(), unmet));
  const latest = useRef(round);
  const kept = useRef<Promise<unknown>>(Promise.resolve());
  const pauses = usePauses();
  const spentMs = useAnswerClock(round.visit, now, isOverPause ? undefined : pauses);

  const finish = useRef(onFinish);
  useEffect(() => {
    finish.current = onFinish;
  }, [onFinish]);

  const change = useCallback((after: Round<S, A>) => {
    const wasFinished = latest.current.phase === 'finished';
    latest.current = after;
    setRound(after);
    if (after.phase === 'finished' && !wasFinished) finish.current?.(after.state);
  }, []);

  /** Leaves the question when its answer is safe on this device; a second press changes nothing. */
  const leave = useCallback(
    (next: (running: Round<S, A>) => Round<S, A>) => {
      const { visit } = latest.current;
      void kept.current.then(() => {
        if (latest.current.visit === visit) change(next(latest.current));
      });
    },
    [change],
  );

  const goOn = useCallback(() => leave((running) => advance(kind, running)), [kind, leave]);

  return {
    round,
    question: presentQuestion(kind, round),
    answer(given) {
      const question = presentQuestion(kind, latest.current);
      if (!question || latest.current.phase !== 'asking') return;
      kept.current = save(question, given, spentMs()) ?? kept.current;
      change(takeAnswer(kind, latest.current, given, random));
      keep?.(latest.current.after);
    },
    goOn,
    undo(saved) {
      kept.current = saved;
      change(takeBack(kind, latest.current));
      keep?.(latest.current.after);
    },
    cannot: (need) => change(withoutNeed(kind, latest.current, need)),
    leaveOut: (matches) => leave((running) => leaveOut(kind, running, matches)),
  };
}
