import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeAac } from '../../../api/_adapters/aac-decoder.ts';
import { loadMp3Encoder } from '../../../api/_adapters/mp3-encoder.ts';
import { decodeSound } from '../../../api/_adapters/sound-decoder.ts';
import { measuredMs } from '../../../core/speech/measure/measure.ts';
import { durationMs, type Sound } from '../../../core/speech/sound.ts';
import { decodeWav, encodeWav } from '../../../core/speech/wav.ts';
import { maxTakeBytes } from '../../../core/voices/limits.ts';
import { loudnessOf } from '../../../core/voices/loudness.ts';
import { oggOf, opus120, repeated } from '../../support/sound-files.ts';
import { spokenWord } from '../../support/voice-signals.ts';

const sample = (name: string) => new Uint8Array(readFileSync(`test/data/speech/${name}`));
const decoded = async (bytes: Uint8Array): Promise<Sound> => {
  const result = await decodeSound(bytes);
  if (!result.ok) throw new Error(result.flaw);
  return result.sound;
};

describe('a recording', () => {
  it.each(['take.webm', 'take.m4a', 'voice-aac.m4a', 'clicks-aac.m4a', 'shalom.ogg', 'shalom.wav'])(
    'is decoded as long as it was counted: %s',
    async (name) => {
      const bytes = sample(name);
      const sound = await decoded(bytes);
      expect(Math.abs(durationMs(sound) - (measuredMs(bytes) ?? 0))).toBeLessThan(80);
      expect(loudnessOf(sound)).toBeGreaterThan(-60);
    },
  );

  it('sounds the same from every container', async () => {
    const original = decodeWav(sample('shalom.wav'));
    const mp3 = (await loadMp3Encoder())(original);
    for (const bytes of [sample('shalom.ogg'), mp3, encodeWav(original.samples, original.sampleRate)]) {
      expect(Math.abs(loudnessOf(await decoded(bytes)) - loudnessOf(original))).toBeLessThan(1);
    }
  });

  it('keeps its quality: nothing is decoded at the rate of a recogniser', async () => {
    expect((await decoded(sample('shalom.ogg'))).sampleRate).toBe(48_000);
    const studio = spokenWord({ sampleRate: 44_100 });
    expect((await decoded(encodeWav(studio.samples, 44_100))).sampleRate).toBe(44_100);
  });

  it.each([
    ['unsupported', new TextEncoder().encode('not a sound at all')],
    ['broken', sample('shalom.ogg').subarray(0, 900)],
    ['broken', sample('take.webm').subarray(0, 1500)],
    ['too-long', oggOf(repeated(opus120, 200))],
    ['too-large', new Uint8Array(maxTakeBytes + 1)],
  ])('that nobody can use is %s', async (flaw, bytes) => {
    expect(await decodeSound(bytes)).toEqual({ ok: false, flaw });
  });

  it('of a studio, with 24 bits, is read, too', async () => {
    const wide = encodeWav(new Float32Array(36_000), 24_000);
    wide[32] = 3; // bytes of a sample
    wide[34] = 24;
    wide[46] = 0x40;
    const sound = await decoded(wide);
    expect(durationMs(sound)).toBe(1000);
    expect(sound.samples[0]).toBe(0.5);
  });
});

describe('the program for AAC', () => {
  it('is told apart when it is not installed', async () => {
    const failed = decodeAac(new Uint8Array(2), [], {
      command: process.execPath,
      args: ['-e', 'process.exit(127)'],
    });
    expect(await failed.catch((error: { code: string }) => error.code)).toBe('aac_decoder');
  });

  it('refuses what is no sound', async () => {
    expect(await decodeAac(new Uint8Array(2), [new Uint8Array(40)]).catch(() => 'refused')).toBe('refused');
  });
});
