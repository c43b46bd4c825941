import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { checkRows, type OpenDatabase } from '../../db/client.ts';
import { openNeonDatabase } from '../../db/neon.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const migrationsFolder = join(root, 'db/migrations');
const cacheFolder = join(root, 'node_modules/.cache/mila');

/** The server of this run, when the runner has started one (scripts/with-services.ts). */
const server =
  process.env.TEST_DATABASE_URL && process.env.TEST_DATABASE_PROXY
    ? { url: process.env.TEST_DATABASE_URL, proxy: process.env.TEST_DATABASE_PROXY }
    : undefined;

/** True when statements of one test really run at the same time: PGlite runs them one after the other. */
export const isRealServer = server !== undefined;

/**
 * An empty, migrated database for one test file: embedded in memory; or, when the runner has started a PostgreSQL,
 * a database of its own there, through the real Neon driver.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = server
    ? openNeonDatabase({ url: await createDatabaseOnServer(), proxy: server.proxy })
    : await openEmbedded();
  await database.migrate();
  checkRows(database.db);
  return database;
}

/** The address of a new, empty database on the server of this run; throws when there is no server. */
export async function createDatabaseOnServer(): Promise<string> {
  if (!server) throw new Error('no PostgreSQL was started for this run (scripts/with-services.ts)');
  const { url, proxy } = server;
  const name = `mila_${randomUUID().replaceAll('-', '')}`;
  const admin = openNeonDatabase({ url, proxy });
  await admin.db.execute(`create database ${name}`);
  await admin.close();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function openEmbedded(): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: await readTemplate() });
  const db = drizzle(client);
  return { db, migrate: () => migrate(db, { migrationsFolder }), close: () => client.close() };
}

/** A folder with an empty, migrated database for `openLocalDatabase`. */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: await readTemplate() });
  await client.close();
}

/** Making a PGlite takes seconds, loading a made one tenths of a second: the first test of a checkout makes it. */
async function readTemplate(): Promise<Blob> {
  const file = join(cacheFolder, `${fingerprint()}.tar`);
  if (!existsSync(file)) await makeTemplate(file);
  return new Blob([readFileSync(file)]);
}

async function makeTemplate(file: string): Promise<void> {
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(cacheFolder, { recursive: true });
  // Two test files may make it at once: each writes its own and puts it in place whole.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
  renameSync(own, file);
}

/** Changes with the migrations and with the version of PGlite. */
function fingerprint(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  for (const name of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
