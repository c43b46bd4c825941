import { useEffect } from 'react';
import { useServices } from '../services.ts';

/** Time in which something else lies over the question: it does not count as time of the answer. */
export type Pauses = {
  /** Begins a pause; returns what ends it. Pauses that overlap count once. */
  begin: () => () => void;
  /** All of them so far, milliseconds. */
  totalMs: () => number;
};

export function createPauses(now: () => number): Pauses {
  let open = 0;
  let since = 0;
  let past = 0;
  return {
    begin() {
      if (open === 0) since = now();
      open += 1;
      return () => {
        open -= 1;
        if (open === 0) past += now() - since;
      };
    },
    totalMs: () => past + (open > 0 ? now() - since : 0),
  };
}

const createPagePauses = () => createPauses(() => performance.now());

export const usePauses = (): Pauses => useServices().once(createPagePauses);

/** Stops the clocks of answers while the component is there and `isOn`. */
export function usePause(isOn = true): void {
  const pauses = usePauses();
  useEffect(() => (isOn ? pauses.begin() : undefined), [isOn, pauses]);
}
