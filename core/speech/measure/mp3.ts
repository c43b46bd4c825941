import { type Counted, refuse, viewOf } from './measured.ts';

const kbits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const kbitsOfLowRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Samples per second of MPEG 1; MPEG 2 has half, MPEG 2.5 a quarter of them. */
const fullRates = [44_100, 48_000, 32_000];

type Frame = {
  bytes: number;
  samples: number;
  rate: number;
  /** The bits of the header that are equal in all frames of one file: version, layer, rate. */
  family: number;
};

/**
 * Counts the frames of an MP3 file: one after the other, all of one kind, from the first to the last byte. Returns the
 * frames without the tags around them. The last frame may be cut off. Throws RangeError for anything else.
 * Source: ISO/IEC 11172-3 §2.4.1.3, ISO/IEC 13818-3; id3.org, ID3v2.4 §3.1.
 */
export function countMp3(bytes: Uint8Array): Counted {
  const start = afterTags(bytes);
  const view = viewOf(bytes);
  const first = frameAt(view, start);
  let seconds = 0;
  let offset = start;
  while (offset < bytes.byteLength && !isTrailer(bytes, offset)) {
    const frame = frameAt(view, offset);
    if (frame.family !== first.family) refuse('frames of two kinds');
    seconds += frame.samples / frame.rate;
    offset += frame.bytes;
  }
  return { ms: seconds * 1000, bytes: bytes.subarray(start, Math.min(offset, bytes.byteLength)) };
}

/** Where the frames begin: behind any number of ID3v2 tags. */
function afterTags(bytes: Uint8Array): number {
  let offset = 0;
  while (textAt(bytes, offset, 3) === 'ID3') {
    const size = [6, 7, 8, 9].map((at) => bytes[offset + at] ?? 0x80);
    if (size.some((byte) => byte > 0x7f)) refuse('a broken tag');
    const footerBytes = ((bytes[offset + 5] ?? 0) & 0x10) === 0 ? 0 : 10;
    offset += 10 + footerBytes + size.reduce((sum, byte) => sum * 128 + byte, 0);
  }
  return offset;
}

/** Tags that stand behind the sound: ID3v1, APE, Lyrics3. */
function isTrailer(bytes: Uint8Array, offset: number): boolean {
  const isId3 = bytes.byteLength - offset === 128 && textAt(bytes, offset, 3) === 'TAG';
  return isId3 || textAt(bytes, offset, 8) === 'APETAGEX' || textAt(bytes, offset, 11) === 'LYRICSBEGIN';
}

const textAt = (bytes: Uint8Array, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

function frameAt(view: DataView, offset: number): Frame {
  const head = view.getUint32(offset);
  const version = (head >>> 19) & 3; // 0: MPEG 2.5, 2: MPEG 2, 3: MPEG 1
  const isFull = version === 3;
  const isLayer3 = ((head >>> 17) & 3) === 1;
  const kbit = (isFull ? kbits : kbitsOfLowRates)[(head >>> 12) & 15] ?? 0;
  const fullRate = fullRates[(head >>> 10) & 3];
  // Bit rate 0 is a free one, whose frames have no length of their own.
  if (head >>> 21 !== 0x7ff || version === 1 || !isLayer3 || kbit === 0 || fullRate === undefined) {
    return refuse('no frame');
  }
  const rate = fullRate / (isFull ? 1 : version === 2 ? 2 : 4);
  const samples = isFull ? 1152 : 576;
  const bytes = Math.floor(((samples / 8) * kbit * 1000) / rate) + ((head >>> 9) & 1);
  return { bytes, samples, rate, family: head & 0xfffe0c00 };
}
