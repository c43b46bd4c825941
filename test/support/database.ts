import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { checkRows, type Db, type OpenDatabase } from '../../db/connection/client.ts';
import { prepareNamedHere } from '../../db/connection/local-statements.ts';
import { type NeonOptions, openNeonDatabase } from '../../db/connection/neon.ts';
import { patientPage } from './patient.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const migrationsFolder = join(root, 'db/migrations');
const cacheFolder = join(root, 'node_modules/.cache/mila');

/** The server of this run, when the runner has started one (scripts/with-services.ts). */
const server =
  process.env.TEST_DATABASE_URL && process.env.TEST_DATABASE_PROXY
    ? { url: process.env.TEST_DATABASE_URL, proxy: process.env.TEST_DATABASE_PROXY }
    : undefined;

/** True when statements of one test really run in parallel: PGlite runs them one after the other. */
export const isRealServer = server !== undefined;

/**
 * An empty, migrated database for one test file: embedded in memory; or, when the runner has started a PostgreSQL, a
 * separate database there, through the real Neon driver.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = server
    ? openOnServer({ url: await createDatabaseOnServer(), proxy: server.proxy })
    : await openEmbedded();
  checkRows(database.db);
  return database;
}

/** Opens a database there; a query waits for a free connection for as long as a busy machine may need. */
export function openOnServer(options: NeonOptions): OpenDatabase {
  return openNeonDatabase({ ...options, connectionTimeoutMs: patientPage.timeout });
}

/** The way to that server by TLS and a pooler, with the settings that the Neon driver has by itself. */
export const pooledProxy =
  process.env.TEST_DATABASE_POOLED_PROXY && process.env.TEST_DATABASE_POOLED_CA
    ? { address: process.env.TEST_DATABASE_POOLED_PROXY, ca: process.env.TEST_DATABASE_POOLED_CA }
    : undefined;

/** The proxy in front of that server. */
export const serverProxy = server?.proxy ?? '';

const serverTemplate = 'mila_template';

/** Returns the address of a new, migrated database on the server of this run; throws when there is no server. */
export async function createDatabaseOnServer(): Promise<string> {
  if (!server) throw new Error('no PostgreSQL was started for this run (scripts/with-services.ts)');
  const admin = openOnServer(server);
  const name = newName();
  const create = () =>
    admin.db.execute(`create database ${name} template ${serverTemplate} strategy file_copy`);
  try {
    await create().catch(async () => {
      await createServerTemplate(admin.db, server);
      await create();
    });
  } finally {
    await admin.close();
  }
  return addressOf(server.url, name);
}

/** Returns the address of a new database there that has no tables; asks for it by the given way. */
export async function createBareDatabaseOnServer(
  proxy: NeonOptions['proxy'] = server?.proxy,
): Promise<string> {
  if (!server || !proxy) throw new Error('no PostgreSQL was started for this run (scripts/with-services.ts)');
  const admin = openOnServer({ url: server.url, proxy });
  const name = newName();
  await admin.db.execute(`create database ${name}`).finally(() => admin.close());
  return addressOf(server.url, name);
}

async function createServerTemplate(admin: Db, { url, proxy }: { url: string; proxy: string }) {
  const name = newName();
  await admin.execute(`create database ${name}`);
  const database = openOnServer({ url: addressOf(url, name), proxy });
  await database.migrate();
  await database.close();
  // Another worker may create one at the same time: the name goes to the first.
  await admin.execute(`alter database ${name} rename to ${serverTemplate}`).catch(() => {});
}

const newName = () => `mila_${randomUUID().replaceAll('-', '')}`;

function addressOf(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

type Embedded = { client: PGlite; schema: unknown };

/** Databases of this worker that no test file is using: emptying one is ten times as fast as loading one. */
const idle: Embedded[] = [];

async function openEmbedded(): Promise<OpenDatabase> {
  const embedded = (await takeIdle()) ?? (await loadEmbedded());
  // A separate handle for each test file: the product's caches identify a database by it, and it ends with the file.
  const { proxy, revoke } = Proxy.revocable(embedded.client, {
    get: (client, key) => {
      const value: unknown = Reflect.get(client, key);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
  const db = drizzle(proxy);
  return {
    db,
    migrate: (folder = migrationsFolder) => migrate(db, { migrationsFolder: folder }),
    async close() {
      revoke();
      idle.push(embedded);
    },
  };
}

async function loadEmbedded(): Promise<Embedded> {
  const client = await PGlite.create({ loadDataDir: await readTemplate() });
  prepareNamedHere(client);
  return { client, schema: await readSchema(client) };
}

/** An idle database without rows, sequences at their start; one whose tables were changed by a test is discarded. */
async function takeIdle(): Promise<Embedded | undefined> {
  const embedded = idle.pop();
  if (!embedded) return undefined;
  const { client, schema } = embedded;
  if (!isDeepStrictEqual(await readSchema(client), schema)) {
    await client.close();
    return takeIdle();
  }
  await client.exec(`
    do $$ begin
      execute (
        select format('truncate %s restart identity cascade', string_agg(format('%I', tablename), ', '))
        from pg_tables where schemaname = 'public'
      );
    end $$;
  `);
  return embedded;
}

/** Names and sizes of tables, indexes and sequences, and names of constraints. */
async function readSchema(client: PGlite): Promise<unknown> {
  const { rows } = await client.query(`
    select relname as name, relnatts as columns from pg_class where relnamespace = 'public'::regnamespace
    union all
    select conname, 0 from pg_constraint where connamespace = 'public'::regnamespace
    order by name, columns
  `);
  return rows;
}

/** A folder with an empty, migrated database for `openLocalDatabase`. */
export async function makeDatabaseFolder(folder: string): Promise<void> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: await readTemplate() });
  await client.close();
}

/**
 * Creating a PGlite takes seconds, loading a stored one tenths of a second: the first test of a checkout creates it.
 */
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
  // Two test files may create it at once: each writes its own file and then renames it.
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
