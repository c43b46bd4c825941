/**
 * When a recording of one word is over, from its loudness alone. Levels are RMS, 0 to 1; times are milliseconds of any
 * clock that does not go back. Ask at least every 50 ms.
 */

/** SPEC's level; a lower one hears softer voices and more noise. */
export const speechLevel = 0.01;
/** SPEC's stop: so much silence after speech ends the take. */
export const silenceStopMs = 1000;
/** Speech must be so many times louder than the room; a higher value takes less noise for speech. */
const overNoise = 3;
/** The room is measured over so long a stretch; the quietest one counts. */
const noiseWindowMs = 300;
/** So many loud levels in a row are speech: a click of the screen is not. */
const loudInARow = 3;
/** Nothing was said by then. */
export const noSpeechStopMs = 5000;
/** No word takes longer: a noise without end must not hold the microphone. */
export const longestTakeMs = 8000;

export type Loudness = { level: number; atMs: number };

export type SilenceState = {
  /** Levels heard so far, in order of time. */
  levels: readonly Loudness[];
  /** Level of the quietest stretch so far; null until one is complete. */
  noise: number | null;
  /** Speech was heard. */
  heard: boolean;
  /** Why the take is over; null while it goes on. Nothing changes afterwards. */
  end: 'silence' | 'no-speech' | 'cap' | null;
};

export const startListening: SilenceState = { levels: [], noise: null, heard: false, end: null };

/**
 * The state after one more level. The room is measured as it goes: somebody who speaks at once, before there was a
 * quiet stretch to compare with, is heard as soon as he pauses, and noise that never stops is no speech.
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

/** The level above which a sound is loud in a room with this noise. */
export function thresholdOver(noise: number | null): number {
  return Math.max(speechLevel, (noise ?? 0) * overNoise);
}

type Standing = { heard: boolean; isRising: boolean; lengthMs: number; sinceMs: number };

function endOf({ heard, isRising, lengthMs, sinceMs }: Standing): SilenceState['end'] {
  if (heard && sinceMs >= silenceStopMs) return 'silence';
  if (lengthMs >= longestTakeMs) return 'cap';
  return !heard && !isRising && lengthMs >= noSpeechStopMs ? 'no-speech' : null;
}

/** The median of the last stretch, when it is quieter than all before it. */
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

/** All levels are read again: a quieter stretch lowers the threshold for what came before it, too. */
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
