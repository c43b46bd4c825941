import { useEffect, useRef, useState } from 'react';
import { later } from '../../../lib/time/later.ts';
import { type Repeat, repeat } from './repeat.ts';

export type Work<State> = {
  phase: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  /** What is known so far; the start before the first call. */
  state: State;
  isBusy: boolean;
  error: unknown;
  run: () => void;
  stop: () => void;
};

/** Work done by repeated calls, with progress and a stop. Leaving the section stops it too. */
export function useRepeat<State>({ start, step }: Pick<Repeat<State>, 'start' | 'step'>): Work<State> {
  const [shown, setShown] = useState<Omit<Work<State>, 'run' | 'stop'>>({
    phase: 'idle',
    state: start,
    isBusy: false,
    error: undefined,
  });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (change: Partial<typeof shown>) => {
      if (running.current === controller) setShown((before) => ({ ...before, ...change }));
    };
    show({ phase: 'running', state: start, isBusy: false, error: undefined });
    try {
      await repeat({
        start,
        step,
        onState: (state) => show({ state }),
        onBusy: (isBusy) => show({ isBusy }),
        signal: controller.signal,
        later,
      });
      show({ phase: 'done' });
    } catch (error) {
      show(controller.signal.aborted ? { phase: 'stopped', isBusy: false } : { phase: 'failed', error });
    }
  }

  return { ...shown, run: () => void run(), stop: () => running.current?.abort() };
}
