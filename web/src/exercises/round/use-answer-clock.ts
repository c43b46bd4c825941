import { useEffect, useRef } from 'react';
import type { Pauses } from '../../lib/time/pauses.ts';

const dayMs = 86_400_000;

/**
 * Returns a function that says how long the question of this `visit` has been there, without the pauses: whole milliseconds,
 * a day at most.
 */
export function useAnswerClock(visit: number, now: () => number, pauses?: Pauses): () => number {
  const counted = () => now() - (pauses?.totalMs() ?? 0);
  const askedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins again with each question
  useEffect(() => {
    askedAt.current = counted();
  }, [visit]);
  return () => Math.round(Math.min(dayMs, Math.max(0, counted() - askedAt.current)));
}
