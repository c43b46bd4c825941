/** Mono speech, samples from -1 to 1. */
export type Sound = { samples: Float32Array; sampleRate: number };

/** Length of the sound in whole milliseconds. */
export const durationMs = ({ samples, sampleRate }: Sound): number =>
  Math.round((samples.length / sampleRate) * 1000);

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

/** The average of several channels of equal length. */
export function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels;
  if (!first || channels.length === 1) return first ?? new Float32Array(0);
  return first.map(
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  );
}

/**
 * Resamples the sound. When downsampling, the samples that fall into one are averaged, which also keeps most of what
 * the lower rate cannot hold from folding back; enough for speech, not for music.
 */
export function resample({ samples, sampleRate }: Sound, rate: number): Sound {
  if (rate === sampleRate) return { samples, sampleRate };
  const step = sampleRate / rate;
  const half = Math.max(1, step) / 2;
  const length = Math.floor(samples.length / step);
  const resampled = Float32Array.from({ length }, (_, at) => {
    const centre = (at + 0.5) * step - 0.5;
    let sum = 0;
    let weight = 0;
    for (let from = Math.ceil(centre - 2 * half); from <= centre + 2 * half; from++) {
      const sample = samples[from];
      if (sample === undefined) continue;
      const share = 1 - Math.abs(from - centre) / (2 * half);
      sum += sample * share;
      weight += share;
    }
    return weight === 0 ? 0 : sum / weight;
  });
  return { samples: resampled, sampleRate: rate };
}

const windowMs = 5;

export type Trimming = {
  /** Share of the peak, 0 to 1, below which a window counts as silence; a higher value cuts more. */
  silenceShare: number;
  /** What is left before the first and after the last loud window, milliseconds. */
  leadMs: number;
  tailMs: number;
};

/** Cuts the silence at both ends; a sound that is silent throughout is returned whole. */
export function trimSilence(
  { samples, sampleRate }: Sound,
  { silenceShare, leadMs, tailMs }: Trimming,
): Sound {
  const floor = peakOf(samples) * silenceShare;
  const size = Math.max(1, Math.round((sampleRate * windowMs) / 1000));
  const count = Math.ceil(samples.length / size);
  const isLoud = (index: number) => peakOf(samples.subarray(index * size, (index + 1) * size)) > floor;
  let first = 0;
  while (first < count && !isLoud(first)) first += 1;
  if (first === count) return { samples, sampleRate };
  let last = count - 1;
  while (last > first && !isLoud(last)) last -= 1;
  const from = Math.max(0, first * size - Math.round((sampleRate * leadMs) / 1000));
  const to = Math.min(samples.length, (last + 1) * size + Math.round((sampleRate * tailMs) / 1000));
  return { samples: samples.slice(from, to), sampleRate };
}

/** For a spoken word of the course: enough to cut the voice's own silence, but not its soft consonants. */
const wordTrimming: Trimming = { silenceShare: 0.012, leadMs: 30, tailMs: 70 };
const fadeMs = 15;
/** Peak after levelling, 0 to 1: words of one course are equally loud. */
const levelPeak = 0.85;

/**
 * Prepares a synthesised word: cuts both ends, fades the very end, and normalises the loudness. Throws when the sound
 * is silent.
 */
export function trimAndLevel(sound: Sound): Sound {
  const peak = peakOf(sound.samples);
  if (peak < 0.001) throw new Error('the voice was silent');
  const { samples, sampleRate } = trimSilence(sound, wordTrimming);
  const fadeSize = Math.min(Math.round((sampleRate * fadeMs) / 1000), samples.length);
  const levelled = samples.map(
    (sample, at) => ((sample * levelPeak) / peak) * Math.min(1, (samples.length - at) / fadeSize),
  );
  return { samples: levelled, sampleRate };
}
