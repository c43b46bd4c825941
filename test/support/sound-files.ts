import { oggChecksum } from '../../core/speech/ogg.ts';

/** Sound files as recorders write them, and as nobody should: each part can be told to lie. */

type Bytes = Uint8Array<ArrayBuffer>;
const joined = (...parts: (Uint8Array | readonly number[])[]): Bytes =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Uint8Array.from(part))));
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** at) & 255);
const big = (value: number, bytes: number) => little(value, bytes).reverse();

/** An Opus packet of 20 ms, and the shortest that lasts 120 ms: two bytes. */
export const opus20 = Uint8Array.of(0x78, 1, 2, 3);
export const opus120 = Uint8Array.of(0x7b, 6);

export const repeated = <T>(one: T, times: number): T[] => Array.from({ length: times }, () => one);

type OggLies = { position?: number; channels?: number; serial?: number; sum?: number };

/** A page of Ogg with whole packets. */
export function oggPage(
  packets: readonly Uint8Array[],
  {
    flag = 0,
    position = 0,
    serial = 7,
    sum,
  }: { flag?: number; position?: number; serial?: number; sum?: number } = {},
): Bytes {
  const lacing = packets.flatMap(({ byteLength }) => [
    ...repeated(255, Math.floor(byteLength / 255)),
    byteLength % 255,
  ]);
  const head = [
    ascii('OggS'),
    0,
    flag,
    little(position, 8),
    little(serial, 4),
    little(0, 4),
    little(0, 4),
  ].flat();
  const page = joined(head, [lacing.length], lacing, ...packets);
  const view = new DataView(page.buffer);
  view.setUint32(22, sum ?? oggChecksum(view, 0, page.byteLength), true);
  return page;
}

export const opusHead = (channels = 1, family = 0): Bytes =>
  joined(ascii('OpusHead'), [1, channels], little(312, 2), little(48_000, 4), [0, 0, family]);
export const opusTags: Bytes = joined(ascii('OpusTags'), little(0, 8));

/** An Ogg Opus file; `position` is the end, at 48 kHz, that every page claims. */
export function oggOf(packets: readonly Uint8Array[], { position, channels, ...lies }: OggLies = {}): Bytes {
  const pages: Bytes[] = [oggPage([opusHead(channels)], { flag: 2 }), oggPage([opusTags])];
  for (let at = 0; at < packets.length; at += 100) {
    pages.push(oggPage(packets.slice(at, at + 100), { position: position ?? 0, ...lies }));
  }
  return joined(...pages);
}

/** An element of Matroska; without a known size its end is that of the file. */
export const element = (id: number, body: Uint8Array | readonly number[], isOpen = false): Bytes => {
  const idBytes = id > 0xffffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1;
  const size = isOpen ? repeated(255, 1) : [0x10, ...big(body.length, 3)];
  return joined(big(id, idBytes), size, body);
};

type WebmLies = {
  codec?: string;
  /** Milliseconds from one block to the next. */
  stepMs?: number;
  flags?: number;
  track?: readonly Uint8Array[];
  tail?: Uint8Array;
  info?: readonly Uint8Array[];
};

/** A WebM as browsers record it: segment and cluster without a size. */
export function webmOf(packets: readonly Uint8Array[], lies: WebmLies = {}): Bytes {
  const {
    codec = 'A_OPUS',
    stepMs = 20,
    flags = 0x80,
    track = [],
    tail = new Uint8Array(),
    info = [],
  } = lies;
  const entry = joined(
    element(0xd7, [1]),
    element(0x73c5, [9]),
    element(0x83, [2]),
    element(0x86, ascii(codec)),
    ...track,
  );
  const blocks = packets.map((packet, at) =>
    element(0xa3, joined([0x81], big(Math.min(at * stepMs, 32_767), 2), [flags], packet)),
  );
  return joined(
    element(0x1a45dfa3, element(0x4282, ascii('webm'))),
    element(0x18538067, [], true),
    element(0x1549a966, joined(element(0x2ad7b1, big(1_000_000, 3)), ...info)),
    element(0x1654ae6b, element(0xae, entry)),
    element(0x1f43b675, [], true),
    element(0xe7, [0]),
    ...blocks,
    tail,
  );
}

export const box = (type: string, ...body: (Uint8Array | readonly number[])[]): Bytes => {
  const content = joined(...body);
  return joined(big(content.byteLength + 8, 4), ascii(type), content);
};
const full = (type: string, ...body: (Uint8Array | readonly number[])[]) => box(type, [0, 0, 0, 0], ...body);

