import { durationMs, type Sound } from '../speech/sound.ts';
import { filtered } from './biquad.ts';
import type { TakeFlaw } from './flaws.ts';
import { levelledTo } from './levelling.ts';
import { isClipped, isPitched, type Levels, levelsOf, movementDb, voicedParts, windowMs } from './levels.ts';
import { maxTakeMs } from './limits.ts';
import { loudnessOf } from './loudness.ts';
import type { VoicedKind } from './recording.ts';
import { resampleFinely } from './resample.ts';

/** LUFS of every kept sound. */
export const keptLoudness = -16;
/** Samples per second of kept sounds: a voice has nothing above 12 kHz that a phone's speaker plays. */
export const keptRate = 24_000;
/** Peaks stay below this, 0 to 1 (-1 dBFS): codecs add a little. */
export const ceiling = 0.891;

/** dBFS; below `silentDb` nothing was said, below `quietDb` raising it would raise its noise too. */
const silentDb = -58;
const quietDb = -45;
/** dB between the voice and the background; lower is more lenient. */
const leastOverNoiseDb = 20;
/** A sound without pauses that moves by less than this is held: a tone, a chord, a machine. */
const leastMovementDb = 4;
const heldFromMs = 500;
/** Share of a take that is nearly as loud as its loudest moments, from which on it is music, if it has a pitch. */
const fullShare = 0.7;
const nearlyAsLoudDb = 8;
/** dB below the voice at which a word may begin or end at the edge of the file. */
const edgeDb = 12;

/** What is left before and after the voice, milliseconds; consonants at the edges are softer than the threshold. */
const airMs = { before: 40, after: 90 };
const fadeMs = { in: 8, out: 40 };

/** How long a text may take, and pause; milliseconds. */
export type Expected = { leastMs: number; mostMs: number; pauseMs: number };

/** What may be expected of a text: slow speakers need 200 ms a letter, fast ones 35 ms. */
export function expectedOf({ kind, hebrew }: { kind: VoicedKind; hebrew: string }): Expected {
  const letters = Math.max(1, hebrew.replace(/[^א-ת]/gu, '').length);
  const hasSpaces = /[\s־-]/u.test(hebrew.trim());
  const pauseMs = kind === 'sentence' ? 1100 : hasSpaces ? 600 : 300;
  return {
    leastMs: kind === 'letter' ? 80 : Math.min(600, Math.max(90, letters * 35)),
    mostMs: 1600 + letters * 200 + (kind === 'sentence' ? 1500 : 0),
    pauseMs,
  };
}

export type PreparedVoice = {
  ok: true;
  /** Mono, `keptRate`. */
  sound: Sound;
  /** LUFS of the voice in it, without the air around it. */
  loudness: number;
  ms: number;
};

/**
 * Makes a kept sound of a take: what was said with a little air, at one loudness, with faded ends; or says what is wrong
 * with it. Input: mono at full quality, as decoded. Loudness is that of the voice alone, see `loudnessOf`.
 */
export function prepareSound(take: Sound, expected: Expected): PreparedVoice | { ok: false; flaw: TakeFlaw } {
  if (durationMs(take) > maxTakeMs) return { ok: false, flaw: 'too-long' };
  const still = withoutRumble(take);
  const levels = levelsOf(still);
  const parts = voicedParts(levels);
  const flaw = flawOf({ take, levels, parts, expected });
  const [first, last] = [parts[0], parts.at(-1)];
  if (flaw || !first || !last) return { ok: false, flaw: flaw ?? 'silent' };
  return { ok: true, ...levelled(still, { fromMs: first.from * windowMs, toMs: last.to * windowMs }) };
}

/**
 * The same for a synthesised voice, which has no flaws of a recording: so that it is as loud as people are, and follows
 * them without a seam. Throws when it is silent.
 */
export function prepareSynthesised(spoken: Sound): Omit<PreparedVoice, 'ok'> {
  const parts = voicedParts(levelsOf(spoken));
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) throw new Error('the voice was silent');
  return levelled(spoken, { fromMs: first.from * windowMs, toMs: last.to * windowMs });
}

/**
 * The same for a synthesised voice from elsewhere, which may have broken off or gone on: too-short, too-long, silent or
 * clipped are its flaws. How near the microphone was and what else was heard is no question, and no pause before the
 * first sound is needed.
 */
