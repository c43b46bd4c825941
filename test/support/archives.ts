import { crc32, deflateRawSync } from 'node:zlib';

/** One file of a zip archive, with the lies that its heads tell; what is not said is true. */
export type PackedFile = {
  name: string;
  bytes: Uint8Array;
  isStored?: boolean;
  claims?: Partial<Record<'size' | 'packed' | 'crc' | 'method' | 'flags' | 'at', number>>;
};

/** A zip archive made by hand: directories of every kind, which no library would write. */
export function packArchive(
  files: readonly PackedFile[],
  claims: Partial<Record<'count' | 'start' | 'commentBytes', number>> = {},
): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, isStored = false, claims: lies = {} } of files) {
    const nameBytes = Buffer.from(name);
    const data = isStored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(nameBytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(lies.flags ?? 0x800, 8);
    entry.writeUInt16LE(lies.method ?? (isStored ? 0 : 8), 10);
    entry.writeUInt32LE(lies.crc ?? crc32(bytes), 16);
    entry.writeUInt32LE(lies.packed ?? data.length, 20);
    entry.writeUInt32LE(lies.size ?? bytes.length, 24);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE(lies.at ?? at, 42);
    parts.push(local, nameBytes, data);
    directory.push(entry, nameBytes);
    at += local.length + nameBytes.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(claims.count ?? files.length, 10);
  end.writeUInt32LE(claims.start ?? at, 16);
  end.writeUInt16LE(claims.commentBytes ?? 0, 20);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}
