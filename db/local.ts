import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { checkRows, type OpenDatabase } from './client.ts';
import { DatabaseInUseError, lockFolder } from './folder-lock.ts';
import { prepareNamedHere } from './local-statements.ts';
import { migrationsFolder } from './migrations-folder.ts';

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
    throw new Error(folder ? adviceFor(folder, cause) : `База в памяти не открывается: ${String(cause)}`, {
      cause,
    });
  }
  prepareNamedHere(client);
  const db = checkRows(drizzle(client));
  return {
    db,
    migrate: (folder = migrationsFolder) => migrate(db, { migrationsFolder: folder }),
    async close() {
      await client.close();
      release();
    },
  };
}

/** PGlite says no more than «Aborted()» of a folder that it cannot read. */
function adviceFor(folder: string, cause: unknown): string {
  return (
    `База ${folder} не открывается (${String(cause)}): папка повреждена или создана другой версией. Уберите её, ` +
    `например: mv ${folder} ${folder}-damaged. Затем восстановите копию: npm run restore -- ФАЙЛ; без копии npm start ` +
    'создаст новую базу.'
  );
}
