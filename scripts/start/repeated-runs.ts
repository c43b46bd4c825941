export type RepeatedRuns = {
  /** Runs now, or right after the present run: somebody has moved the clock. */
  runNow(): void;
  stop(): void;
};

/**
 * The timer where the platform has none: this process checks once a minute what is due (timers.ts). One run at a time;
 * what a run throws is passed to `onFailure`, and the next one runs all the same.
 */
export function startRepeatedRuns(
  run: () => Promise<unknown>,
  onFailure: (cause: unknown) => void,
  everyMs = 60_000,
): RepeatedRuns {
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;

  async function work(): Promise<void> {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted && !isStopped) {
      isWanted = false;
      await run().catch(onFailure);
    }
    isRunning = false;
  }

  const timer = setInterval(() => void work(), everyMs);
  timer.unref();
  return {
    runNow: () => void work(),
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
