import type { Sound } from '../speech/sound.ts';

/** Length of a window in milliseconds. */
export const windowMs = 10;
/** dBFS of a window without any sound. */
const floorDb = -100;
/** What codecs fill up a file's ends with: silence that no microphone has heard. At most so many windows at each end. */
const paddingDb = -90;
const paddingWindows = 8;
/** Background noise is the quietest stretch of this many windows. */
const noiseWindows = 5;

/** Levels of a take, all in dBFS. */
export type Levels = {
  /** RMS of each window. */
  windows: readonly number[];
  /** The voice: the median of the loudest windows, a twentieth of all and at least three. */
  voiceDb: number;
  /** The background: the quietest 50 ms, without a codec's padding at the ends. */
  noiseDb: number;
};

export function levelsOf({ samples, sampleRate }: Sound): Levels {
  const size = Math.max(1, Math.round((sampleRate * windowMs) / 1000));
  const windows = Array.from({ length: Math.floor(samples.length / size) }, (_, at) => {
    let power = 0;
    for (let one = at * size; one < (at + 1) * size; one++) power += (samples[one] ?? 0) ** 2;
    return Math.max(floorDb, 10 * Math.log10(power / size));
  });
  const loudest = [...windows].sort((a, b) => b - a).slice(0, Math.max(3, Math.ceil(windows.length / 20)));
  return { windows, voiceDb: loudest[loudest.length >> 1] ?? floorDb, noiseDb: quietest(windows) };
}

function quietest(windows: readonly number[]): number {
  const isPadding = (db: number | undefined) => db !== undefined && db < paddingDb;
  let from = 0;
  let to = windows.length;
  while (from < paddingWindows && isPadding(windows[from])) from += 1;
  while (windows.length - to < paddingWindows && isPadding(windows[to - 1])) to -= 1;
  let least = Number.POSITIVE_INFINITY;
  for (let at = from; at + noiseWindows <= to; at++) {
    const power = windows.slice(at, at + noiseWindows).reduce((sum, db) => sum + 10 ** (db / 10), 0);
    least = Math.min(least, 10 * Math.log10(power / noiseWindows));
  }
  return Number.isFinite(least) ? least : floorDb;
}

/** dB above the background, and below the voice, from which on a window belongs to the word. */
const overNoiseDb = 6;
const underVoiceDb = 38;
/** A gap shorter than this joins two parts: the closure of a consonant. Windows. */
const closureWindows = 12;
/** A part shorter than this is a click, unless it is the loudest. Windows. */
const clickWindows = 4;

/** What was said: parts between pauses, in windows, `to` not included. Empty when nothing stands out. */
export function voicedParts({ windows, voiceDb, noiseDb }: Levels): { from: number; to: number }[] {
  const threshold = Math.max(noiseDb + overNoiseDb, voiceDb - underVoiceDb);
  const parts: { from: number; to: number }[] = [];
  for (const [at, db] of windows.entries()) {
    const last = parts.at(-1);
    if (db <= threshold) continue;
    if (last && at - last.to < closureWindows) last.to = at + 1;
    else parts.push({ from: at, to: at + 1 });
  }
  const isWord = ({ from, to }: { from: number; to: number }) =>
    to - from >= clickWindows && Math.max(...windows.slice(from, to)) > voiceDb - underVoiceDb / 2;
  return parts.some(isWord) ? parts.filter(isWord) : parts;
}

/** Standard deviation of the levels in dB: speech moves by more than 5, a held sound and noise by less. */
export function movementDb(windows: readonly number[]): number {
  const mean = windows.reduce((sum, db) => sum + db, 0) / windows.length;
  return Math.sqrt(windows.reduce((sum, db) => sum + (db - mean) ** 2, 0) / windows.length);
}

/** Periods of voices and instruments, milliseconds. */
const periodMs = { least: 2, most: 12 };
/** Milliseconds that are compared with themselves a period later. */
const comparedMs = 60;
/** Likeness, 0 to 1, from which on a sound has a pitch; noise has 0.2 at most. */
const pitchedLikeness = 0.5;

/** True when the middle of the sound has a pitch. */
export function isPitched({ samples, sampleRate }: Sound): boolean {
  const at = (ms: number) => Math.round((ms * sampleRate) / 1000);
  const start = Math.max(0, (samples.length >> 1) - at(comparedMs / 2));
  const piece = samples.subarray(start, start + at(comparedMs + periodMs.most));
  const length = piece.length - at(periodMs.most);
  const power = (from: number) => {
    let sum = 0;
    for (let one = from; one < from + length; one++) sum += (piece[one] ?? 0) ** 2;
    return sum;
  };
  for (let lag = at(periodMs.least); lag <= at(periodMs.most); lag++) {
    let product = 0;
    for (let one = 0; one < length; one++) product += (piece[one] ?? 0) * (piece[one + lag] ?? 0);
    if (product > pitchedLikeness * Math.sqrt(power(0) * power(lag))) return true;
  }
  return false;
}

/** Amplitude, as shares of the peak, between which the tops of a sound are counted. */
const topShare = 0.95;
const upperShare = 0.75;
/** Of the samples in the upper quarter, the share at the very top: speech has up to 0.2, a sine 0.44. */
const clippedShare = 0.5;
/** Clipping needs a peak of this, 0 to 1, and as many samples at the top: a short word that touches full scale is fine. */
const clippedPeak = 0.7;
const clippedSamples = 24;

/** True when the tops are cut off flat. Samples of the recording itself, before any filter. */
export function isClipped(samples: Float32Array): boolean {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak < clippedPeak) return false;
  // A codec rings above the level at which the tops were cut.
  const level = Math.min(1, peak);
  let tops = 0;
  let upper = 0;
  for (const sample of samples) {
    const size = Math.abs(sample);
    if (size >= level * topShare) tops += 1;
    if (size >= level * upperShare) upper += 1;
  }
  return tops >= clippedSamples && tops / upper > clippedShare;
}
