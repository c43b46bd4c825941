import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationMs } from '../../../core/speech/sound.ts';
import { decodeWav, encodeWav, takeToWav } from '../../../core/speech/wav.ts';

/** A WAV file with what a pipe or a stereo recorder makes different. */
function wavOf(
  samples: readonly number[],
  { channels = 1, sampleRate = 8000, dataLength = samples.length * 2 } = {},
) {
  const bytes = encodeWav(Float32Array.from(samples), sampleRate);
  const view = new DataView(bytes.buffer);
  view.setUint16(22, channels, true);
  view.setUint32(40, dataLength, true);
  return bytes;
}

describe('a WAV file', () => {
  it('has the header that every player knows', () => {
    const bytes = encodeWav(Float32Array.of(0, 1, -1), 16_000);
    expect(Buffer.from(bytes).toString('latin1', 0, 4)).toBe('RIFF');
    expect(Buffer.from(bytes).toString('latin1', 8, 16)).toBe('WAVEfmt ');
    const view = new DataView(bytes.buffer);
    expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(28, true)]).toEqual([
      bytes.length - 8,
      16_000,
      32_000,
    ]);
    expect([view.getInt16(44, true), view.getInt16(46, true), view.getInt16(48, true)]).toEqual([
      0, 32767, -32767,
    ]);
  });

  it('gives back the samples that went in, clipped to -1 and 1', () => {
    fc.assert(
      fc.property(fc.array(fc.float({ min: -2, max: 2, noNaN: true }), { maxLength: 200 }), (samples) => {
        const decoded = decodeWav(encodeWav(Float32Array.from(samples), 16_000)).samples;
        expect(decoded.length).toBe(samples.length);
        samples.forEach((sample, at) => {
          expect(Math.abs((decoded[at] ?? 9) - Math.max(-1, Math.min(1, sample)))).toBeLessThan(0.0001);
        });
      }),
    );
  });

  it('is mixed down to one channel', () => {
    const { samples } = decodeWav(wavOf([0.5, 0.1, -0.5, 0.5], { channels: 2 }));
    expect([...samples].map((sample) => sample.toFixed(1))).toEqual(['0.3', '0.0']);
  });

  it('may claim more data than a pipe delivered', () => {
    expect(decodeWav(wavOf([0, 0, 0, 0], { dataLength: 0x7ffff000 })).samples.length).toBe(4);
  });

  it('is refused when it is something else', () => {
    expect(() => decodeWav(new Uint8Array(100))).toThrow('not a WAV file');
    expect(() => decodeWav(new Uint8Array(3))).toThrow('not a WAV file');
    const twelveBit = wavOf([0, 0]);
    twelveBit[34] = 12;
    expect(() => decodeWav(twelveBit)).toThrow('want PCM');
  });
});

describe('a recording', () => {
  it('becomes 16 kHz mono without the silence around the word', () => {
    const rate = 48_000;
    const left = new Float32Array(rate * 4);
    for (let at = rate; at < rate * 2; at++) left[at] = 0.4 * Math.sin(at * 0.05);
    const wav = takeToWav([left, left], rate);
    const sound = decodeWav(wav);
    expect(sound.sampleRate).toBe(16_000);
    expect(durationMs(sound)).toBeGreaterThanOrEqual(1590);
    expect(durationMs(sound)).toBeLessThanOrEqual(1610);
    expect(wav.length).toBeLessThan(52_000);
  });

  it('of nothing is a file of nothing', () => {
    expect(decodeWav(takeToWav([], 48_000)).samples.length).toBe(0);
  });
});
