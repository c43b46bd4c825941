import type { Sound } from '../speech/sound.ts';

/** Zero crossings of the sinc on each side: more are sharper and slower. */
const crossings = 16;
/** Kept below half of the lower rate, so that nothing folds back. */
const cutoff = 0.92;

/** Resamples with a windowed sinc (Blackman): for sounds that are kept. Both ends are taken as silence. */
export function resampleFinely({ samples, sampleRate }: Sound, rate: number): Sound {
  if (rate === sampleRate) return { samples, sampleRate };
  const step = sampleRate / rate;
  const band = Math.min(1, rate / sampleRate) * cutoff;
  const reach = crossings / band;
  const kernel = kernelOf(band, reach);
  const out = new Float32Array(Math.floor(samples.length / step));
  for (let at = 0; at < out.length; at++) {
    const centre = at * step;
    const to = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let from = Math.max(0, Math.ceil(centre - reach)); from <= to; from++) {
      const place = Math.abs(from - centre) * perSample;
      const whole = Math.floor(place);
      const [near, far] = [kernel[whole] ?? 0, kernel[whole + 1] ?? 0];
      sum += (samples[from] ?? 0) * (near + (far - near) * (place - whole));
    }
    out[at] = sum;
  }
  return { samples: out, sampleRate: rate };
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
