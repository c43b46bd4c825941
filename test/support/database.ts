import type { OpenDatabase } from '../../db/client.ts';
import { openLocalDatabase } from '../../db/local.ts';
import { openNeonDatabase } from '../../db/neon.ts';

/**
 * An empty, migrated database for one test file: embedded in memory; or, when the runner has started a PostgreSQL
 * (`TEST_DATABASE_URL`, `TEST_DATABASE_PROXY`), a database of its own there, through the real Neon driver.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  const proxy = process.env.TEST_DATABASE_PROXY;
  const database = url && proxy ? await openOnServer(url, proxy) : await openLocalDatabase();
  await database.migrate();
  return database;
}

let made = 0;

async function openOnServer(url: string, proxy: string): Promise<OpenDatabase> {
  made += 1;
  const name = `mila_${process.pid}_${made}_${Math.random().toString(36).slice(2, 8)}`;
  const admin = openNeonDatabase({ url, proxy });
  await admin.db.execute(`create database ${name}`);
  await admin.close();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return openNeonDatabase({ url: address.href, proxy });
}
