import { describe, expect, it } from 'vitest';
import {
  durationMs,
  mixDown,
  peakOf,
  resample,
  trimAndLevel,
  trimSilence,
} from '../../../core/speech/sound.ts';

const sampleRate = 8000;
const silence = (count: number) => new Float32Array(count);
const tone = (count: number, level: number, step = 0.7) =>
  Float32Array.from({ length: count }, (_, at) => level * Math.sin(at * step));
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

describe('a word from a voice', () => {
  it('loses the silence around it and keeps a short lead and tail', () => {
    const sound = { samples: joined(silence(8000), tone(4000, 0.3), silence(8000)), sampleRate };
    expect(durationMs(sound)).toBe(2500);
    const trimmed = durationMs(trimAndLevel(sound));
    expect(trimmed).toBeGreaterThanOrEqual(590);
    expect(trimmed).toBeLessThanOrEqual(610);
  });

  it('is equally loud whether it was spoken softly or loudly, and ends in silence', () => {
    for (const level of [0.05, 0.4, 1]) {
      const { samples } = trimAndLevel({ samples: tone(4000, level), sampleRate });
      expect(peakOf(samples)).toBeCloseTo(0.85, 1);
      expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
    }
  });

  it('is refused when the voice said nothing', () => {
    expect(() => trimAndLevel({ samples: silence(800), sampleRate })).toThrow('silent');
    expect(() => trimAndLevel({ samples: silence(0), sampleRate })).toThrow('silent');
  });
});

describe('trimming', () => {
  const trimming = { silenceShare: 0.02, leadMs: 100, tailMs: 200 };
  it('leaves the lead and tail that are asked for, as far as they are there', () => {
    const sound = { samples: joined(silence(4000), tone(4000, 0.3), silence(400)), sampleRate };
    const trimmed = trimSilence(sound, trimming);
    expect(durationMs(trimmed)).toBeGreaterThanOrEqual(645);
    expect(durationMs(trimmed)).toBeLessThanOrEqual(655);
  });

  it('leaves a sound alone that is silent throughout', () => {
    expect(trimSilence({ samples: silence(4000), sampleRate }, trimming).samples.length).toBe(4000);
  });
});

describe('another rate', () => {
  it.each([48_000, 44_100, 22_050, 16_000, 8000])('keeps length, pitch and loudness from %d Hz', (rate) => {
    const second = { samples: tone(rate, 0.5, (2 * Math.PI * 440) / rate), sampleRate: rate };
    const resampled = resample(second, 16_000);
    expect(durationMs(resampled)).toBe(1000);
    expect(peakOf(resampled.samples)).toBeGreaterThan(0.45);
    expect(peakOf(resampled.samples)).toBeLessThan(0.51);
    const crossings = resampled.samples.filter(
      (sample, at) => at > 0 && sample >= 0 && (resampled.samples[at - 1] ?? 0) < 0,
    );
    expect(crossings.length).toBeGreaterThanOrEqual(438);
    expect(crossings.length).toBeLessThanOrEqual(441);
  });

  it('damps what the lower rate cannot hold', () => {
    const whistle = { samples: tone(48_000, 0.5, (2 * Math.PI * 15_000) / 48_000), sampleRate: 48_000 };
    expect(peakOf(resample(whistle, 16_000).samples)).toBeLessThan(0.1);
  });
});

describe('several channels', () => {
  it('become their average', () => {
    const mixed = mixDown([Float32Array.of(0.5, -0.5), Float32Array.of(0.1, 0.5)]);
    expect([...mixed].map((sample) => sample.toFixed(1))).toEqual(['0.3', '0.0']);
    expect(mixDown([]).length).toBe(0);
  });
});
