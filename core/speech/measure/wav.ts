import { type Counted, refuse, viewOf } from './measured.ts';

const headerBytes = 44;
const formatPcm = 1;
/** A format whose real name stands in its extension. */
const formatExtensible = 0xfffe;
const rates = { least: 4000, most: 384_000 };

type Format = { channels: number; rate: number; bits: number };

/**
 * Counts the samples of a WAV file of PCM with one or two channels. The length follows from the bytes that are there,
 * never from the declared byte rate. Returns the sound under a header of our own, so that nothing else in the file
 * reaches anybody. Throws RangeError for anything else.
 */
export function countWav(bytes: Uint8Array): Counted {
  const view = viewOf(bytes);
  let format: Format | undefined;
  for (let offset = 12; offset + 8 <= bytes.byteLength; ) {
    const tag = view.getUint32(offset);
    const length = view.getUint32(offset + 4, true);
    const body = offset + 8;
    if (tag === fourBytes('fmt ')) {
      if (format) refuse('two formats');
      format = formatAt(view, body, length);
    }
    if (tag === fourBytes('data')) {
      if (!format) refuse('data before its format');
      return count(bytes.subarray(body, Math.min(body + length, bytes.byteLength)), format);
    }
    offset = body + length + (length % 2);
  }
  return refuse('no data');
}

const fourBytes = (text: string): number =>
  [...text].reduce((value, letter) => value * 256 + letter.charCodeAt(0), 0);

function formatAt(view: DataView, body: number, length: number): Format {
  const named = view.getUint16(body, true);
  const isExtended = named === formatExtensible && length >= 40;
  const format = isExtended ? view.getUint16(body + 24, true) : named;
  const channels = view.getUint16(body + 2, true);
  const rate = view.getUint32(body + 4, true);
  const blockBytes = view.getUint16(body + 12, true);
  const bits = view.getUint16(body + 14, true);
  if (length < 16 || format !== formatPcm) refuse('not PCM');
  if (channels < 1 || channels > 2 || ![8, 16, 24, 32].includes(bits)) refuse('an unusual format');
  if (blockBytes !== (channels * bits) / 8) refuse('a format that contradicts itself');
  if (rate < rates.least || rate > rates.most) refuse('an impossible rate');
  return { channels, rate, bits };
}

function count(data: Uint8Array, format: Format): Counted {
  const blockBytes = (format.channels * format.bits) / 8;
  const frames = Math.floor(data.byteLength / blockBytes);
  const sound = data.subarray(0, frames * blockBytes);
  return { ms: (frames / format.rate) * 1000, bytes: withHeader(sound, format) };
}

function withHeader(sound: Uint8Array, { channels, rate, bits }: Format): Uint8Array {
  const file = new Uint8Array(headerBytes + sound.byteLength);
  const view = viewOf(file);
  const blockBytes = (channels * bits) / 8;
  view.setUint32(0, fourBytes('RIFF'));
  view.setUint32(4, file.byteLength - 8, true);
  view.setUint32(8, fourBytes('WAVE'));
  view.setUint32(12, fourBytes('fmt '));
  view.setUint32(16, 16, true);
  view.setUint16(20, formatPcm, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * blockBytes, true);
  view.setUint16(32, blockBytes, true);
  view.setUint16(34, bits, true);
  view.setUint32(36, fourBytes('data'));
  view.setUint32(40, sound.byteLength, true);
  file.set(sound, headerBytes);
  return file;
}
