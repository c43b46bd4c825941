import { mixDown, resample, type Sound, trimSilence } from './sound.ts';

const headerBytes = 44;
const formatPcm = 1;

/** Returns a WAV file of 16-bit PCM, mono. Samples outside -1 to 1 are clipped. */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * 2;
  const view = new DataView(new ArrayBuffer(headerBytes + dataBytes));
  const tag = (offset: number, text: string) => {
    for (const [at, char] of [...text].entries()) view.setUint8(offset + at, char.charCodeAt(0));
  };
  tag(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + dataBytes, true);
  tag(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, formatPcm, true);
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true); // bytes of a sample
  view.setUint16(34, 16, true);
  tag(36, 'data');
  view.setUint32(40, dataBytes, true);
  samples.forEach((sample, at) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    view.setInt16(headerBytes + at * 2, Math.round(clipped * 0x7fff), true);
  });
  return new Uint8Array(view.buffer);
}

/** Samples per second that every recogniser accepts. */
export const takeRate = 16_000;
/** A recording keeps a margin around the word: recognisers lose consonants at the very edge. */
const takeTrimming = { silenceShare: 0.02, leadMs: 250, tailMs: 350 };

/** Returns a recording as 16 kHz mono WAV with its silent ends cut, as sent to a recogniser. */
export function takeToWav(channels: readonly Float32Array[], sampleRate: number): Uint8Array<ArrayBuffer> {
  const take = resample({ samples: mixDown(channels), sampleRate }, takeRate);
  return encodeWav(trimSilence(take, takeTrimming).samples, takeRate);
}

/**
 * Returns the samples of a WAV file of PCM with 8, 16, 24 or 32 bits; several channels are averaged. A data length that is too long, as
 * written by programs that write to a pipe, means "to the end". Throws when the bytes are something else.
 */
export function decodeWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tagAt = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));
  if (bytes.length < headerBytes || tagAt(0) !== 'RIFF' || tagAt(8) !== 'WAVE')
    throw new Error('not a WAV file');
  let channels = 0;
  let sampleRate = 0;
  let sampleBytes = 2;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const length = view.getUint32(offset + 4, true);
    const body = offset + 8;
    if (tagAt(offset) === 'fmt ' && body + 16 <= bytes.length) {
      const [format, bits] = [view.getUint16(body, true), view.getUint16(body + 14, true)];
      if (format !== formatPcm || ![8, 16, 24, 32].includes(bits))
        throw new Error(`WAV of format ${format} with ${bits} bits: want PCM`);
      sampleBytes = bits / 8;
      channels = view.getUint16(body + 2, true);
      sampleRate = view.getUint32(body + 4, true);
    }
    if (tagAt(offset) === 'data') {
      if (channels === 0) throw new Error('WAV without a format before its data');
      const frames = Math.floor(Math.min(length, bytes.length - body) / sampleBytes / channels);
      const samples = Float32Array.from({ length: frames }, (_, frame) => {
        let sum = 0;
        for (let channel = 0; channel < channels; channel++) {
          sum += sampleAt(view, body + (frame * channels + channel) * sampleBytes, sampleBytes);
        }
        return sum / channels;
      });
      return { samples, sampleRate };
    }
    offset = body + length + (length % 2);
  }
  throw new Error('WAV without data');
}

/** A sample from -1 to 1. Eight bits have no sign. */
function sampleAt(view: DataView, at: number, bytes: number): number {
  if (bytes === 1) return (view.getUint8(at) - 128) / 128;
  if (bytes === 2) return view.getInt16(at, true) / 0x8000;
  if (bytes === 3) return (view.getUint16(at, true) + view.getInt8(at + 2) * 0x10000) / 0x800000;
  return view.getInt32(at, true) / 0x80000000;
}
