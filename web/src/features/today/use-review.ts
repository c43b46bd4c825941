import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SaveReviewRequest, SaveReviewResponse } from '../../../../core/contracts/memory.ts';
import type { TypedJudgement } from '../../../../core/hebrew/answer.ts';
import type { Random } from '../../../../core/random.ts';
import type { Need } from '../../../../core/round/kind.ts';
import { type WordRound, words } from '../../../../core/round/kinds/words.ts';
import type { Outcome } from '../../../../core/round/round.ts';
import { type RunningRound, useRound } from '../../exercises/round/use-round.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { changeHome } from '../../lib/cache/saved-progress.ts';
import { noteAnswer } from '../../lib/kept/days.ts';
import { forgetSession, type KeptSession, keepSession } from '../../lib/kept/session.ts';
import { newEventId } from '../../lib/outbox/event-id.ts';
import { useOutbox } from '../../lib/outbox/outbox.ts';
import { useKept } from '../../lib/outbox/use-kept.ts';
import { useServices } from '../../lib/services.ts';
import { quizFeedbackMs } from '../../lib/time/timing.ts';
import { useTimer } from '../../lib/time/use-timer.ts';

/** The outcome of the current task, at its last try. */
export type ReviewAnswer = Outcome &
  Pick<SaveReviewRequest, 'tries' | 'typed' | 'isPartial'> & {
    /** Of what was typed at the last try. */
    judgement?: TypedJudgement;
  };

export type ReviewOptions = {
  unmet: readonly Need[];
  random?: Random;
  /** How long a right answer is shown, milliseconds. */
  rightMs?: number;
  /** Milliseconds, for the time of an answer. */
  now?: () => number;
};

/** What the server has replied, by event. */
export type Replies = ReadonlyMap<string, SaveReviewResponse>;

export type RunningReview = Omit<RunningRound<WordRound, ReviewAnswer>, 'undo' | 'leaveOut'> & {
  replies: Replies;
  undo: () => void;
};

/**
 * A session on the screen. Each checked answer goes to the outbox in the moment in which it is given; the screen moves on
 * when it is safe on this device: by itself after a right one, when the learner says so after a miss.
 */
export function useReview(
  { today, session }: KeptSession,
  { rightMs = quizFeedbackMs, ...options }: ReviewOptions,
): RunningReview {
  const services = useServices();
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  const kept = useKept();
  const replies = useReplies();
  const sound = useEffects();
  const lastEvent = useRef('');

  const running = useRound(words, () => session, {
    ...options,
    save({ wordId, exercise, again }, { isRight, tries, typed, isPartial }: ReviewAnswer, ms) {
      const eventId = newEventId();
      lastEvent.current = eventId;
      const result = isRight ? 'right' : 'wrong';
      const medianMs = today.medians[exercise];
      const body = { eventId, wordId, exercise, result, tries, ms, medianMs, typed, isPartial } as const;
      if (!again) {
        countAtHome(1);
        if (today.kind === 'due') noteAnswer(services, wordId, isRight);
      }
      sound(result);
      return kept(outbox.save({ call: 'POST /reviews', body }));
    },
    keep(after) {
      if (after.queue.length === 0) forgetSession(services);
      else keepSession(services, { today, session: after });
    },
  });
  const { round, goOn } = running;
  useTimer(round.answer?.isRight, rightMs, goOn);

  function undo(): void {
    const { phase, state } = round;
    if (phase !== 'answered') return;
    const eventId = lastEvent.current;
    const asked = state.queue[0];
    if (asked && !asked.again) {
      countAtHome(-1);
      if (today.kind === 'due') noteAnswer(services, asked.wordId, null);
    }
    running.undo(
      kept(outbox.save({ call: 'POST /reviews/undo', name: `undo ${eventId}`, body: { eventId } })),
    );
  }

  /** Home says at once what is left; the server's own count comes when home is opened. */
  function countAtHome(count: number): void {
    if (today.kind !== 'due') return;
    changeHome(queryClient, (home) => {
      const { due, done } = home.memory;
      return {
        ...home,
        memory: { ...home.memory, due: Math.max(0, due - count), done: Math.max(0, done + count) },
      };
    });
  }

  return { ...running, replies, undo };
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
