import { crc32, inflateRawSync } from 'node:zlib';

/** Why a file of an archive cannot be had. */
export type ArchiveFlaw = 'missing' | 'twice' | 'too-large' | 'unreadable';
export type Archive = {
  /** Unpacks one file, by its whole name; never more than `maxBytes`, whatever size its head claims. */
  read(name: string, maxBytes: number): { ok: true; bytes: Uint8Array } | { ok: false; flaw: ArchiveFlaw };
};

/** Where the bytes of an archive are: in memory, or in a file of which only what is asked for is read. */
export type ArchiveSource = {
  size: number;
  /** `at` and `length` lie within the archive. */
  read(at: number, length: number): Uint8Array;
};

const inMemory = (bytes: Uint8Array): ArchiveSource => ({
  size: bytes.length,
  read: (at, length) => bytes.subarray(at, at + length),
});

type Entry = { method: number; isLocked: boolean; crc: number; packed: number; size: number; at: number };

/** More than there are words, sentences and letters of a course, said by a dozen speakers. */
const maxFiles = 50_000;
/** Of as many files with long names. */
const maxDirectoryBytes = 16_777_216;
/** What packing may add to a file that cannot be packed. */
const maxPackingBytes = 65_536;
const endMark = 0x06054b50;
const fileMark = 0x02014b50;
const localMark = 0x04034b50;
const endBytes = 22;
const fileBytes = 46;
const localBytes = 30;
const maxCommentBytes = 0xffff;
const stored = 0;
const deflated = 8;

/**
 * Reads the directory of a zip archive and nothing else; undefined where there is none, or where it names more than
 * 50,000 files. What it claims is believed of no file: each is unpacked when it is asked for, up to a limit, and has to
 * match its length and checksum. A name that two files have is the name of neither: programs differ in which they take.
 */
export function openArchive(archive: Uint8Array | ArchiveSource): Archive | undefined {
  const source = archive instanceof Uint8Array ? inMemory(archive) : archive;
  const entries = readDirectory(source);
  if (!entries) return undefined;
  return {
    read(name, maxBytes) {
      const entry = entries.get(name);
      if (entry === undefined) return { ok: false, flaw: 'missing' };
      if (entry === 'twice') return { ok: false, flaw: 'twice' };
      if (entry.size > maxBytes) return { ok: false, flaw: 'too-large' };
      const file = entry.packed <= maxBytes + maxPackingBytes ? unpack(source, entry) : undefined;
      return file ? { ok: true, bytes: file } : { ok: false, flaw: 'unreadable' };
    },
  };
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function readDirectory(source: ArchiveSource): Map<string, Entry | 'twice'> | undefined {
  const found = findEnd(source);
  if (!found || found.count > maxFiles) return undefined;
  const { count, start, end: directoryEnd } = found;
  const end = directoryEnd - start;
  if (end < 0 || end > maxDirectoryBytes) return undefined;
  const bytes = source.read(start, end);
  const view = viewOf(bytes);
  const entries = new Map<string, Entry | 'twice'>();
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + fileBytes > end || view.getUint32(at, true) !== fileMark) return undefined;
    const nameEnd = at + fileBytes + view.getUint16(at + 28, true);
    if (nameEnd > end) return undefined;
    const name = new TextDecoder().decode(bytes.subarray(at + fileBytes, nameEnd));
    entries.set(name, entries.has(name) ? 'twice' : entryAt(view, at));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function entryAt(view: DataView, at: number): Entry {
  return {
    isLocked: (view.getUint16(at + 8, true) & 1) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
  };
}

/**
 * The end record stands at the end, before a comment of its own length. Returns where it stands, where the directory
 * begins and how many files it claims.
 */
function findEnd(source: ArchiveSource): { end: number; start: number; count: number } | undefined {
  const from = Math.max(0, source.size - endBytes - maxCommentBytes);
  const view = viewOf(source.read(from, source.size - from));
  const last = view.byteLength - endBytes;
  for (let at = last; at >= 0 && at >= last - maxCommentBytes; at--) {
    if (
      view.getUint32(at, true) === endMark &&
      at + endBytes + view.getUint16(at + 20, true) === view.byteLength
    ) {
      return { end: from + at, start: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) };
    }
  }
  return undefined;
}

function unpack(source: ArchiveSource, entry: Entry): Uint8Array | undefined {
  const { at, packed, size, method, crc, isLocked } = entry;
  if (isLocked || at + localBytes > source.size) return undefined;
  const head = viewOf(source.read(at, localBytes));
  if (head.getUint32(0, true) !== localMark) return undefined;
  const start = at + localBytes + head.getUint16(26, true) + head.getUint16(28, true);
  if (start + packed > source.size) return undefined;
  const file = inflated(source.read(start, packed), method, size);
  return file?.length === size && crc32(file) === crc ? file : undefined;
}

/** Ends at the size that was promised. */
function inflated(packed: Uint8Array, method: number, size: number): Uint8Array | undefined {
  if (method === stored) return packed;
  if (method !== deflated) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    return undefined;
  }
}
