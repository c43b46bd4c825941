import type { AacConfig } from './aac.ts';
import { createBitReader } from './bits.ts';
import { refuse } from './measured.ts';
import { type Box, contentOf, inside, only } from './mp4-boxes.ts';

/** How a sample of the track turns into sound: every one has the same length, or says its own. */
export type Codec =
  | ({
      kind: 'aac';
      secondsPerSample: number;
      /** AudioSpecificConfig, for a decoder. */
      config: Uint8Array;
    } & AacConfig)
  | { kind: 'opus' };

/** Bytes of a sample entry of sound before the boxes in it. */
const entryBytes = 28;

/** The codec of a track by its sample description. Throws RangeError for any but AAC-LC, HE-AAC and Opus. */
export function codecOf(view: DataView, stsd: Box): Codec {
  if (contentOf(view, stsd).getUint32(4) !== 1) refuse('not one sample entry');
  const [entry, ...others] = inside(view, stsd, 8);
  if (!entry || others.length > 0) return refuse('not one sample entry');
  if (contentOf(view, entry).getUint16(8) !== 0) refuse('a sample entry of another version');
  const parts = inside(view, entry, entryBytes);
  if (entry.type === 'Opus') return opusOf(contentOf(view, only(parts, 'dOps')));
  if (entry.type === 'mp4a') return aacOf(contentOf(view, only(parts, 'esds')));
  return refuse('another codec');
}

/** Source: Encapsulation of Opus in ISO Base Media File Format §4.3.2. */
function opusOf(dOps: DataView): Codec {
  const channels = dOps.getUint8(1);
  const family = dOps.getUint8(10);
  return channels >= 1 && channels <= 2 && family === 0 ? { kind: 'opus' } : refuse('many channels');
}

const tags = { stream: 3, decoder: 4, specific: 5 };
/** Object types of a decoder description that mean AAC. */
const aacObjects = [0x40, 0x67];

/** Descriptors of ISO/IEC 14496-1 §7.2.6, one in the other. */
function aacOf(esds: DataView): Codec {
  const stream = descriptorAt(esds, 4, tags.stream);
  const flags = esds.getUint8(stream.body + 2);
  if ((flags & 0xe0) !== 0) refuse('a stream that depends on another');
  const decoder = descriptorAt(esds, stream.body + 3, tags.decoder);
  if (!aacObjects.includes(esds.getUint8(decoder.body))) refuse('another codec');
  const specific = descriptorAt(esds, decoder.body + 13, tags.specific);
  return configOf(new Uint8Array(esds.buffer, esds.byteOffset + specific.body, specific.bytes));
}

function descriptorAt(view: DataView, at: number, tag: number): { body: number; bytes: number } {
  if (view.getUint8(at) !== tag) refuse('another descriptor');
  let bytes = 0;
  for (let place = at + 1; place <= at + 4; place++) {
    const byte = view.getUint8(place);
    bytes = bytes * 128 + (byte & 0x7f);
    if (byte < 0x80) return { body: place + 1, bytes };
  }
  return refuse('a descriptor without an end');
}

const aacRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];
/** Kinds of AAC: low complexity, and the same with a band (5) or a channel (29) replicated, which adds no time. */
const aacKinds = [2, 5, 29];

/**
 * AudioSpecificConfig. Frames of 960 samples and rates outside of the table are refused: no recorder makes them.
 * Source: ISO/IEC 14496-3 §1.6.2.1.
 */
function configOf(config: Uint8Array): Codec {
  const bits = createBitReader(config);
  const kind = bits.read(5);
  const rateIndex = bits.read(4);
  const channels = bits.read(4);
  if (kind !== 2) {
    if (bits.read(4) === 15) bits.skip(24); // the rate of the replicated band
    if (bits.read(5) !== 2) refuse('another kind of AAC');
  }
  const isPlain = bits.read(3) === 0; // 1024 samples in a frame, alone, nothing added
  const rate = aacRates[rateIndex];
  if (!isPlain || !aacKinds.includes(kind) || !rate || (channels !== 1 && channels !== 2)) {
    return refuse('another kind of AAC');
  }
  return { kind: 'aac', rateIndex, channels, secondsPerSample: 1024 / rate, config };
}
