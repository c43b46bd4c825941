import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveReviewResponse } from '../../../../core/contracts/memory.ts';
import type { Exercise } from '../../../../core/memory/exercises.ts';
import type { Random } from '../../../../core/random.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { changeHome } from '../../lib/cache/saved-progress.ts';
import { newEventId } from '../../lib/outbox/event-id.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useServices } from '../../lib/services.ts';
import { quizFeedbackMs } from '../../lib/time/timing.ts';
import { tellUnsaved } from '../../lib/toasts/unsaved.ts';
import { forgetSession, type KeptSession, keepSession } from './kept-session.ts';
import {
  advance,
  presentTask,
  type Review,
  type ReviewAnswer,
  resumeReview,
  swap,
  takeAnswer,
  takeBack,
} from './review.ts';

export type ReviewOptions = {
  impossible: ReadonlySet<Exercise>;
  random?: Random;
  /** How long a right answer is shown, milliseconds. */
  rightMs?: number;
  /** Milliseconds, for the time of an answer. */
  now?: () => number;
};

/** What the server has replied, by event. */
export type Replies = ReadonlyMap<string, SaveReviewResponse>;

export type RunningReview = {
  review: Review;
  replies: Replies;
  answer: (answer: ReviewAnswer) => void;
  undo: () => void;
  advance: () => void;
  swap: (exercise: Exercise) => void;
};

/**
 * A session on the screen. Each checked answer goes to the outbox in the moment in which it is given; the screen moves on
 * when it is safe on this device: by itself after a right one, when the learner says so after a miss.
 */
export function useReview(
  { today, session }: KeptSession,
  {
    impossible,
    random = Math.random,
    rightMs = quizFeedbackMs,
    now = () => performance.now(),
  }: ReviewOptions,
): RunningReview {
  const services = useServices();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const [review, setReview] = useState(() => resumeReview(session, impossible));
  const latest = useRef(review);
  const kept = useRef(Promise.resolve());
  const replies = useReplies();
  const sound = useEffects();

  const change = useCallback((after: Review) => {
    latest.current = after;
    setReview(after);
  }, []);

  const askedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each question
  useEffect(() => {
    askedAt.current = now();
  }, [review.visit]);

  const goOn = useCallback(() => {
    const { visit } = latest.current;
    void kept.current.then(() => {
      if (latest.current.visit === visit) change(advance(latest.current));
    });
  }, [change]);

  useEffect(() => {
    if (review.phase !== 'answered' || !review.answer?.isRight) return;
    const timer = setTimeout(goOn, rightMs);
    return () => clearTimeout(timer);
  }, [review, rightMs, goOn]);

  function answer(given: ReviewAnswer): void {
    const before = latest.current;
    const task = presentTask(before);
    if (!task || before.phase !== 'asking') return;
    const eventId = newEventId();
    const after = takeAnswer(before, eventId, given, random);
    const { isRight, tries, typed, isPartial } = given;
    const { wordId, exercise } = task;
    const ms = Math.round(Math.min(86_400_000, Math.max(0, now() - askedAt.current)));
    kept.current = outbox
      .save({
        call: 'POST /reviews',
        body: {
          eventId,
          wordId,
          exercise,
          result: isRight ? 'right' : 'wrong',
          tries,
          ms,
          medianMs: today.medians[exercise],
          typed,
          isPartial,
        },
      })
      .catch(warnOfLoss);
    keep(after);
    if (today.kind === 'due' && !task.again) countAtHome(1);
    sound(isRight ? 'right' : 'wrong');
    change(after);
  }

  function undo(): void {
    const { eventId, phase, session: before } = latest.current;
    if (phase !== 'answered' || eventId === null) return;
    const after = takeBack(latest.current);
    kept.current = outbox
      .save({ call: 'POST /reviews/undo', name: `undo ${eventId}`, body: { eventId } })
      .catch(warnOfLoss);
    keep(after);
    if (today.kind === 'due' && !before.queue[0]?.again) countAtHome(-1);
    change(after);
  }

  function keep({ after }: Review): void {
    if (after.queue.length === 0) forgetSession(services);
    else keepSession(services, { today, session: after });
  }

  function warnOfLoss(error: unknown): void {
    console.warn('answer not kept', error);
    tellUnsaved(services.toast, 'answer');
  }

  /** Home says at once what is left; the server's own count comes when home is opened. */
  function countAtHome(words: number): void {
    changeHome(queryClient, (home) => {
      const { due, done } = home.memory;
      return {
        ...home,
        memory: { ...home.memory, due: Math.max(0, due - words), done: Math.max(0, done + words) },
      };
    });
  }

  return {
    review,
    replies,
    answer,
    undo,
    advance: goOn,
    swap: (exercise) => change(swap(latest.current, exercise)),
  };
}

function useReplies(): Replies {
  const outbox = useOutbox();
  const [replies, setReplies] = useState<Replies>(new Map());
  useEffect(
    () =>
      outbox.onSaved((delivery) => {
        if (delivery.call === 'POST /reviews') {
          const { eventId = '' } = delivery.body;
          setReplies((before) => new Map(before).set(eventId, delivery.data));
        }
        if (delivery.call === 'POST /reviews/undo') {
          const { eventId } = delivery.body;
          setReplies((before) => new Map([...before].filter(([known]) => known !== eventId)));
        }
      }),
    [outbox],
  );
  return replies;
}
