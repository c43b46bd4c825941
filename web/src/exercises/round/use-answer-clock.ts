import { useEffect, useRef } from 'react';

const dayMs = 86_400_000;

/** Returns a function that says how long the question of this `visit` has been there: whole milliseconds, a day at most. */
export function useAnswerClock(visit: number, now: () => number): () => number {
  const askedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins again with each question
  useEffect(() => {
    askedAt.current = now();
  }, [visit]);
  return () => Math.round(Math.min(dayMs, Math.max(0, now() - askedAt.current)));
}
