/** Pages of an Ogg file as packets of the codec inside. Source: RFC 3533 §6; RFC 7845 for Opus. */

const pageHeaderBytes = 27;
const maxLacing = 255;

export type OpusStream = {
  /** 1 or 2. */
  channels: number;
  /** Samples at 48 kHz to be skipped at the start. */
  preSkip: number;
  /** Audio packets in order, without the two headers. */
  packets: Uint8Array[];
};

/** Returns the packets of an Ogg Opus file; null when the bytes are something else or broken. Never throws. */
export function readOggOpus(bytes: Uint8Array): OpusStream | null {
  const packets = packetsOf(bytes);
  const [head, tags, ...audio] = packets ?? [];
  const startsWith = (packet: Uint8Array | undefined, name: string) =>
    packet !== undefined && String.fromCharCode(...packet.subarray(0, name.length)) === name;
  if (!head || head.byteLength < 19 || !startsWith(head, 'OpusHead') || !startsWith(tags, 'OpusTags'))
    return null;
  const channels = head[9] ?? 0;
  const mappingFamily = head[18];
  if (channels < 1 || channels > 2 || mappingFamily !== 0 || audio.length === 0) return null;
  const preSkip = new DataView(head.buffer, head.byteOffset).getUint16(10, true);
  return { channels, preSkip, packets: audio };
}

function packetsOf(bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packets: Uint8Array[] = [];
  let begun: Uint8Array[] = [];
  for (let page = 0; page < bytes.byteLength; ) {
    const isWhole = page + pageHeaderBytes <= bytes.byteLength;
    if (!isWhole || String.fromCharCode(...bytes.subarray(page, page + 4)) !== 'OggS') return null;
    const segments = view.getUint8(page + 26);
    let at = page + pageHeaderBytes + segments;
    for (let segment = 0; segment < segments; segment += 1) {
      const place = page + pageHeaderBytes + segment;
      const length = bytes[place] ?? 0;
      if (at + length > bytes.byteLength) return null;
      begun.push(bytes.subarray(at, at + length));
      at += length;
      // A packet continues while its segments are full.
      if (length === maxLacing) continue;
      packets.push(Uint8Array.from(begun.flatMap((piece) => [...piece])));
      begun = [];
    }
    page = at;
  }
  return packets;
}
