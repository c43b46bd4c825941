/** Pages of an Ogg file as packets of the codec inside. Source: RFC 3533 §6; RFC 7845 for Opus. */

const pageHeaderBytes = 27;
const maxLacing = 255;
/** Flags of a page. */
const flags = { continued: 1, first: 2, last: 4 };

export type OpusStream = {
  /** 1 or 2. */
  channels: number;
  /** Samples at 48 kHz to be skipped at the start. */
  preSkip: number;
  /** Audio packets in order, without the two headers. */
  packets: Uint8Array[];
  /** The highest end of a page, in samples at 48 kHz, as the file claims it. */
  claimedSamples: number;
};

type Packets = Pick<OpusStream, 'packets' | 'claimedSamples'>;

/**
 * Returns the packets of an Ogg Opus file; null when the bytes are something else or broken. Strict where decoders
 * differ or look for the next page by themselves: one stream, true checksums, no byte between the pages, no packet left
 * unfinished. Never throws.
 */
export function readOggOpus(bytes: Uint8Array): OpusStream | null {
  const read = packetsOf(bytes);
  const [head, tags, ...audio] = read?.packets ?? [];
  const startsWith = (packet: Uint8Array | undefined, name: string) =>
    packet !== undefined && String.fromCharCode(...packet.subarray(0, name.length)) === name;
  if (!read || !head || head.byteLength < 19) return null;
  if (!startsWith(head, 'OpusHead') || !startsWith(tags, 'OpusTags')) return null;
  const channels = head[9] ?? 0;
  const mappingFamily = head[18];
  if (channels < 1 || channels > 2 || mappingFamily !== 0 || audio.length === 0) return null;
  const preSkip = new DataView(head.buffer, head.byteOffset).getUint16(10, true);
  return { channels, preSkip, packets: audio, claimedSamples: read.claimedSamples };
}

function packetsOf(bytes: Uint8Array): Packets | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packets: Uint8Array[] = [];
  let claimedSamples = 0;
  let begun: Uint8Array[] = [];
  let isEnded = false;
  for (let page = 0; page < bytes.byteLength; ) {
    if (isEnded || page + pageHeaderBytes > bytes.byteLength) return null;
    const segments = view.getUint8(page + 26);
    const body = page + pageHeaderBytes + segments;
    if (body > bytes.byteLength) return null;
    const lacing = bytes.subarray(page + pageHeaderBytes, body);
    const end = lacing.reduce((sum, length) => sum + length, body);
    const flag = view.getUint8(page + 5);
    const isSound = end <= bytes.byteLength && isPage(view, { page, end, isFirst: page === 0 });
    if (!isSound || ((flag & flags.continued) !== 0) !== begun.length > 0) return null;
    let at = body;
    for (const length of lacing) {
      begun.push(bytes.subarray(at, at + length));
      at += length;
      // A packet continues while its segments are full.
      if (length === maxLacing) continue;
      packets.push(joined(begun));
      begun = [];
    }
    const position = view.getBigInt64(page + 6, true); // -1: no packet ends on this page
    if (position < -1n) return null;
    claimedSamples = Math.max(claimedSamples, Number(position));
    isEnded = (flag & flags.last) !== 0;
    page = end;
  }
  return begun.length > 0 ? null : { packets, claimedSamples };
}

/** True for an intact page of the file's one stream; `first` marks its first page and no other. */
function isPage(view: DataView, { page, end, isFirst }: { page: number; end: number; isFirst: boolean }) {
  const isMarkedFirst = (view.getUint8(page + 5) & flags.first) !== 0;
  return (
    view.getUint32(page) === 0x4f676753 && // 'OggS'
    view.getUint8(page + 4) === 0 &&
    isMarkedFirst === isFirst &&
    view.getUint32(page + 14) === view.getUint32(14) &&
    view.getUint32(page + 22, true) === oggChecksum(view, page, end)
  );
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const packet = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    packet.set(piece, at);
    at += piece.byteLength;
  }
  return packet;
}

const checksumTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** The checksum of the page from `page` to `end`, reckoned with zeros in its own place. */
export function oggChecksum(view: DataView, page: number, end: number): number {
  let sum = 0;
  for (let at = page; at < end; at++) {
    const isOwnPlace = at >= page + 22 && at < page + 26;
    const byte = isOwnPlace ? 0 : view.getUint8(at);
    sum = (sum << 8) ^ (checksumTable[(sum >>> 24) ^ byte] ?? 0);
  }
  return sum >>> 0;
}
