import { describe, expect, it } from 'vitest';
import { decodeWav, durationMs, trimAndLevel } from '../../../scripts/render-audio/wav.ts';

/** A WAV file of 16-bit PCM; `samples` run from -1 to 1, channels interleaved. */
function wavOf(
  samples: readonly number[],
  { channels = 1, sampleRate = 8000, dataLength = samples.length * 2 } = {},
) {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const tag = (offset: number, text: string) => bytes.set(new TextEncoder().encode(text), offset);
  tag(0, 'RIFF');
  tag(8, 'WAVE');
  tag(12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, dataLength, true);
  for (const [index, sample] of samples.entries()) view.setInt16(44 + index * 2, sample * 0x7fff, true);
  return bytes;
}
const silence = (count: number) => Array.from({ length: count }, () => 0);
const tone = (count: number, level: number) =>
  Array.from({ length: count }, (_, index) => level * Math.sin(index * 0.7));

describe('a WAV file', () => {
  it('is read into samples from -1 to 1', () => {
    const { samples, sampleRate } = decodeWav(wavOf([0, 0.5, -0.5, 1]));
    expect(sampleRate).toBe(8000);
    expect([...samples].map((sample) => sample.toFixed(2))).toEqual(['0.00', '0.50', '-0.50', '1.00']);
  });

  it('is mixed down to one channel', () => {
    const { samples } = decodeWav(wavOf([0.5, 0.1, -0.5, 0.5], { channels: 2 }));
    expect([...samples].map((sample) => sample.toFixed(1))).toEqual(['0.3', '0.0']);
  });

  it('may claim more data than a pipe delivered', () => {
    expect(decodeWav(wavOf(silence(10), { dataLength: 0x7ffff000 })).samples.length).toBe(10);
  });

  it('is refused when it is something else', () => {
    expect(() => decodeWav(new Uint8Array(100))).toThrow('not a WAV file');
    expect(() => decodeWav(new Uint8Array(3))).toThrow('not a WAV file');
    const eightBit = wavOf(silence(4));
    eightBit[34] = 8;
    expect(() => decodeWav(eightBit)).toThrow('want 16-bit PCM');
  });
});

describe('trimming', () => {
  const sampleRate = 8000;
  it('cuts the silence around the word and keeps a short lead and tail', () => {
    const sound = {
      samples: Float32Array.from([...silence(8000), ...tone(4000, 0.3), ...silence(8000)]),
      sampleRate,
    };
    const trimmed = trimAndLevel(sound);
    expect(durationMs(sound)).toBe(2500);
    expect(durationMs(trimmed)).toBeGreaterThanOrEqual(590);
    expect(durationMs(trimmed)).toBeLessThanOrEqual(610);
  });

  it('makes a soft and a loud word equally loud and ends in silence', () => {
    for (const level of [0.05, 0.4, 1]) {
      const { samples } = trimAndLevel({ samples: Float32Array.from(tone(4000, level)), sampleRate });
      expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(0.85, 1);
      expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
    }
  });

  it('refuses a voice that said nothing', () => {
    expect(() => trimAndLevel({ samples: new Float32Array(800), sampleRate })).toThrow('silent');
    expect(() => trimAndLevel({ samples: new Float32Array(0), sampleRate })).toThrow('silent');
  });
});
