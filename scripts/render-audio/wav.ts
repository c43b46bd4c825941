/** Mono speech, samples from -1 to 1. */
export type Sound = { samples: Float32Array; sampleRate: number };

const windowMs = 5;
/** Share of the peak below which a window counts as silence; a higher value cuts deeper into soft consonants. */
const silenceShare = 0.012;
const leadMs = 30;
const tailMs = 70;
const fadeMs = 15;
/** Peak after levelling, 0 to 1: words of one course are equally loud. */
const levelPeak = 0.85;

/**
 * Samples of a WAV file of 16-bit PCM; several channels are averaged. A data length that is too long, as programs that
 * write to a pipe leave it, means "to the end". Throws when the bytes are something else.
 */
export function decodeWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tagAt = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));
  if (bytes.length < 44 || tagAt(0) !== 'RIFF' || tagAt(8) !== 'WAVE') throw new Error('not a WAV file');
  let channels = 0;
  let sampleRate = 0;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const length = view.getUint32(offset + 4, true);
    const body = offset + 8;
    if (tagAt(offset) === 'fmt ') {
      const [format, bits] = [view.getUint16(body, true), view.getUint16(body + 14, true)];
      if (format !== 1 || bits !== 16)
        throw new Error(`WAV of format ${format} with ${bits} bits: want 16-bit PCM`);
      channels = view.getUint16(body + 2, true);
      sampleRate = view.getUint32(body + 4, true);
    }
    if (tagAt(offset) === 'data') {
      if (channels === 0) throw new Error('WAV without a format before its data');
      const frames = Math.floor(Math.min(length, bytes.length - body) / 2 / channels);
      const samples = Float32Array.from({ length: frames }, (_, frame) => {
        let sum = 0;
        for (let channel = 0; channel < channels; channel++) {
          sum += view.getInt16(body + (frame * channels + channel) * 2, true);
        }
        return sum / channels / 0x8000;
      });
      return { samples, sampleRate };
    }
    offset = body + length + (length % 2);
  }
  throw new Error('WAV without data');
}

const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

/**
 * Cuts the silence at both ends, leaving a short lead and tail with a fade at the very end, and brings the peak to one
 * level. Throws when nothing is heard.
 */
export function trimAndLevel({ samples, sampleRate }: Sound): Sound {
  const peak = peakOf(samples);
  if (peak < 0.001) throw new Error('the voice was silent');
  const windowSize = Math.round((sampleRate * windowMs) / 1000);
  const isLoud = (start: number) => peakOf(samples.subarray(start, start + windowSize)) > peak * silenceShare;
  const starts = Array.from(
    { length: Math.ceil(samples.length / windowSize) },
    (_, index) => index * windowSize,
  );
  const first = starts.find(isLoud) ?? 0;
  const last = starts.findLast(isLoud) ?? 0;
  const from = Math.max(0, first - Math.round((sampleRate * leadMs) / 1000));
  const to = Math.min(samples.length, last + windowSize + Math.round((sampleRate * tailMs) / 1000));
  const fadeSize = Math.min(Math.round((sampleRate * fadeMs) / 1000), to - from);
  const cut = samples.slice(from, to).map((sample, index) => {
    const left = to - from - index;
    return ((sample * levelPeak) / peak) * Math.min(1, left / fadeSize);
  });
  return { samples: cut, sampleRate };
}

/** Length of the sound in whole milliseconds. */
export const durationMs = ({ samples, sampleRate }: Sound): number =>
  Math.round((samples.length / sampleRate) * 1000);
