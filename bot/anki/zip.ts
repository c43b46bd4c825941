import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; bytes: Uint8Array };

const utf8Names = 0x0800;
/** Smaller ones win nothing that their heads do not cost. */
const deflateFromBytes = 512;

/**
 * A ZIP archive (PKWARE's APPNOTE, without its 64-bit extension: at most 65,535 entries and 4 GB). Entries that get
 * smaller are deflated; sounds, for one, are not. Every entry has the same date, 1 January 1980: the same words give the
 * same bytes.
 */
export function zip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = bytes.length < deflateFromBytes ? bytes : deflateRawSync(bytes);
    const isDeflated = packed.length < bytes.length;
    const content = isDeflated ? packed : bytes;
    const nameBytes = Buffer.from(name, 'utf8');
    const head = commonHead({ isDeflated, crc: crc32(bytes), packed: content.length, size: bytes.length });
    const nameLengths = uint16s(nameBytes.length, 0);
    const local = Buffer.concat([uint32s(0x04034b50), head, nameLengths, nameBytes]);
    parts.push(local, content);
    directory.push(
      Buffer.concat([
        uint32s(0x02014b50),
        uint16s(20),
        head,
        nameLengths,
        uint16s(0, 0, 0), // no comment, first disk, no attributes inside
        uint32s(0, offset),
        nameBytes,
      ]),
    );
    offset += local.length + content.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.concat([
    uint32s(0x06054b50),
    uint16s(0, 0, entries.length, entries.length),
    uint32s(listing.length, offset),
    uint16s(0),
  ]);
  return Buffer.concat([...parts, listing, end]);
}

/** What an entry's own head and its line in the directory share: version, flags, method, date, checksum, sizes. */
function commonHead(entry: { isDeflated: boolean; crc: number; packed: number; size: number }): Buffer {
  const { isDeflated, crc, packed, size } = entry;
  return Buffer.concat([uint16s(20, utf8Names, isDeflated ? 8 : 0, 0, 0x21), uint32s(crc, packed, size)]);
}

function uint16s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
}

function uint32s(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}
