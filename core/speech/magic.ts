/**
 * Detects the type of a recording by its first bytes: the type that a browser claims is not always the one it recorded.
 * The bytes are untrusted; nothing here throws, whatever they are.
 */

export type AudioType = {
  kind: 'webm' | 'mp4' | 'ogg' | 'wav' | 'mp3';
  mime: string;
  /** Recognisers go by the name of the file. */
  extension: string;
};

const types = {
  webm: { kind: 'webm', mime: 'audio/webm', extension: 'webm' },
  mp4: { kind: 'mp4', mime: 'audio/mp4', extension: 'm4a' },
  ogg: { kind: 'ogg', mime: 'audio/ogg', extension: 'ogg' },
  wav: { kind: 'wav', mime: 'audio/wav', extension: 'wav' },
  mp3: { kind: 'mp3', mime: 'audio/mpeg', extension: 'mp3' },
} as const satisfies Record<string, AudioType>;

/** Returns the container of a sound; null for anything other than the five. */
export function audioTypeOf(bytes: Uint8Array): AudioType | null {
  if (bytes.length < 12) return null;
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return types.webm;
  if (text(0, 4) === 'OggS') return types.ogg;
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WAVE') return types.wav;
  if (text(4, 4) === 'ftyp') return types.mp4;
  if (text(0, 3) === 'ID3') return types.mp3;
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2; // MPEG audio, layer III
  return isFrame ? types.mp3 : null;
}

/**
 * Returns the length of a recording in milliseconds as given by its container; null where it is not given (a fragmented
 * mp4) or where the bytes are broken.
 */
export function recordingMs(bytes: Uint8Array): number | null {
  const kind = audioTypeOf(bytes)?.kind;
  if (!kind) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const ms = lengthOf[kind](view);
    return ms !== null && Number.isFinite(ms) && ms >= 0 ? Math.round(ms) : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // the bytes end where a number should be
    throw error;
  }
}

const lengthOf: Readonly<Record<AudioType['kind'], (view: DataView) => number | null>> = {
  wav: wavMs,
  ogg: oggMs,
  webm: webmMs,
  mp4: mp4Ms,
  mp3: mp3Ms,
};

const tagAt = (view: DataView, offset: number): string =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, at) => view.getUint8(offset + at)));

function wavMs(view: DataView): number | null {
  let bytesPerSecond = 0;
  for (let offset = 12; offset + 8 <= view.byteLength; ) {
    const tag = tagAt(view, offset);
    const length = view.getUint32(offset + 4, true);
    const body = offset + 8;
    if (tag === 'fmt ') bytesPerSecond = view.getUint32(body + 8, true);
    if (tag === 'data') {
      return bytesPerSecond > 0 ? (Math.min(length, view.byteLength - body) / bytesPerSecond) * 1000 : null;
    }
    offset = body + length + (length % 2);
  }
  return null;
}

/** Opus counts at 48 kHz whatever it was recorded at, and starts with samples to be skipped. */
function oggMs(view: DataView): number | null {
  const isOpus = tagAt(view, 28) === 'Opus';
  const skipped = isOpus ? view.getUint16(28 + 10, true) : 0;
  const rate = isOpus ? 48_000 : view.getUint32(28 + 12, true); // Vorbis stores its own
  let last = -1n;
  for (let offset = 0; offset + 27 <= view.byteLength && tagAt(view, offset) === 'OggS'; ) {
    const position = view.getBigInt64(offset + 6, true);
    if (position > last) last = position;
    const segments = view.getUint8(offset + 26);
    let size = 27 + segments;
    for (let at = 0; at < segments; at++) size += view.getUint8(offset + 27 + at);
    offset += size;
  }
  return last < 0n ? null : ((Number(last) - skipped) / rate) * 1000;
}

/** Matroska elements that are searched, and those that contain times. */
const webmIds = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
};
const webmFrameMs = 60; // the longest frame of Opus

/** Browsers write no length into recordings: the time of the last block is used. */
function webmMs(view: DataView): number | null {
  const opened = new Set([webmIds.segment, webmIds.info, webmIds.cluster, webmIds.blockGroup]);
  let scaleNs = 1_000_000;
  let cluster = 0;
  let last: number | null = null;
  for (let offset = 0; offset < view.byteLength; ) {
    const id = ebmlNumber(view, offset, true);
    const size = ebmlNumber(view, offset + id.length, false);
    const body = offset + id.length + size.length;
    if (id.value === webmIds.timestampScale) scaleNs = bigEndian(view, body, size.value);
    if (id.value === webmIds.clusterTime) cluster = bigEndian(view, body, size.value);
    if (id.value === webmIds.block || id.value === webmIds.simpleBlock) {
      last = Math.max(last ?? 0, cluster + view.getInt16(body + ebmlNumber(view, body, false).length));
    }
    offset = opened.has(id.value) ? body : body + size.value;
  }
  return last === null ? null : (last * scaleNs) / 1_000_000 + webmFrameMs;
}

/** A number of variable length: the leading zeros of its first byte give the number of bytes that follow. */
function ebmlNumber(view: DataView, offset: number, keepsMarker: boolean): { value: number; length: number } {
  const first = view.getUint8(offset);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('no EBML number');
  let value = keepsMarker ? first : first & (0xff >> length);
  for (let at = 1; at < length; at++) value = value * 256 + view.getUint8(offset + at);
  return { value, length };
}

function bigEndian(view: DataView, offset: number, length: number): number {
  if (length > 8) throw new RangeError('no EBML integer');
  let value = 0;
  for (let at = 0; at < length; at++) value = value * 256 + view.getUint8(offset + at);
  return value;
}

/** The movie header of an mp4; fragmented recordings leave the length at zero. */
function mp4Ms(view: DataView): number | null {
  for (let offset = 0; offset + 8 <= view.byteLength; ) {
    const size = view.getUint32(offset);
    const tag = tagAt(view, offset + 4);
    if (tag === 'mvhd') {
      const isLong = view.getUint8(offset + 8) === 1;
      const scale = view.getUint32(offset + (isLong ? 28 : 20));
      const length = isLong ? Number(view.getBigUint64(offset + 32)) : view.getUint32(offset + 24);
      return scale > 0 && length > 0 ? (length / scale) * 1000 : null;
    }
    if (size < 8) return null;
    offset += tag === 'moov' ? 8 : size;
  }
  return null;
}

const mp3Kbits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const mp3KbitsOfLowRates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** From the bit rate of the first frame: accurate enough for a limit. */
function mp3Ms(view: DataView): number | null {
  const isTagged = tagAt(view, 0).startsWith('ID3');
  const tagBytes = isTagged
    ? 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (view.getUint8(at) & 0x7f), 0)
    : 0;
  const head = view.getUint32(tagBytes);
  if (head >>> 21 !== 0x7ff) return null;
  const isFullRate = ((head >>> 19) & 3) === 3;
  const kbits = (isFullRate ? mp3Kbits : mp3KbitsOfLowRates)[(head >>> 12) & 15];
  return kbits ? ((view.byteLength - tagBytes) * 8) / kbits : null;
}
