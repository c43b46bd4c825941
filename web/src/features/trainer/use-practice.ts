import { useCallback, useEffect, useRef, useState } from 'react';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import { next, startPractice, tookOver } from '../../../../core/lesson/practice.ts';
import type {
  Outgoing,
  PracticeEvent,
  PracticeMode,
  PracticeState,
  RecallAnswer,
} from '../../../../core/lesson/practice-state.ts';
import type { ExerciseAnswer } from '../../exercises/exercise.ts';
import { useAnswerClock } from '../../exercises/round/use-answer-clock.ts';
import { type Effect, useEffects } from '../../lib/audio/effects.ts';
import { useServices } from '../../lib/services.ts';
import { usePauses } from '../../lib/time/pauses.ts';
import {
  pointsFlashMs,
  recallRightMs,
  stageAdvanceAfterRecordMs,
  stageAdvanceMs,
} from '../../lib/time/timing.ts';
import { useTimer } from '../../lib/time/use-timer.ts';
import { type NearWord, useSitting } from './between/use-sitting.ts';
import { wordsWithInterludes } from './lesson-words.ts';
import { tellElsewhere } from './tell-elsewhere.ts';
import { useSaving } from './use-saving.ts';

export type Practice = {
  state: PracticeState;
  /** The words that may come back, and those among which they are chosen. */
  words: readonly NearWord[];
  send: (event: PracticeEvent) => void;
  /** The learner has answered the question on the screen. */
  answer: (answer: ExerciseAnswer) => void;
  skip: (skip: { forRound: boolean; tries: number }) => void;
  /** The learner has answered a word that came back. */
  recall: (answer: RecallAnswer) => void;
};

/**
 * The trainer's reducer on the screen: what an event yields to be saved is handed over at once, and the
 * pauses for the eye run afterwards. The screen moves on when the answer is safe on the device. `now` is in
 * milliseconds.
 */
export function usePractice(
  lesson: LessonDetail,
  mode: PracticeMode,
  newWords?: number,
  now = () => performance.now(),
): Practice {
  const { toast } = useServices();
  const { sitting, words, keep } = useSitting(lesson);
  const [state, setState] = useState(() =>
    startPractice(wordsWithInterludes(lesson), mode, newWords, sitting),
  );
  const latest = useRef(state);
  const sound = useRef(useEffects());
  const saveLater = useRef<(outgoing: Outgoing) => Promise<void>>(() => Promise.resolve());
  const kept = useRef(Promise.resolve());
  const keepSitting = useRef(keep);

  const send = useCallback(
    (event: PracticeEvent) => {
      const before = latest.current;
      const after = next(before, event);
      const effect = effectOf(before, after);
      latest.current = after;
      setState(after);
      keepSitting.current(after);
      if (effect) sound.current(effect);
      if (tookOver(event, before, after)) tellElsewhere(toast);
      for (const outgoing of after.outgoing) kept.current = saveLater.current(outgoing);
    },
    [toast],
  );

  const save = useSaving(lesson.id, send);
  useEffect(() => {
    saveLater.current = save;
  }, [save]);

  // The reset with which repeat mode opens; once, although StrictMode runs effects twice.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    for (const outgoing of latest.current.outgoing) kept.current = save(outgoing);
  }, [save]);

  const spentMs = useAnswerClock(state.visit, now, usePauses());

  const shownMs = useRef(0);
  useTimer(state.phase === 'answered', Math.max(advanceDelay(state), shownMs.current), () => {
    void kept.current.then(() => send({ type: 'advance' }));
  });
  // What was missed is looked at until the learner says so; so is a sentence.
  const isRecalled = state.recall?.isRight && state.sitting.between[0]?.kind === 'recall';
  useTimer(isRecalled, recallRightMs, () => {
    void kept.current.then(() => send({ type: 'advance' }));
  });
  useTimer(state.flash, pointsFlashMs, () => send({ type: 'flash-over' }));

  return {
    state,
    words,
    send,
    answer({ result, tries, typed, shownMs: shown = 0 }) {
      shownMs.current = shown;
      // Which letters are mixed up is learned from what went wrong.
      send({ type: 'answer', result, tries, ms: spentMs(), ...(result === 'wrong' && { typed }) });
    },
    skip: (skip) => send({ type: 'skip', ...skip, ms: spentMs() }),
    recall: (answer) => send({ type: 'recall', ...answer, ms: spentMs() }),
  };
}

/** A learned word and the end of the round sound; so does an answer that was checked. */
function effectOf(before: PracticeState, after: PracticeState): Effect | undefined {
  if (after.phase !== before.phase && (after.phase === 'finished' || after.phase === 'enough')) return 'done';
  if (after.flash && after.flash.wordId !== before.flash?.wordId) return 'word';
  const [given] = after.outgoing;
  if (after.recall && !before.recall) return after.recall.isRight ? 'right' : 'wrong';
  if (given?.kind !== 'answer' || given.result === 'self' || given.result === 'skipped') return undefined;
  return given.result === 'wrong' ? 'wrong' : 'right';
}

function advanceDelay({ stage }: PracticeState): number {
  return stage === 'RECORD' ? stageAdvanceAfterRecordMs : stageAdvanceMs;
}
