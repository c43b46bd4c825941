import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Sound } from '../../../core/speech/sound.ts';
import { loudnessOf } from '../../../core/voices/loudness.ts';
import { changed, inTurn, spokenWord, tone, whiteNoise } from '../../support/voice-signals.ts';

const silence = (ms: number): Sound => changed(tone(ms), () => 0);

describe('loudness', () => {
  it.each([48_000, 44_100, 24_000, 16_000])(
    'of a full sine of 997 Hz is -3.01 LUFS at %i Hz',
    (sampleRate) => {
      expect(loudnessOf(tone(3000, { sampleRate }))).toBeCloseTo(-3.01, 1);
      expect(loudnessOf(tone(3000, { sampleRate, peak: 0.1 }))).toBeCloseTo(-23.01, 1);
    },
  );

  it('weighs low sounds less and high ones more', () => {
    const at = (hz: number) => loudnessOf(tone(2000, { hz })) - loudnessOf(tone(2000));
    expect(at(25)).toBeLessThan(-8);
    expect(at(100)).toBeCloseTo(-1.8, 0);
    expect(at(4000)).toBeCloseTo(3.2, 0);
    expect(at(10_000)).toBeCloseTo(3.3, 0);
  });

  it('leaves pauses out, as the two gates of the standard do', () => {
    const loud = tone(2000, { peak: 0.1 });
    expect(loudnessOf(inTurn(loud, silence(4000), loud))).toBeCloseTo(loudnessOf(loud), 0);
    // 1 kHz, as in EBU Tech 3341 case 3: -36, -23 and -36 LUFS, of which the outer ones are gated.
    const quiet = tone(4000, { peak: 10 ** (-33 / 20) });
    const middle = tone(24_000, { peak: 10 ** (-20 / 20) });
    expect(Math.abs(loudnessOf(inTurn(quiet, middle, quiet)) + 23)).toBeLessThan(0.1);
  });

  it('of a sound shorter than a block is that of the sound, whatever its length', () => {
    for (const ms of [120, 250, 399, 400, 401, 460, 900]) {
      expect(loudnessOf(tone(ms, { peak: 0.1 }))).toBeCloseTo(-23, 0);
    }
  });

  it('of nothing is minus infinity', () => {
    expect(loudnessOf(silence(700))).toBe(Number.NEGATIVE_INFINITY);
    expect(loudnessOf(silence(0))).toBe(Number.NEGATIVE_INFINITY);
  });
});

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const skipped = hasFfmpeg ? '' : ' (skipped: ffmpeg is not installed)';

describe.skipIf(!hasFfmpeg)(`loudness beside ffmpeg's ebur128${skipped}`, () => {
  const cases: [string, Sound][] = [
    ['a tone', tone(3000, { peak: 0.2 })],
    ['noise', whiteNoise(3000)],
    ['a long word', spokenWord({ ms: 2400, syllables: 7, silenceMs: 0 })],
    ['words with pauses', inTurn(spokenWord({ ms: 1500 }), spokenWord({ ms: 1200, peak: 0.1, pitch: 220 }))],
    ['a word at 24 kHz', spokenWord({ ms: 2000, syllables: 5, sampleRate: 24_000 })],
  ];
  it.each(cases)('agrees on %s', (_name, sound) => {
    expect(loudnessOf(sound)).toBeCloseTo(integratedByFfmpeg(sound), 0);
    expect(Math.abs(loudnessOf(sound) - integratedByFfmpeg(sound))).toBeLessThan(0.25);
  });
});

function integratedByFfmpeg({ samples, sampleRate }: Sound): number {
  const format = ['-f', 'f32le', '-ar', `${sampleRate}`, '-ac', '1', '-i', '-'];
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  const command = `ffmpeg -hide_banner -nostats ${format.join(' ')} -af ebur128 -f null - 2>&1`;
  const report = execFileSync('sh', ['-c', command], { input: bytes, encoding: 'utf8' });
  return Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(report)?.[1]);
}
