import { describe, expect, it } from 'vitest';
import type { Sound } from '../../../core/speech/sound.ts';
import { resampleFinely } from '../../../core/voices/resample.ts';
import { tone } from '../../support/voice-signals.ts';

/** RMS of the middle of a resampled tone beside that of the tone. */
function gainAt(hz: number, sampleRate: number): number {
  const rmsOf = ({ samples }: Sound) => {
    const middle = samples.subarray(samples.length >> 2, 3 * (samples.length >> 2));
    return Math.sqrt(middle.reduce((sum, one) => sum + one * one, 0) / middle.length);
  };
  const sound = tone(400, { hz, peak: 0.5, sampleRate });
  return rmsOf(resampleFinely(sound, 24_000)) / rmsOf(sound);
}

describe('a resampled sound', () => {
  it.each([8000, 16_000, 22_050, 44_100, 47_999, 48_000, 96_000])('keeps its tones from %i Hz', (rate) => {
    for (const hz of [200, 1000, 3000]) expect(gainAt(hz, rate)).toBeCloseTo(1, 2);
    expect(resampleFinely(tone(400, { sampleRate: rate }), 24_000).samples).toHaveLength(9600);
  });

  it.each([44_100, 47_999, 48_000])('from %i Hz has nothing of what is too high for it', (rate) => {
    for (const hz of [13_000, 15_000, 19_000]) expect(gainAt(hz, rate)).toBeLessThan(0.005);
  });
});
