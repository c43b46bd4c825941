import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { checkRows, type OpenDatabase } from './client.ts';
import { DatabaseInUseError, lockFolder } from './folder-lock.ts';
import { folderTrouble } from './folder-trouble.ts';
import { prepareNamedHere } from './local-statements.ts';
import { migrationsFolder } from './migrations-folder.ts';

/**
 * Opens the embedded Postgres: in `folder`, or in memory without one. It is for development, so what statements return
 * is checked. One process at a time: a pid file beside the folder keeps others out, and one left by a dead process is
 * taken over. Throws DatabaseInUseError (db/connection/folder-lock.ts); a FolderError or an Error in words (db/connection/folder-trouble.ts)
 * when the folder cannot be opened.
 */
export async function openLocalDatabase(folder?: string): Promise<OpenDatabase> {
  const { client, release } = folder ? await openFolder(folder) : await openMemory();
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

type Opened = { client: PGlite; release: () => void };

async function openMemory(): Promise<Opened> {
  try {
    return { client: await PGlite.create('memory://'), release: () => {} };
  } catch (cause) {
    throw new Error(`База в памяти не открывается: ${String(cause)}`, { cause });
  }
}

async function openFolder(folder: string): Promise<Opened> {
  const release = lock(folder);
  try {
    return { client: await createWhole(folder), release };
  } catch (error) {
    release();
    throw error;
  }
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (cause) {
    throw cause instanceof DatabaseInUseError ? cause : folderTrouble(folder, cause);
  }
}

/**
 * A database that was never finished, because its process was killed or its disk was full, has held nothing: it is
 * removed and created again. A file beside the folder says that it is unfinished.
 */
async function createWhole(folder: string): Promise<PGlite> {
  const mark = `${folder.replace(/\/+$/, '')}.unfinished`;
  if (existsSync(mark)) empty(folder);
  const isNew = readdirSync(folder).length === 0;
  if (isNew) writeFileSync(mark, '');
  try {
    return await PGlite.create(folder);
  } catch (cause) {
    // Examined before it is emptied: an unfinished database may be what fills the disk.
    const trouble = folderTrouble(folder, cause);
    if (isNew) empty(folder);
    throw trouble;
  } finally {
    if (isNew) rmSync(mark, { force: true });
  }
}

function empty(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}
