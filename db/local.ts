import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './client.ts';
import * as schema from './schema/index.ts';

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** PGlite has no lock of its own: a second opener of the folder would silently lose updates. */
export class DatabaseInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(`База ${folder} уже открыта другим процессом (pid ${pid}). Остановите его и запустите снова.`);
    this.name = 'DatabaseInUseError';
  }
}

/**
 * Opens the embedded Postgres: in `folder`, or in memory when there is none. One process at a time: a pid file beside
 * the folder keeps others out, and one left by a dead process is taken over. Throws DatabaseInUseError.
 */
export async function openLocalDatabase(folder?: string): Promise<OpenDatabase> {
  const release = folder ? lock(folder) : () => {};
  let client: PGlite;
  try {
    client = await PGlite.create(folder ?? 'memory://');
  } catch (cause) {
    release();
    throw new Error(`База ${folder ?? 'в памяти'} не открывается: ${String(cause)}`, { cause });
  }
  const db = drizzle(client, { schema });
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder }),
    async close() {
      await client.close();
      release();
    },
  };
}

function lock(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = `${folder.replace(/\/+$/, '')}.pid`;
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
    if (isAlive(owner)) throw new DatabaseInUseError(folder, owner);
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
