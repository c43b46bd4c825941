import { unzipSync } from 'fflate';
import initSqlJs from 'sql.js/dist/sql-wasm-inline.js';

export type ReadPackage = {
  /** Names of the archive's entries. */
  entries: string[];
  /** Number in the package → name of the file. */
  media: Record<string, string>;
  bytesOf(entry: string): Buffer;
  /** Runs a query on the collection and returns its rows. */
  rows(sql: string): unknown[][];
};

/** Opens an .apkg. */
export async function readPackage(file: Uint8Array): Promise<ReadPackage> {
  const entries = unzipSync(file);
  const bytesOf = (entry: string) => {
    const bytes = entries[entry];
    if (!bytes) throw new Error(`no entry ${entry}`);
    return Buffer.from(bytes);
  };
  const { Database } = await initSqlJs();
  const database = new Database(bytesOf('collection.anki2'));
  return {
    entries: Object.keys(entries),
    media: JSON.parse(bytesOf('media').toString()),
    bytesOf,
    rows: (sql) => database.exec(sql)[0]?.values ?? [],
  };
}
