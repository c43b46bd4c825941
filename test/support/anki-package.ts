import { inflateRawSync } from 'node:zlib';
import initSqlJs from 'sql.js/dist/sql-wasm-inline.js';

export type ReadPackage = {
  /** Names of the archive's entries. */
  entries: string[];
  /** Number in the package → name of the file. */
  media: Record<string, string>;
  bytesOf(entry: string): Buffer;
  /** Rows of a question to the collection. */
  rows(sql: string): unknown[][];
};

/** Opens an .apkg by the archive's directory, as an unpacker does. */
export async function readPackage(file: Uint8Array): Promise<ReadPackage> {
  const entries = unzip(Buffer.from(file));
  const bytesOf = (entry: string) => {
    const bytes = entries.get(entry);
    if (!bytes) throw new Error(`no entry ${entry}`);
    return bytes;
  };
  const { Database } = await initSqlJs();
  const database = new Database(bytesOf('collection.anki2'));
  return {
    entries: [...entries.keys()],
    media: JSON.parse(bytesOf('media').toString()),
    bytesOf,
    rows: (sql) => database.exec(sql)[0]?.values ?? [],
  };
}

function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  const entries = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const begin = archive.readUInt32LE(at + 42);
    const from = begin + 30 + archive.readUInt16LE(begin + 26) + archive.readUInt16LE(begin + 28);
    const content = archive.subarray(from, from + archive.readUInt32LE(at + 20));
    entries.set(name, archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}
