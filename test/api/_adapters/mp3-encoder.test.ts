import { describe, expect, it } from 'vitest';
import { loadMp3Encoder } from '../../../api/_adapters/mp3-encoder.ts';
import { decodeSound } from '../../../api/_adapters/sound-decoder.ts';
import { loudnessOf } from '../../../core/voices/loudness.ts';
import { tone } from '../../support/voice-signals.ts';

const second = {
  samples: Float32Array.from({ length: 22_050 }, (_, index) => 0.5 * Math.sin(index * 0.1)),
  sampleRate: 22_050,
};

describe('a recording', () => {
  it('is a small MP3', async () => {
    const bytes = (await loadMp3Encoder())(second);
    expect([bytes[0], (bytes[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
    expect(bytes.length).toBeGreaterThan(4000);
    expect(bytes.length).toBeLessThan(8000);
  });

  it.each([100, 997, 6000])('is played as loud as it was, at %i Hz', async (hz) => {
    const sound = tone(2000, { hz, peak: 0.3, sampleRate: 24_000 });
    const decoded = await decodeSound((await loadMp3Encoder())(sound));
    if (!decoded.ok) throw new Error(decoded.flaw);
    expect(Math.abs(loudnessOf(decoded.sound) - loudnessOf(sound))).toBeLessThan(0.1);
  });

  it('has the same bytes for the same sound, so that its address never changes by itself', async () => {
    const encode = await loadMp3Encoder();
    const first = encode(second);
    encode({ ...second, samples: second.samples.map((sample) => sample / 2) });
    expect(encode(second)).toEqual(first);
    expect((await loadMp3Encoder())(second)).toEqual(first);
  });
});
