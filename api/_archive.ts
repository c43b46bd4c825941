import { crc32, inflateRawSync } from 'node:zlib';

/** Why a file of an archive cannot be had. */
export type ArchiveFlaw = 'missing' | 'twice' | 'too-large' | 'unreadable';
export type Archive = {
  /** Unpacks one file, by its whole name; never more than `maxBytes`, whatever size its head claims. */
  read(name: string, maxBytes: number): { ok: true; bytes: Uint8Array } | { ok: false; flaw: ArchiveFlaw };
};

type Entry = { method: number; isLocked: boolean; crc: number; packed: number; size: number; at: number };

/** More than there are words, sentences and letters of a course, said by a dozen speakers. */
const maxFiles = 50_000;
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
export function openArchive(bytes: Uint8Array): Archive | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(bytes, view);
  if (!entries) return undefined;
  return {
    read(name, maxBytes) {
      const entry = entries.get(name);
      if (entry === undefined) return { ok: false, flaw: 'missing' };
      if (entry === 'twice') return { ok: false, flaw: 'twice' };
      if (entry.size > maxBytes) return { ok: false, flaw: 'too-large' };
      const file = unpack(bytes, view, entry);
      return file ? { ok: true, bytes: file } : { ok: false, flaw: 'unreadable' };
    },
  };
}

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, Entry | 'twice'> | undefined {
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count > maxFiles) return undefined;
  const entries = new Map<string, Entry | 'twice'>();
  let at = start;
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

/** The end record stands at the end, before a comment of its own length. */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= 0 && at >= last - maxCommentBytes; at--) {
    if (
      view.getUint32(at, true) === endMark &&
      at + endBytes + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  }
  return undefined;
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array | undefined {
  const { at, packed, size, method, crc, isLocked } = entry;
  if (isLocked || at + localBytes > bytes.length || view.getUint32(at, true) !== localMark) return undefined;
  const start = at + localBytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packed > bytes.length) return undefined;
  const file = inflated(bytes.subarray(start, start + packed), method, size);
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
