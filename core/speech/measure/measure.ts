import { type AudioType, audioTypeOf } from '../magic.ts';
import type { Counted } from './measured.ts';
import { countMp3 } from './mp3.ts';
import { countMp4 } from './mp4.ts';
import { countOgg } from './ogg.ts';
import { countWav } from './wav.ts';
import { countWebm } from './webm.ts';

export type MeasuredSound =
  | {
      ok: true;
      type: AudioType;
      /** Whole milliseconds, rounded up; at least 1. */
      ms: number;
      /** What was counted: the file, or the sound alone where it could be separated. */
      bytes: Uint8Array;
    }
  /** unsupported: none of the five containers · unmeasured: its samples cannot be counted. */
  | { ok: false; reason: 'unsupported' | 'unmeasured' };

/** What sums of fractions may be off by. */
const roundingMs = 1e-6;

const counters: Readonly<Record<AudioType['kind'], (bytes: Uint8Array) => Counted>> = {
  wav: countWav,
  ogg: countOgg,
  webm: countWebm,
  mp4: countMp4,
  mp3: countMp3,
};

/**
 * Measures a sound by its own samples or packets: what its head, its clock or its bit rate say never makes it shorter.
 * The bytes are untrusted: a file of which any part is not understood, or contradicts another part, cannot be measured.
 * Never throws; the work grows with the number of bytes alone.
 */
export function measureSound(bytes: Uint8Array): MeasuredSound {
  const type = audioTypeOf(bytes);
  if (!type) return { ok: false, reason: 'unsupported' };
  try {
    const { ms, bytes: sound } = counters[type.kind](bytes);
    const isSound = Number.isFinite(ms) && ms > roundingMs;
    return isSound
      ? { ok: true, type, ms: Math.ceil(ms - roundingMs), bytes: sound }
      : { ok: false, reason: 'unmeasured' };
  } catch (error) {
    // The bytes end where a number should be, or a counter refused them.
    if (error instanceof RangeError) return { ok: false, reason: 'unmeasured' };
    throw error;
  }
}

/** The length of a sound in milliseconds; null where it cannot be measured. */
export function measuredMs(bytes: Uint8Array): number | null {
  const sound = measureSound(bytes);
  return sound.ok ? sound.ms : null;
}
