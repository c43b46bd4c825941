import type { Sound } from '../speech/sound.ts';
import { filtered } from './biquad.ts';
import { loudnessOf } from './loudness.ts';
import { limitPeaks } from './peaks.ts';

/** Near enough to the wanted loudness, LU; nobody hears it. */
const nearLu = 0.1;
/** Farther from it than this after gentle limiting, the sound is dispersed. */
const farLu = 0.3;
const maxRounds = 12;
/** dB above the plain gain: more of it into the limiter is heard as pumping. */
const gentleDb = 3;
const mostDb = 12;

type Wanted = {
  /** LUFS of the voice. */
  loudness: number;
  /** Peaks stay at or below it, 0 to 1. */
  ceiling: number;
  /** The part of a sound of which the loudness is meant. */
  voiceOf: (sound: Sound) => Sound;
};

/**
 * The sound at the wanted loudness, its peaks limited. Where the peaks stand so far above the voice that the limiter
 * would hold all of it down, they are dispersed first.
 */
export function levelledTo(sound: Sound, wanted: Wanted): Sound {
  const gentle = driven(sound, wanted, gentleDb);
  if (gentle.missing < farLu) return gentle.sound;
  const strong = driven(dispersed(sound), wanted, mostDb);
  return strong.missing < gentle.missing ? strong.sound : gentle.sound;
}

/** Raises the gain until what comes out of the limiter is as loud as wanted, at most so far above the plain gain. */
function driven(
  { samples, sampleRate }: Sound,
  { loudness, ceiling, voiceOf }: Wanted,
  overDb: number,
): { sound: Sound; missing: number } {
  const limitedAt = (gain: number) => {
    const factor = 10 ** (gain / 20);
    const sound = limitPeaks({ samples: samples.map((one) => one * factor), sampleRate }, ceiling);
    return { sound, missing: loudness - loudnessOf(voiceOf(sound)) };
  };
  const plain = loudness - loudnessOf(voiceOf({ samples, sampleRate }));
  let gain = plain;
  let made = limitedAt(gain);
  // How much of a decibel comes out of the limiter: the less, the harder it works.
  let slope = 1;
  for (let round = 1; round < maxRounds && Math.abs(made.missing) > nearLu; round++) {
    const next = Math.min(plain + overDb, gain + made.missing / slope);
    if (next === gain) break;
    const further = limitedAt(next);
    slope = Math.min(1, Math.max(0.1, (made.missing - further.missing) / (next - gain)));
    gain = next;
    made = further;
  }
  return made;
}

/** Hz around which the phase turns. Their delays, 2 ms at most, are not heard. */
const turnsHz = [200, 400, 800, 1600];
const turnWidth = Math.SQRT1_2;

/**
 * The same sound with lower peaks. Each pulse of a voice has all its tones at the same moment; all-pass filters let them
 * come a little one after another. No tone becomes louder or softer.
 */
function dispersed({ samples, sampleRate }: Sound): Sound {
  let turned: Float64Array | Float32Array = samples;
  for (const hz of turnsHz) {
    const angle = (2 * Math.PI * hz) / sampleRate;
    const alpha = Math.sin(angle) / (2 * turnWidth);
    const a1 = (-2 * Math.cos(angle)) / (1 + alpha);
    const a2 = (1 - alpha) / (1 + alpha);
    turned = filtered(turned, { b0: a2, b1: a1, b2: 1, a1, a2 });
  }
  return { samples: Float32Array.from(turned), sampleRate };
}
