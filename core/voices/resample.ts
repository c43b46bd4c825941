import type { Sound } from '../speech/sound.ts';

/** Zero crossings of the sinc on each side: more are sharper and slower. */
const crossings = 16;
/** Kept below half of the lower rate, so that nothing folds back. */
const cutoff = 0.92;
/** Usual rates need 160 at most; of odd rates the first ones are kept. */
const maxKeptPlaces = 512;

/** Resamples with a windowed sinc (Blackman): for sounds that are kept. Both ends are taken as silence. */
export function resampleFinely({ samples, sampleRate }: Sound, rate: number): Sound {
  if (rate === sampleRate) return { samples, sampleRate };
  const tapsAt = tapsOf(sampleRate, rate);
  const out = new Float32Array(Math.floor((samples.length * rate) / sampleRate));
  for (let at = 0; at < out.length; at++) {
    const place = at * sampleRate;
    const { first, taps } = tapsAt(place % rate);
    const start = Math.floor(place / rate) + first;
    const to = Math.min(taps.length, samples.length - start);
    let sum = 0;
    for (let tap = Math.max(0, -start); tap < to; tap++)
      sum += (samples[start + tap] ?? 0) * (taps[tap] ?? 0);
    out[at] = sum;
  }
  return { samples: out, sampleRate: rate };
}

/** What each sample around a place weighs, beginning at the `first` one after (before) it. */
type Taps = { first: number; taps: Float64Array };

/** The taps for a place this many `rate`ths of a sample after a sample. Places repeat soon, and so do their taps. */
function tapsOf(sampleRate: number, rate: number): (part: number) => Taps {
  const band = Math.min(1, rate / sampleRate) * cutoff;
  const reach = crossings / band;
  const kernel = kernelOf(band, reach);
  const made = (part: number): Taps => {
    const after = part / rate;
    const first = Math.ceil(after - reach);
    const taps = new Float64Array(Math.floor(after + reach) - first + 1);
    for (let tap = 0; tap < taps.length; tap++) {
      const place = Math.abs(first + tap - after) * perSample;
      const whole = Math.floor(place);
      const [near, far] = [kernel[whole] ?? 0, kernel[whole + 1] ?? 0];
      taps[tap] = near + (far - near) * (place - whole);
    }
    return { first, taps };
  };
  const kept = new Map<number, Taps>();
  return (part) => {
    const known = kept.get(part);
    if (known) return known;
    const taps = made(part);
    if (kept.size < maxKeptPlaces) kept.set(part, taps);
    return taps;
  };
}

/** Values of the kernel for one sample's distance. */
const perSample = 128;

function kernelOf(band: number, reach: number): Float64Array {
  return Float64Array.from({ length: Math.ceil(reach * perSample) + 2 }, (_, at) => {
    const x = at / perSample;
    if (x >= reach) return 0;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * band * x) / (Math.PI * band * x);
    const phase = Math.PI * (x / reach + 1);
    return band * sinc * (0.42 - 0.5 * Math.cos(phase) + 0.08 * Math.cos(2 * phase));
  });
}
