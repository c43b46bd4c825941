import { describe, expect, it } from 'vitest';
import { gainStepDb } from '../../../core/listening/joined-mp3.ts';
import { levelledAmongPauses, stepsToFit, stepsToLevel } from '../../../core/listening/level.ts';
import type { Sound } from '../../../core/speech/sound.ts';
import { loudnessOf } from '../../../core/voices/loudness.ts';
import { ceiling, keptLoudness } from '../../../core/voices/prepare.ts';

const sampleRate = 22_050;

/** A tone of a voice's pitch; `click` is the height of one sample in it. */
function tone(ms: number, height: number, click = 0): Sound {
  const samples = Float32Array.from(
    { length: Math.round((sampleRate * ms) / 1000) },
    (_, at) => height * Math.sin((2 * Math.PI * 300 * at) / sampleRate),
  );
  if (click > 0) samples[Math.floor(samples.length / 2)] = click;
  return { samples, sampleRate };
}

/** As a player meets it: after a pause and before another one, longer than any block. */
function heard({ samples }: Sound, steps = 0): number {
  const pause = sampleRate;
  const all = new Float32Array(samples.length + 2 * pause);
  all.set(
    samples.map((one) => one * 10 ** ((steps * gainStepDb) / 20)),
    pause,
  );
  return loudnessOf({ samples: all, sampleRate });
}

const peakOf = ({ samples }: Sound) => samples.reduce((highest, one) => Math.max(highest, Math.abs(one)), 0);

describe('the level of a sound among pauses', () => {
  it.each([150, 300, 600, 1200, 3000])('is reached in steps by a sound of %i ms', (ms) => {
    for (const height of [0.15, 0.2, 0.25, 0.35, 0.5]) {
      const sound = tone(ms, height);
      const steps = stepsToLevel(sound);
      if (steps === undefined) throw new Error('no room');
      expect(Math.abs(heard(sound, steps) - keptLoudness)).toBeLessThanOrEqual(1);
    }
  });

  it('raises a short sound that was levelled by itself, and leaves a long one', () => {
    const height = 0.24;
    expect(Math.abs(loudnessOf(tone(250, height)) - keptLoudness)).toBeLessThan(0.6);
    expect(stepsToLevel(tone(250, height))).toBe(3);
    expect(stepsToLevel(tone(10_000, height))).toBe(0);
  });

  it('lowers what is too loud, whatever its peaks', () => {
    expect(stepsToLevel(tone(2000, 0.9))).toBe(-7);
  });

  it('is not reached in steps where the peaks leave no room, but with limited peaks', () => {
    const sound = tone(250, 0.2, 0.85);
    expect(stepsToLevel(sound)).toBeUndefined();
    const levelled = levelledAmongPauses(sound);
    expect(Math.abs(heard(levelled) - keptLoudness)).toBeLessThan(0.3);
    expect(peakOf(levelled)).toBeLessThanOrEqual(ceiling + 1e-6);
  });

  it('is not asked of silence, and what is all but silent is raised by no more than 12 dB', () => {
    const silence = tone(500, 0);
    expect(stepsToLevel(silence)).toBe(0);
    expect(levelledAmongPauses(silence)).toEqual(silence);
    const soft = tone(500, 0.002);
    expect(stepsToLevel(soft)).toBe(8);
    expect(heard(levelledAmongPauses(soft)) - heard(soft)).toBeCloseTo(12, 0);
  });
});

describe('a sound whose encoder has added to its peaks', () => {
  it.each([
    [0.2, 0],
    [1, 0],
    [1.06, -1],
    [1.3, -2],
  ])('with a peak of %f is lowered by %i steps', (peak, steps) => {
    expect(stepsToFit(tone(300, 0.1, peak))).toBe(steps);
  });
});
