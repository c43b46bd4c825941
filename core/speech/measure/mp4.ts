import { requireOneBlock } from './aac.ts';
import { type Counted, refuse, viewOf } from './measured.ts';
import { type Box, boxesIn, contentOf, countRows, inside, only, optional } from './mp4-boxes.ts';
import { type Codec, codecOf } from './mp4-codec.ts';
import { type FragmentDefaults, readDefaults, readFragment } from './mp4-fragments.ts';
import { readTables, type Sample } from './mp4-tables.ts';
import { opusPacketSamples, opusRate } from './opus.ts';

/** Boxes of the first level that hold no sound. */
const skipped = new Set([
  'ftyp',
  'styp',
  'free',
  'skip',
  'wide',
  'sidx',
  'mfra',
  'uuid',
  'prft',
  'emsg',
  'meta',
]);
/**
 * Bytes of a frame of AAC for each channel. The standard allows half as many, but encoders go beyond; that a sample is
 * one frame is proven by its bits.
 */
const maxAacBytes = 1536;

type Track = { codec: Codec; samples: Sample[]; claimedSeconds: number; defaults: FragmentDefaults };

/**
 * Counts the samples of an MP4 file with one track of AAC or Opus: those of its tables and those of its fragments. Each
 * must lie in the media data, after the one before it. What the heads claim counts only if it is longer. Throws
 * RangeError for anything else.
 */
export function countMp4(bytes: Uint8Array): Counted {
  const { track, fragmentTicks } = walk(bytes);
  const counted = track.samples.reduce((sum, sample) => sum + secondsOf(bytes, sample, track.codec), 0);
  const claimed = Math.max(track.claimedSeconds, fragmentTicks / track.defaults.timescale);
  return { ms: Math.max(counted, claimed) * 1000, bytes };
}

/** The codec of an MP4 file and its samples, in order. Throws RangeError where `countMp4` cannot find them. */
export function readMp4Packets(bytes: Uint8Array): { codec: Codec; packets: Uint8Array[] } {
  const { track } = walk(bytes);
  const packets = track.samples.map((sample) => bytes.subarray(sample.from, sample.from + sample.bytes));
  return { codec: track.codec, packets };
}

function walk(bytes: Uint8Array): { track: Track; fragmentTicks: number } {
  const view = viewOf(bytes);
  const boxes = boxesIn(view, 0, bytes.byteLength);
  for (const { type } of boxes) {
    if (type !== 'moov' && type !== 'moof' && type !== 'mdat' && !skipped.has(type)) refuse('a strange box');
  }
  const track = readTrack(view, only(boxes, 'moov'));
  const fragments = boxes.filter(({ type }) => type === 'moof');
  let fragmentTicks = 0;
  for (const moof of fragments) {
    // Each sample takes a byte at least, so no file can promise more of them than it has bytes.
    const maxSamples = bytes.byteLength - track.samples.length;
    const { samples, endTicks } = readFragment(view, moof, { defaults: track.defaults, maxSamples });
    for (const sample of samples) track.samples.push(sample);
    fragmentTicks = Math.max(fragmentTicks, endTicks);
  }
  if (track.samples.length === 0) refuse('no sound');
  requireInData(
    track.samples,
    boxes.filter(({ type }) => type === 'mdat'),
  );
  return { track, fragmentTicks };
}

function readTrack(view: DataView, moov: Box): Track {
  const parts = inside(view, moov);
  const movie = readClock(contentOf(view, only(parts, 'mvhd')));
  const trak = inside(view, only(parts, 'trak'));
  const media = inside(view, only(trak, 'mdia'));
  const clock = readClock(contentOf(view, only(media, 'mdhd')));
  if (contentOf(view, only(media, 'hdlr')).getUint32(8) !== 0x736f756e) refuse('no track of sound'); // 'soun'
  const tables = inside(view, only(inside(view, only(media, 'minf')), 'stbl'));
  const { samples, ticks } = readTables(view, tables);
  const edits = optional(trak, 'edts');
  const editSeconds = edits
    ? readEdits(contentOf(view, only(inside(view, edits), 'elst'))) / movie.timescale
    : 0;
  const extension = optional(parts, 'mvex');
  return {
    codec: codecOf(view, only(tables, 'stsd')),
    samples,
    claimedSeconds: Math.max(movie.seconds, clock.seconds, editSeconds, ticks / clock.timescale),
    defaults: { ...readDefaults(view, extension), timescale: clock.timescale },
  };
}

/** Scale and length of a movie header or a media header; an unknown length is 0. */
function readClock(head: DataView): { timescale: number; seconds: number } {
  const isLong = head.getUint8(0) === 1;
  const timescale = head.getUint32(isLong ? 20 : 12);
  const ticks = isLong ? Number(head.getBigUint64(24)) : head.getUint32(16);
  if (timescale === 0) refuse('a clock that stands still');
  const isUnknown = ticks >= (isLong ? 2 ** 64 - 1 : 2 ** 32 - 1);
  return { timescale, seconds: isUnknown ? 0 : ticks / timescale };
}

/** What the edits play, in ticks of the movie. The same sound is played once only: a player would repeat it. */
function readEdits(list: DataView): number {
  const isLong = list.getUint8(0) === 1;
  const rowBytes = isLong ? 20 : 12;
  const rows = countRows(list, 4, rowBytes);
  let ticks = 0;
  let played = 0;
  for (let row = 0; row < rows; row++) {
    const at = 8 + row * rowBytes;
    ticks += isLong ? Number(list.getBigUint64(at)) : list.getUint32(at);
    const start = isLong ? Number(list.getBigInt64(at + 8)) : list.getInt32(at + 4);
    if (start >= 0) played += 1; // below 0: silence
    if (list.getUint32(at + (isLong ? 16 : 8)) !== 0x10000) refuse('another speed');
  }
  return played <= 1 ? ticks : refuse('sound that is repeated');
}

/** Samples follow each other, none is used twice, and all of them are there. */
function requireInData(samples: readonly Sample[], data: readonly Box[]): void {
  let box = 0;
  let last = 0;
  for (const { from, bytes } of samples) {
    const end = from + bytes;
    while (box < data.length && (data[box]?.end ?? 0) < end) box += 1;
    if (bytes === 0 || from < last || from < (data[box]?.body ?? Number.POSITIVE_INFINITY)) {
      refuse('a sample outside of the data');
    }
    last = end;
  }
}

function secondsOf(bytes: Uint8Array, sample: Sample, codec: Codec): number {
  const packet = bytes.subarray(sample.from, sample.from + sample.bytes);
  if (codec.kind === 'opus') return (opusPacketSamples(packet) ?? refuse('a broken packet')) / opusRate;
  if (sample.bytes > maxAacBytes * codec.channels) refuse('more than a frame');
  requireOneBlock(packet, codec);
  return codec.secondsPerSample;
}
