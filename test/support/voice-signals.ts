import { createRandom } from '../../core/random.ts';
import type { Sound } from '../../core/speech/sound.ts';

/** Made-up recordings of one speaker, whose every property is known. */

type Way = {
  sampleRate?: number;
  /** Length of the voice; silence of `silenceMs` stands on both sides. */
  ms?: number;
  silenceMs?: number;
  syllables?: number;
  /** Peak of the voice, 0 to 1. */
  peak?: number;
  /** RMS of white noise under everything, 0 to 1. */
  noise?: number;
  /** Hz. */
  pitch?: number;
  seed?: number;
};

/** Vowels in syllables over a little noise, with pauses before and after: levels move as those of speech do. */
export function spokenWord(way: Way = {}): Sound {
  const { sampleRate = 48_000, ms = 700, silenceMs = 400, syllables = 2 } = way;
  const { peak = 0.3, noise = 0.0004, pitch = 130, seed = 1 } = way;
  const random = createRandom(seed);
  const at = (one: number) => Math.round((one * sampleRate) / 1000);
  const [lead, length] = [at(silenceMs), at(ms)];
  const voice = Float64Array.from({ length }, (_, index) => {
    const seconds = index / sampleRate;
    const inSyllable = ((index / length) * syllables) % 1;
    const envelope = Math.sin(Math.PI * inSyllable) ** 1.5;
    const glide = pitch * (1 + 0.08 * Math.sin(seconds * 9));
    let sum = 0;
    for (let harmonic = 1; harmonic <= 24; harmonic++) {
      const formant = 1 / (1 + ((harmonic * glide - 600) / 500) ** 2) + 0.2 / harmonic;
      sum += formant * Math.sin(2 * Math.PI * harmonic * glide * seconds + harmonic * harmonic);
    }
    return envelope * sum;
  });
  const highest = voice.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const samples = Float32Array.from({ length: length + 2 * lead }, (_, index) => {
    const said = index >= lead && index < lead + length ? (voice[index - lead] ?? 0) : 0;
    return (said / highest) * peak + noise * gaussian(random);
  });
  return { samples, sampleRate };
}

/**
 * A sentence in a creaking voice: each pulse rings for less than a millisecond, so that peaks stand 22 dB and more above
 * the loudness, and syllables are unlike each other.
 */
export function creakingSentence(
  way: { ms?: number; pitch?: number; ringMs?: number; seed?: number } = {},
): Sound {
  const { ms = 3500, pitch = 100, ringMs = 0.9, seed = 1 } = way;
  const random = createRandom(seed);
  const sampleRate = 48_000;
  const lead = (sampleRate * 400) / 1000;
  const length = Math.round((sampleRate * ms) / 1000);
  const syllables = Math.round(ms / 220);
  const strengths = Array.from({ length: syllables }, () => 0.5 * 10 ** -(random() * 0.5));
  let pulse = 0;
  let next = 0;
  const samples = Float32Array.from({ length: length + 2 * lead }, (_, index) => {
    const noise = 0.0002 * gaussian(random);
    const at = index - lead;
    if (at < 0 || at >= length) return noise;
    if (at >= next) {
      pulse = at;
      next += sampleRate / (pitch * (1 + 0.1 * Math.sin(at / 9600)));
    }
    const after = ((at - pulse) / sampleRate) * 1000;
    const place = (at / length) * syllables;
    const envelope = Math.sin(Math.PI * (place % 1)) ** 1.2 * (strengths[Math.floor(place)] ?? 0);
    const ringing = Math.cos(2 * Math.PI * 0.7 * after) + 0.5 * Math.cos(2 * Math.PI * 2.3 * after);
    return noise + (envelope * Math.exp(-after / ringMs) * ringing) / 1.5;
  });
  return { samples, sampleRate };
}

/** A sine of this peak. */
export function tone(
  ms: number,
  { hz = 997, peak = 1, sampleRate = 48_000 }: { hz?: number; peak?: number; sampleRate?: number } = {},
): Sound {
  const length = Math.round((ms * sampleRate) / 1000);
  const samples = Float32Array.from(
    { length },
    (_, at) => peak * Math.sin((2 * Math.PI * hz * at) / sampleRate),
  );
  return { samples, sampleRate };
}

export function whiteNoise(ms: number, { rms = 0.05, sampleRate = 48_000, seed = 1 } = {}): Sound {
  const random = createRandom(seed);
  const length = Math.round((ms * sampleRate) / 1000);
  return { samples: Float32Array.from({ length }, () => rms * gaussian(random)), sampleRate };
}

/** Sounds one after another; all of one rate. */
export function inTurn(...sounds: Sound[]): Sound {
  const samples = new Float32Array(sounds.reduce((sum, one) => sum + one.samples.length, 0));
  let at = 0;
  for (const one of sounds) {
    samples.set(one.samples, at);
    at += one.samples.length;
  }
  return { samples, sampleRate: sounds[0]?.sampleRate ?? 48_000 };
}

export const changed = ({ samples, sampleRate }: Sound, change: (sample: number) => number): Sound => ({
  samples: samples.map(change),
  sampleRate,
});

function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The tone of a voice, by the likeness of the sound with itself a period later, 70 to 350 Hz. */
export function pitchHz(samples: Float32Array, sampleRate: number): number {
  let best = { likeness: 0, lag: 1 };
  for (let lag = Math.round(sampleRate / 350); lag < sampleRate / 70; lag++) {
    let [product, one, other] = [0, 0, 0];
    for (let at = 0; at + lag < samples.length; at++) {
      const [a = 0, b = 0] = [samples[at], samples[at + lag]];
      product += a * b;
      one += a * a;
      other += b * b;
    }
    const likeness = product / Math.sqrt(one * other);
    if (likeness > best.likeness + 0.01) best = { likeness, lag };
  }
  return sampleRate / best.lag;
}
