import type { Sound } from '../speech/sound.ts';
import { type Biquad, filtered } from './biquad.ts';

/**
 * Loudness of a mono sound by ITU-R BS.1770-4, in LUFS.
 *
 * The standard averages blocks of 400 ms and leaves out quiet ones. A word is often shorter than one block. Such a sound
 * is one block of its own length: the mean of what is there. Filling the block up with silence would measure a short
 * word up to 6 LU too low, and levelling would make it louder than the words around it. In a longer sound the last block
 * ends where the sound ends, so that no syllable is left out. From a second on both differ from the standard by less
 * than 0.1 LU.
 */

const blockMs = 400;
const hopMs = 100;
/** LUFS; quieter blocks are silence. */
const absoluteGate = -70;
/** LU below the mean of the others: pauses. */
const relativeGate = 10;

/** The head's high shelf, for any sampling rate. Source: the analogue prototype of BS.1770, as in libebur128. */
function shelfAt(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

/** The high pass of revised low-frequency B-weighting. */
function highPassAt(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

/** The sound as the ear weighs it. */
function kWeighted({ samples, sampleRate }: Sound): Float64Array {
  return filtered(filtered(samples, shelfAt(sampleRate)), highPassAt(sampleRate));
}

const lufsOf = (meanSquare: number): number => -0.691 + 10 * Math.log10(meanSquare);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns LUFS; minus infinity for silence and for an empty sound. */
export function loudnessOf(sound: Sound): number {
  const powers = blockPowers(kWeighted(sound), sound.sampleRate);
  const audible = powers.filter((power) => lufsOf(power) > absoluteGate);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = lufsOf(meanOf(audible)) - relativeGate;
  return lufsOf(meanOf(audible.filter((power) => lufsOf(power) > gate)));
}

/** Mean squares of the blocks; of a sound shorter than a block, of the sound. */
function blockPowers(weighted: Float64Array, sampleRate: number): number[] {
  const size = Math.round((sampleRate * blockMs) / 1000);
  const hop = Math.round((sampleRate * hopMs) / 1000);
  const sums = new Float64Array(weighted.length + 1);
  for (let at = 0; at < weighted.length; at++) sums[at + 1] = (sums[at] ?? 0) + (weighted[at] ?? 0) ** 2;
  const power = (from: number, to: number) => ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  if (weighted.length === 0) return [];
  if (weighted.length <= size) return [power(0, weighted.length)];
  const powers: number[] = [];
  for (let from = 0; from + size <= weighted.length; from += hop) powers.push(power(from, from + size));
  if ((weighted.length - size) % hop !== 0) powers.push(power(weighted.length - size, weighted.length));
  return powers;
}