/** Whole bytes of bits written as 0 and 1; what is not is left out, the rest of the last byte is 0. */
export function bytesOfBits(...bits: readonly string[]): Bytes {
  const digits = bits.join('').replace(/[^01]/g, '');
  return Uint8Array.from(digits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}

/** One channel of AAC-LC in which no band is used: element, tag, gain, window, bands, prediction, three tools. */
export const aacChannel = '000 0000 00000000 0001 000000 0 000';
export const aacEnd = '111';
/** The shortest frame of one channel: four bytes. */
export const aacSilence = bytesOfBits(aacChannel, aacEnd);

type Mp4Lies = {
  /** Ticks of 48,000 that each sample claims to last. */
  ticks?: number;
  /** Each of its samples, if not a frame of silence. */
  sample?: Uint8Array;
  /** Samples that the tables promise, if not the true number. */
  promised?: number;
  /** Where the tables find the sound, if not where it is. */
  offset?: number;
  /** How often the edit list plays it. */
  plays?: number;
  /** What the movie's head claims, milliseconds. */
  movieMs?: number;
  codec?: 'aac' | 'opus';
  /** AudioSpecificConfig: AAC-LC, 48 kHz, one channel. */
  config?: readonly number[];
};

/** An MP4 file of AAC with sample tables: each sample lasts 1,024 samples at 48 kHz. */
export function mp4Of(samples: number, lies: Mp4Lies = {}): Bytes {
  const { ticks = 1024, promised = samples, plays = 1, movieMs = 100, codec = 'aac' } = lies;
  const { config = [0x11, 0x88] } = lies;
  const fileType = box('ftyp', ascii('M4A '), big(0, 4));
  const sample = lies.sample ?? (codec === 'aac' ? aacSilence : opus120);
  const sound = box('mdat', ...repeated(sample, samples));
  const offset = lies.offset ?? fileType.byteLength + 8;
  const entry = [
    repeated(0, 6),
    big(1, 2),
    repeated(0, 8),
    big(1, 2),
    big(16, 2),
    repeated(0, 4),
    big(48_000, 2),
    [0, 0],
  ];
  const decoder = joined(
    [0x04, 13 + 2 + config.length, 0x40, 0x15],
    repeated(0, 11),
    [0x05, config.length],
    config,
  );
  const esds = full('esds', [0x03, decoder.byteLength + 3, 0, 1, 0], decoder);
  const dOps = box('dOps', [0, 1], big(312, 2), big(48_000, 4), [0, 0, 0]);
  const description = codec === 'aac' ? box('mp4a', ...entry, esds) : box('Opus', ...entry, dOps);
  const tables = box(
    'stbl',
    full('stsd', big(1, 4), description),
    full('stts', big(1, 4), big(promised, 4), big(ticks, 4)),
    full('stsc', big(1, 4), big(1, 4), big(promised, 4), big(1, 4)),
    full('stsz', big(sample.byteLength, 4), big(promised, 4)),
    full('stco', big(1, 4), big(offset, 4)),
  );
  const media = box(
    'mdia',
    full('mdhd', repeated(0, 8), big(48_000, 4), big(promised * ticks, 4), [0, 0, 0, 0]),
    full('hdlr', repeated(0, 4), ascii('soun'), repeated(0, 13)),
    box('minf', tables),
  );
  const edits = box(
    'edts',
    full('elst', big(plays, 4), ...repeated([...big(movieMs, 4), ...big(0, 4), ...big(0x10000, 4)], plays)),
  );
  const movie = box(
    'moov',
    full('mvhd', repeated(0, 8), big(1000, 4), big(movieMs, 4), repeated(0, 80)),
    box('trak', full('tkhd', repeated(0, 80)), edits, media),
  );
  return joined(fileType, sound, movie);
}

type Mp3Frame = { /** 1–14. */ bitRate?: number /** 0: 44.1 kHz. */; rate?: number };

/** A frame of MPEG 1 layer III, 26 ms at 44.1 kHz. */
export function mp3Frame({ bitRate = 1, rate = 0 }: Mp3Frame = {}): Bytes {
  const kbit = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320][bitRate] ?? 0;
  const bytes = Math.floor((144_000 * kbit) / ([44_100, 48_000, 32_000][rate] ?? 1));
  return joined([0xff, 0xfb, (bitRate << 4) | (rate << 2), 0xc0], repeated(0, bytes - 4));
}
export const mp3Of = (...frames: readonly Uint8Array[]): Bytes => joined(...frames);
export const id3Of = (bytes: number): Bytes =>
  joined(ascii('ID3'), [4, 0, 0, 0, 0, (bytes >> 7) & 127, bytes & 127], repeated(0, bytes));

type WavLies = { byteRate?: number; blockBytes?: number; format?: number; dataBytes?: number };

/** Silence as 16-bit mono PCM at 16 kHz. */
export function pcmWavOf(ms: number, lies: WavLies = {}): Bytes {
  const data = ms * 32;
  const { byteRate = 32_000, blockBytes = 2, format = 1, dataBytes = data } = lies;
  return joined(
    [ascii('RIFF'), little(data + 36, 4), ascii('WAVEfmt '), little(16, 4)].flat(),
    [little(format, 2), little(1, 2), little(16_000, 4), little(byteRate, 4)].flat(),
    [little(blockBytes, 2), little(16, 2), ascii('data'), little(dataBytes, 4)].flat(),
    new Uint8Array(data),
  );
}
export { joined as bytesOf };
