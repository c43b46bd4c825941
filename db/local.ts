import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { checkRows, type OpenDatabase } from './client.ts';
import { DatabaseInUseError, lockFolder } from './folder-lock.ts';

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/**
 * Opens the embedded Postgres: in `folder`, or in memory without one. It is for development, so what statements return
 * is checked. One process at a time: a pid file beside the folder keeps others out, and one left by a dead process is
 * taken over. Throws DatabaseInUseError (db/folder-lock.ts); an Error with one clear line when the folder cannot be
 * opened.
 */
export async function openLocalDatabase(folder?: string): Promise<OpenDatabase> {
  let release = () => {};
  let client: PGlite;
  try {
    if (folder) release = lockFolder(folder);
    client = await PGlite.create(folder ?? 'memory://');
  } catch (cause) {
    release();
    if (cause instanceof DatabaseInUseError) throw cause;
    throw new Error(`База ${folder ?? 'в памяти'} не открывается: ${String(cause)}`, { cause });
  }
  const db = checkRows(drizzle(client));
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder }),
    async close() {
      await client.close();
      release();
    },
  };
}