export function prepareMade(
  spoken: Sound,
  expected: Expected,
): PreparedVoice | { ok: false; flaw: TakeFlaw } {
  if (durationMs(spoken) > maxTakeMs) return { ok: false, flaw: 'too-long' };
  const levels = levelsOf(spoken);
  const parts = voicedParts(levels);
  const [first, last] = [parts[0], parts.at(-1)];
  if (levels.voiceDb < silentDb || !first || !last) return { ok: false, flaw: 'silent' };
  if (isClipped(spoken.samples)) return { ok: false, flaw: 'clipped' };
  const voicedMs = (last.to - first.from) * windowMs;
  if (voicedMs < expected.leastMs) return { ok: false, flaw: 'too-short' };
  if (voicedMs > expected.mostMs) return { ok: false, flaw: 'too-long' };
  return { ok: true, ...levelled(spoken, { fromMs: first.from * windowMs, toMs: last.to * windowMs }) };
}

type Parts = readonly { from: number; to: number }[];

function flawOf(input: {
  take: Sound;
  levels: Levels;
  parts: Parts;
  expected: Expected;
}): TakeFlaw | undefined {
  const { take, levels, parts, expected } = input;
  const { windows, voiceDb, noiseDb } = levels;
  if (voiceDb < silentDb) return 'silent';
  if (isClipped(take.samples)) return 'clipped';
  const [first, last] = [parts[0], parts.at(-1)];
  const voiced = first && last ? windows.slice(first.from, last.to) : [];
  const voicedMs = voiced.length * windowMs;
  if (voiceDb - noiseDb < leastOverNoiseDb) {
    const loud = windows.filter((db) => db > voiceDb - nearlyAsLoudDb).length;
    return loud > fullShare * windows.length && isPitched(take) ? 'music' : 'noisy';
  }
  if (voiceDb < quietDb) return 'quiet';
  if (!first || !last || voicedMs < expected.leastMs) return 'too-short';
  if (voicedMs > heldFromMs && movementDb(voiced) < leastMovementDb) return 'music';
  const isPaused = parts.some(({ to }, at) => {
    const later = parts[at + 1];
    return later !== undefined && (later.from - to) * windowMs > expected.pauseMs;
  });
  if (isPaused) return 'two-words';
  if (voicedMs > expected.mostMs) return 'too-long';
  const isLoudAt = (at: number) => (windows[at] ?? 0) > voiceDb - edgeDb;
  return isLoudAt(0) || isLoudAt(windows.length - 1) ? 'cut' : undefined;
}

/** Cut, resampled, levelled by the loudness of the voice, faded. */
function levelled(take: Sound, { fromMs, toMs }: { fromMs: number; toMs: number }) {
  const at = (ms: number) => Math.round((Math.max(0, ms) * take.sampleRate) / 1000);
  const start = Math.max(0, fromMs - airMs.before);
  const samples = take.samples.slice(at(start), at(toMs + airMs.after));
  const cut = resampleFinely({ samples, sampleRate: take.sampleRate }, keptRate);
  const inKept = (ms: number) => Math.round(((ms - start) * keptRate) / 1000);
  const voiceOf = ({ samples: all, sampleRate }: Sound): Sound => ({
    samples: all.subarray(inKept(fromMs), inKept(toMs)),
    sampleRate,
  });
  const sound = levelledTo(cut, { loudness: keptLoudness, ceiling, voiceOf });
  return { sound: faded(sound), loudness: loudnessOf(voiceOf(sound)), ms: durationMs(sound) };
}

function faded({ samples, sampleRate }: Sound): Sound {
  const rise = Math.round((sampleRate * fadeMs.in) / 1000);
  const fall = Math.round((sampleRate * fadeMs.out) / 1000);
  const ease = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, share));
  return {
    samples: samples.map((one, at) => one * ease(at / rise) * ease((samples.length - 1 - at) / fall)),
    sampleRate,
  };
}

/** Hz below which there is no voice, but steps, wind, and a microphone's own offset. */
const rumbleHz = 70;

/** A high pass of the second order (Butterworth). */
function withoutRumble({ samples, sampleRate }: Sound): Sound {
  const k = Math.tan((Math.PI * rumbleHz) / sampleRate);
  const norm = 1 / (1 + Math.SQRT2 * k + k * k);
  const [a1, a2] = [2 * (k * k - 1) * norm, (1 - Math.SQRT2 * k + k * k) * norm];
  const out = filtered(samples, { b0: norm, b1: -2 * norm, b2: norm, a1, a2 });
  return { samples: Float32Array.from(out), sampleRate };
}
