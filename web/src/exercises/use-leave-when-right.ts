import { useEffect, useRef } from 'react';
import { letterRightMs } from '../lib/time/timing.ts';

/** Ends a step a moment after it was answered right, by what `onDone` is then. */
export function useLeaveWhenRight(isRight: boolean, onDone: () => void): void {
  const leave = useRef(onDone);
  useEffect(() => {
    leave.current = onDone;
  });
  useEffect(() => {
    if (!isRight) return;
    const timer = setTimeout(() => leave.current(), letterRightMs);
    return () => clearTimeout(timer);
  }, [isRight]);
}
