import { longestTakeMs, next, startListening } from '../../../../core/speech/silence.ts';

/** Half of the longest interval that the detector allows: timers of a busy page are late. */
const levelEveryMs = 25;

export type SilenceWatch = {
  /** Speech was heard so far; null where loudness cannot be measured. */
  heard: () => boolean | null;
  end: () => void;
};

/**
 * Listens to a take and reports once when it is over: by silence after speech, by silence alone, or by its time limit,
 * which is all that is left where loudness cannot be measured. `now` is in milliseconds.
 */
export function watchSilence(
  level: () => number | null,
  onEnd: () => void,
  now: () => number = () => performance.now(),
): SilenceWatch {
  const beganMs = now();
  let state = startListening;
  let isMeasured = false;
  const timer = setInterval(() => {
    const loudness = level();
    isMeasured ||= loudness !== null;
    state = next(state, { level: loudness ?? 0, atMs: now() });
    const isOver = isMeasured ? state.end !== null : now() - beganMs >= longestTakeMs;
    if (!isOver) return;
    clearInterval(timer);
    onEnd();
  }, levelEveryMs);
  return {
    heard: () => (isMeasured ? state.heard : null),
    end: () => clearInterval(timer),
  };
}
