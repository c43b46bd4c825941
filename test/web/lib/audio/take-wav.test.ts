import { describe, expect, it, vi } from 'vitest';
import { decodeWav } from '../../../../core/speech/wav.ts';
import { toWav } from '../../../../web/src/lib/audio/take-wav.ts';

const take = new Blob(['recording'], { type: 'audio/mp4' });

/** Decodes any recording to half a second of a tone on two channels, at the rate that was asked for. */
class FakeContext {
  readonly rate: number;
  constructor(_channels: number, _length: number, rate: number) {
    this.rate = rate;
  }
  async decodeAudioData() {
    const tone = Float32Array.from({ length: this.rate / 2 }, (_, at) => Math.sin(at / 4) / 2);
    return { numberOfChannels: 2, sampleRate: this.rate, getChannelData: () => tone };
  }
}

class Deaf extends FakeContext {
  override async decodeAudioData(): Promise<never> {
    throw new DOMException('cannot decode', 'EncodingError');
  }
}

// The conversion uses only what the fakes have.
const as = (Context: typeof FakeContext) => Context as unknown as typeof OfflineAudioContext;

describe('a recording on its way to the recogniser', () => {
  it('becomes 16 kHz mono WAV', async () => {
    const wav = await toWav(take, as(FakeContext));
    expect(wav.type).toBe('audio/wav');
    const { samples, sampleRate } = decodeWav(new Uint8Array(await wav.arrayBuffer()));
    expect(sampleRate).toBe(16_000);
    expect(samples.length).toBe(8000);
  });

  it('goes as it is, under its true type, where the browser cannot decode it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await toWav(take, as(Deaf))).toBe(take);
    expect(await toWav(take, undefined)).toBe(take);
  });
});
