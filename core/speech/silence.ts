/**
 * Detects when a recording of one word is over, from its loudness alone. Levels are RMS, 0 to 1; times are milliseconds
 * of any monotonic clock. Sample at least every 50 ms.
 */

/** SPEC's level; a lower one detects softer voices and more noise. */
export const speechLevel = 0.01;
/** SPEC's stop: this much silence after speech ends the take. */
export const silenceStopMs = 1000;
/** Speech must be this many times louder than the background noise; a higher value takes less noise for speech. */
const overNoise = 3;
/** The background noise is measured over windows of this length; the quietest one counts. */
const noiseWindowMs = 300;
/** This many loud levels in a row are speech: a tap on the screen is not. */
const loudInARow = 3;
/** Without speech by then, the take ends. */
export const noSpeechStopMs = 5000;
/** No word takes longer: endless noise must not keep the microphone open. */
export const longestTakeMs = 8000;

export type Loudness = { level: number; atMs: number };

export type SilenceState = {
  /** Levels so far, in chronological order. */
  levels: readonly Loudness[];
  /** Level of the quietest window so far; null until one is complete. */
  noise: number | null;
  /** Speech was detected. */
  heard: boolean;
  /** Why the take is over; null while it continues. Nothing changes afterwards. */
  end: 'silence' | 'no-speech' | 'cap' | null;
};

export const startListening: SilenceState = { levels: [], noise: null, heard: false, end: null };

/**
 * Returns the state after one more level. The background noise is measured continuously: somebody who speaks
 * immediately, before there was a quiet window to compare with, is detected as soon as they pause, and noise that never
 * stops is not speech.
 */
export function next(state: SilenceState, { level, atMs }: Loudness): SilenceState {
  if (state.end) return state;
  const levels = [...state.levels, { level, atMs }];
  const noise = quietest(state.noise, levels);
  const { heard, lastLoudAtMs, isRising } = speechIn(levels, thresholdOver(noise));
  const lengthMs = atMs - (levels[0]?.atMs ?? atMs);
  const sinceMs = atMs - lastLoudAtMs;
  return { levels, noise, heard, end: endOf({ heard, isRising, lengthMs, sinceMs }) };
}

/** The level above which a sound is loud against this background noise. */
function thresholdOver(noise: number | null): number {
  return Math.max(speechLevel, (noise ?? 0) * overNoise);
}

type Standing = { heard: boolean; isRising: boolean; lengthMs: number; sinceMs: number };

function endOf({ heard, isRising, lengthMs, sinceMs }: Standing): SilenceState['end'] {
  if (heard && sinceMs >= silenceStopMs) return 'silence';
  if (lengthMs >= longestTakeMs) return 'cap';
  return !heard && !isRising && lengthMs >= noSpeechStopMs ? 'no-speech' : null;
}

/** The median of the last window, when it is quieter than all before it. */
function quietest(before: number | null, levels: readonly Loudness[]): number | null {
  const endMs = levels.at(-1)?.atMs ?? 0;
  const startMs = levels[0]?.atMs ?? 0;
  if (endMs - startMs < noiseWindowMs) return before;
  const from = levels.findLastIndex(({ atMs }) => atMs < endMs - noiseWindowMs) + 1;
  const stretch = levels
    .slice(from)
    .map(({ level }) => level)
    .sort((a, b) => a - b);
  const median = stretch[Math.floor(stretch.length / 2)] ?? 0;
  return before === null ? median : Math.min(before, median);
}

/** All levels are evaluated again: a quieter window lowers the threshold for earlier levels too. */
function speechIn(levels: readonly Loudness[], threshold: number) {
  let inARow = 0;
  let heard = false;
  let lastLoudAtMs = 0;
  for (const { level, atMs } of levels) {
    inARow = level > threshold ? inARow + 1 : 0;
    heard ||= inARow >= loudInARow;
    if (inARow > 0) lastLoudAtMs = atMs;
  }
  return { heard, lastLoudAtMs, isRising: inARow > 0 };
}
