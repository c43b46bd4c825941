import { useEffect, useRef } from 'react';

/** Calls what `run` is by then, once `ms` have passed since `on` became true (or became another object). */
export function useTimer(on: unknown, ms: number, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [on, ms]);
}
