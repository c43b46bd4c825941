import { createListeners } from './listeners.ts';

/** The clock of the local Telegram: the machine's own time plus an offset that the panel moves («завтра» = +24 h). */
export type LocalClock = ReturnType<typeof createLocalClock>;

/** Makes a clock that starts at the machine's time. `machineMs` is passed in by tests (milliseconds since 1970). */
export function createLocalClock(machineMs: () => number = Date.now) {
  const listeners = createListeners();
  let offsetMs = 0;
  const move = (next: number) => {
    if (!Number.isFinite(next)) throw new RangeError('The clock moves by a finite number of milliseconds');
    offsetMs = next;
    listeners.call();
  };
  return {
    /** The moment that the bot, the server and Telegram agree on. */
    now: () => new Date(machineMs() + offsetMs),
    /** Distance to the machine's clock, milliseconds; 0 at the start. */
    get offsetMs() {
      return offsetMs;
    },
    /** Moves the clock by `ms` (negative: back). */
    shift: (ms: number) => move(offsetMs + ms),
    /** Back to the machine's own time. */
    reset: () => move(0),
    /** Calls a listener after each move; the returned function removes it. */
    onChange: listeners.add,
  };
}
