import { throwIfAborted } from '../../../lib/api/aborted.ts';
import { ApiError } from '../../../lib/api/http.ts';
import type { Later } from '../../../lib/time/later.ts';

/** How long to wait after the server reports too many calls. */
const busyPauseMs = 5000;

export type Repeat<State> = {
  start: State;
  /** One call: what is known after it, and whether there is nothing left to do. */
  step: (state: State, signal: AbortSignal) => Promise<{ state: State; isDone: boolean }>;
  onState: (state: State) => void;
  /** True while the server asks for a pause (429). */
  onBusy: (isBusy: boolean) => void;
  signal: AbortSignal;
  later: Later;
};

/**
 * Makes a call again and again until all of the work is done. Throws what a call throws, and the signal's reason when it
 * is stopped; refusals for too many calls are waited out.
 */
export async function repeat<State>({ start, step, onState, onBusy, signal, later }: Repeat<State>) {
  let state = start;
  for (;;) {
    throwIfAborted(signal);
    try {
      const done = await step(state, signal);
      onBusy(false);
      state = done.state;
      onState(state);
      if (done.isDone) return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      onBusy(true);
      await pause(busyPauseMs, later, signal);
    }
  }
}

/** Resolves after `ms`, or as soon as the signal stops the work. */
function pause(ms: number, later: Later, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const callOff = later(ms, resolve);
    signal.addEventListener('abort', () => {
      callOff();
      resolve();
    });
  });
}
